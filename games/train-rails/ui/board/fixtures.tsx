/** What stands between cells and above the glow: railings, seat backs, the wall between the cars. */
import { memo, type ReactNode } from 'react';
import type { Train } from '../../src/index.ts';
import { AISLE_ROW, TILE_WIDTH } from '../../src/tiles.ts';
import { Railing, SeatBack } from './car-parts.tsx';
import { columnLeft, drawingOf, HIGH, middleOf, rowTop, WALL } from './geometry.ts';
import styles from './ground.module.css';

export const Fixtures = memo(function Fixtures({ train }: { readonly train: Train }): ReactNode {
  const { cells, isTurned } = drawingOf(train);
  return (
    <g pointerEvents="none">
      {train.join === 'short' && <Bellows />}
      {train.edges.map(({ a, b, kind }) => {
        const [first, second] = [cells.get(a), cells.get(b)];
        if (kind === 'open' || !first || !second) return null;
        const [from, to] = [middleOf(first), middleOf(second)];
        const turn = isTurned ? ' rotate(90)' : '';
        return (
          <g
            key={`${a} ${b}`}
            transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})${turn}`}
          >
            {kind === 'rail' ? <Railing /> : <SeatBack />}
          </g>
        );
      })}
    </g>
  );
});

/** Two cars end to end: only the gangway is open. */
function Bellows(): ReactNode {
  const x = columnLeft(TILE_WIDTH);
  const gangway = rowTop(AISLE_ROW);
  const bottom = rowTop(6) + WALL;
  const parts = [
    [rowTop(0) + 2, gangway + 3],
    [gangway + HIGH - 3, bottom - 2],
  ] as const;
  return (
    <>
      {parts.map(([from, to]) => (
        <g key={from}>
          <rect
            className={styles['bellows']}
            x={x - 7}
            y={from}
            width={14}
            height={to - from}
            rx={3}
          />
          <path
            className={styles['folds']}
            d={Array.from(
              { length: Math.floor((to - from - 6) / 7) },
              (_, at) => `M${x - 6} ${from + 6 + at * 7}l6 3l6-3`,
            ).join('')}
          />
        </g>
      ))}
      <path className={styles['gangway']} d={`M${x} ${gangway + 6}v${HIGH - 12}`} />
    </>
  );
}
