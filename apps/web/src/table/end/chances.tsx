/** Everybody's chances over the match, as the expert judged them. */
import type { Review } from '@roundhouse/bots';
import { useMemo, type ReactNode } from 'react';
import { chartsOf, thinned, type Sample } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { useTable } from '../table-context.tsx';
import { ChartFigure } from './chart-figure.tsx';

export function Chances({ review }: { readonly review: Review }): ReactNode {
  const { face, tell, say } = useTable();
  const { lines } = usePlay();
  const samples = useMemo(
    () =>
      review.samples.flatMap(({ seq, values }): readonly Sample[] => {
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
        return [{ seq, stage: face.stage(line.view, tell).now, figures }];
      }),
    [review, lines, face, tell, say],
  );
  const [chart] = useMemo(() => chartsOf(thinned(samples)), [samples]);
  return chart ? <ChartFigure chart={chart} samples={samples} /> : null;
}
