/** The whole board, very small: the map and a speck for each cube. */
import { memo, type ReactNode } from 'react';
import type { Board } from '../../src/board.ts';
import { hasCube } from '../../src/mask.ts';
import { COMPANIES } from '../../src/types.ts';
import { centreOf } from './geometry.ts';
import { SmallGround } from './ground.tsx';
import { LIVERIES } from './liveries.ts';

export interface SmallProps {
  readonly board: Board;
  readonly map: readonly number[];
}

export const Small = memo(function Small({ board, map }: SmallProps): ReactNode {
  return (
    <>
      <SmallGround board={board} />
      {COMPANIES.map((company) => {
        const specks = map.flatMap((mask, hex) => {
          const { x, y } = centreOf(hex);
          return hasCube(mask, company) ? [`M${x - 13} ${y - 13}h26v26h-26z`] : [];
        });
        return (
          <path
            key={company}
            d={specks.join('')}
            fill={`var(--piece-${LIVERIES[company].colour})`}
            stroke="#14202a"
            strokeWidth={3}
          />
        );
      })}
    </>
  );
});
