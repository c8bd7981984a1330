/** How it ended, and how it came about. */
import {
  absentIn,
  forfeitedIn,
  parseRecord,
  placedLast,
  type Outcome,
  type Seat,
} from '@roundhouse/engine';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ButtonLink, QuietButton } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { chartsOf, samplesOf, thinned, type Sample } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { Chances } from './chances.tsx';
import { ChartFigure } from './chart-figure.tsx';
import style from './end.module.css';
import { Ending } from './ending.tsx';
import { MyGames } from './my-games.tsx';
import { OverpaidList } from './overpaid-list.tsx';
import { OwnMoves } from './own-moves.tsx';
import { Places } from './places.tsx';
import { Reckoning } from './reckoning.tsx';
import { ShareButton } from './share-button.tsx';
import { CountedPoints, JudgedPoints } from './turning-points.tsx';
import { useReview, type Reviewing } from './use-review.ts';
import { useFair } from '../../fair/words.ts';

export function End(): ReactNode {
  const { say } = useTable();
  const { isTold, told } = useTold();
  const ended = useEnded();
  const samples = useSamples();
  const reviewing = useReview();
  // All of it at once: nothing moves when the result has been read.
  if (!ended) return null;
  const { outcome, out } = ended;
  if (!isTold) {
    return (
      <Reckoning told={told}>
        <Ending outcome={outcome} isTold={false} told={told} />
      </Reckoning>
    );
  }
  return (
    <section className={style['end']} aria-labelledby="result">
      <h2 id="result" className="unseen">
        {say.ending.title}
      </h2>
      <Places outcome={outcome} out={out} />
      <div className={style['give']}>
        <ShareButton outcome={outcome} samples={samples} />
        <CheckLink />
      </div>
      <Ending outcome={outcome} isTold told={told} />
      <MyGames />
      <Course reviewing={reviewing} samples={samples} outcome={outcome} />
    </section>
  );
}

/** The way to the page that recomputes every draw; not for a game that had no seal. */
function CheckLink(): ReactNode {
  const { info } = useTable();
  const fair = useFair();
  if (info.commit === undefined) return null;
  return (
    <ButtonLink quiet href={paths.verify(info.match)}>
      {fair.check}
    </ButtonLink>
  );
}

interface CourseProps {
  readonly reviewing: Reviewing;
  readonly samples: readonly Sample[];
  readonly outcome: Outcome;
}

/** How it came about, in figures. */
function Course({ reviewing, samples, outcome }: CourseProps): ReactNode {
  const { say } = useTable();
  const charts = useMemo(() => chartsOf(thinned(samples)), [samples]);
  const { review } = reviewing;
  const { scores, places } = outcome;
  return (
    <>
      <h3 className="caption">{say.ending.how}</h3>
      <div aria-busy={reviewing.isThinking}>
        {reviewing.isThinking && <Thinking reviewing={reviewing} />}
        {review && <OwnMoves own={review.own} />}
        {review && <JudgedPoints {...review} />}
        {review && <OverpaidList samples={review.samples} />}
        {!review && !reviewing.isThinking && <CountedPoints samples={samples} scores={scores} />}
      </div>
      <div className={style['charts']}>
        {review && <Chances review={review} places={places} />}
        {charts.map((chart) => (
          <ChartFigure key={chart.group} chart={chart} samples={samples} />
        ))}
      </div>
    </>
  );
}

/** How far the expert is; what is known by then is shown to who has waited enough. */
function Thinking({ reviewing: { part, stop } }: { readonly reviewing: Reviewing }): ReactNode {
  const { say } = useTable();
  return (
    <div className={style['thinking']}>
      <p>{say.ending.reviewing}</p>
      <progress value={part} aria-label={say.review.progress(Math.round(part * 100))} />
      <QuietButton onClick={stop}>{say.review.enough}</QuietButton>
    </div>
  );
}

/** Once an ending has been told, it lies open for as long as the table does. */
const TOLD = new WeakSet<object>();

function useTold(): { readonly isTold: boolean; told(): void } {
  const { board, session } = useTable();
  const [isTold, setTold] = useState(board?.keepsResult !== true || TOLD.has(session));
  const told = useCallback(() => {
    TOLD.add(session);
    setTold(true);
  }, [session]);
  return { isTold, told };
}

function useSamples(): readonly Sample[] {
  const { face, tell } = useTable();
  const { lines } = usePlay();
  return useMemo(() => samplesOf(lines, face, tell), [lines, face, tell]);
}

interface Ended {
  readonly outcome: Outcome;
  /** Who is placed last, whatever he scored: out of time, or not there at the end. */
  readonly out: readonly Seat[];
}

/** From the record, which has the result as the rules gave it, and who was not there. */
function useEnded(): Ended | undefined {
  const { session, info } = useTable();
  const { notices } = usePlay();
  const [ended, setEnded] = useState<Ended>();
  const { fail } = notices;
  const isAtStake = info.isAtStake === true;
  useEffect(() => {
    session.host.record().then((text) => setEnded(endedIn(text, isAtStake)), fail);
  }, [session, fail, isAtStake]);
  return ended;
}

function endedIn(text: string, isAtStake: boolean): Ended | undefined {
  const { result, lines } = parseRecord(text);
  if (!result) return undefined;
  const out = [...forfeitedIn(lines), ...(isAtStake ? absentIn(lines) : [])];
  return { outcome: { ...result, places: placedLast(result.places, out) }, out };
}
