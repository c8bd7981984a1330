/** Everybody's chances over the match, as the expert judged them. */
import type { Review } from '@roundhouse/bots';
import { useMemo, type ReactNode } from 'react';
import type { TableStep } from '../../host/index.ts';
import { chartsOf, thinned, type Sample } from '../model/series.ts';
import { turnsOf } from '../model/turns.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { ChartFigure } from './chart-figure.tsx';

export interface ChancesProps {
  readonly review: Review;
  /** Who came where: at the end nothing is left to guess. */
  readonly places: readonly number[];
}

export function Chances({ review, places }: ChancesProps): ReactNode {
  const { face, tell, say } = useTable();
  const { lines } = usePlay();
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const samples = useMemo(
    () =>
      [...review.samples, settled(lines, places)].flatMap(({ seq, values }): readonly Sample[] => {
        const line = lines.find((each) => each.seq === seq);
        if (!line) return [];
        const known = face.figures(line.view, tell);
        const figures = values.map((value, seat) => ({
          id: String(seat),
          group: say.ending.chances,
          // As the game names the player in its own figures.
          name: known.find((figure) => figure.seat === seat)?.name ?? tell.who(seat),
          seat,
          value: Math.round(value * 100),
        }));
        const turn = turns.get(seq) ?? 0;
        return [{ seq, turn, stage: face.stage(line.view, tell).now, figures }];
      }),
    [review, places, lines, turns, face, tell, say],
  );
  const [chart] = useMemo(() => chartsOf(thinned(samples)), [samples]);
  return chart ? <ChartFigure chart={chart} samples={samples} /> : null;
}

/** Who won has all of it, or shares it with others who did. */
function settled(
  lines: readonly TableStep[],
  places: readonly number[],
): Review['samples'][number] {
  const winners = places.filter((place) => place === 1).length;
  return {
    seq: lines.at(-1)?.seq ?? 0,
    values: places.map((place) => (place === 1 ? 1 / winners : 0)),
  };
}
