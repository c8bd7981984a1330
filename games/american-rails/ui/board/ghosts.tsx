/** What the chosen action would put on the map. */
import { GhostCube } from '@roundhouse/ui/pieces/cube';
import type { ReactNode } from 'react';
import { NEIGHBOURS, type Board } from '../../src/board.ts';
import { hasCube } from '../../src/mask.ts';
import type { Company } from '../../src/types.ts';
import { LIVERIES } from './liveries.ts';
import { cubePlace } from './stock.ts';
import styles from './ghosts.module.css';

export interface Ghost {
  readonly company: Company;
  readonly hex: number;
}

export interface GhostsProps extends Ghost {
  readonly board: Board;
  readonly map: readonly number[];
  /** The map with the ghost on it. */
  readonly drawn: readonly number[];
}

export function GhostTrack({ board, company, hex, map, drawn }: GhostsProps): ReactNode {
  const to = cubePlace(board, drawn[hex] ?? 0, company, hex);
  const next = NEIGHBOURS[hex]?.find((other) => hasCube(map[other] ?? 0, company));
  const from = next === undefined ? undefined : cubePlace(board, drawn[next] ?? 0, company, next);
  return (
    <>
      {from && (
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke={`var(--piece-${LIVERIES[company].colour})`}
          className={styles['line']}
        />
      )}
      <g transform={`translate(${to.x} ${to.y})`}>
        <GhostCube livery={LIVERIES[company]} size={to.size} />
      </g>
    </>
  );
}
