/** How it ended, and how it came about. */
import { parseRecord, type Outcome } from '@roundhouse/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { chartsOf, thinned, type Sample } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { ChartFigure } from './chart-figure.tsx';
import style from './end.module.css';
import { Places } from './places.tsx';
import { TurningPoints } from './turning-points.tsx';

/** More points than this are drawn one upon the other. */
const MOST_SAMPLES = 240;

export function End(): ReactNode {
  const { say } = useTable();
  const outcome = useOutcome();
  const samples = useSamples();
  const charts = useMemo(() => chartsOf(thinned(samples, MOST_SAMPLES)), [samples]);
  // All of it at once: nothing moves when the result has been read.
  if (!outcome) return null;
  return (
    <section className={style['end']} aria-labelledby="result">
      <h2 id="result" className="unseen">
        {say.ending.title}
      </h2>
      <Places outcome={outcome} />
      <h3 className="caption">{say.ending.how}</h3>
      <TurningPoints samples={samples} scores={outcome.scores} />
      <div className={style['charts']}>
        {charts.map((chart) => (
          <ChartFigure key={chart.group} chart={chart} samples={samples} />
        ))}
      </div>
    </section>
  );
}

function useSamples(): readonly Sample[] {
  const { face, tell } = useTable();
  const { lines } = usePlay();
  return useMemo(
    () =>
      lines.map(({ seq, view }) => ({
        seq,
        stage: face.stage(view, tell).now,
        figures: face.figures(view, tell),
      })),
    [lines, face, tell],
  );
}

/** From the record, which has the result as the rules gave it. */
function useOutcome(): Outcome | undefined {
  const { session } = useTable();
  const { notices } = usePlay();
  const [outcome, setOutcome] = useState<Outcome>();
  const { fail } = notices;
  useEffect(() => {
    session.host.record().then((text) => setOutcome(parseRecord(text).result), fail);
  }, [session, fail]);
  return outcome;
}
