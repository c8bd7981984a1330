/** The special connections, and who has made them. */
import type { ReactNode } from 'react';
import type { Board } from '../../src/board.ts';
import { CONNECTION_INCOME } from '../../src/income.ts';
import { hasCube } from '../../src/mask.ts';
import { COMPANIES } from '../../src/types.ts';
import styles from './connections.module.css';
import type { BoardLabels } from '../words/board.ts';

/** Where the signs of the cities hang, as they stand in the box. */
const ENDS = [
  { x: 16, y: 22 },
  { x: 150, y: 10 },
  { x: 92, y: 84 },
] as const;

/** Two of them: where their bonus stands, and where the companies that have joined them; the first, and the way to the next. */
const PAIRS = [
  { ends: [0, 1], bonus: [83, 16], x: 83, y: 33, step: 12 },
  { ends: [0, 2], bonus: [54, 53], x: 29, y: 53, step: -12 },
  { ends: [1, 2], bonus: [121, 47], x: 146, y: 47, step: 12 },
] as const;
const SIGN = { letter: 6.125, least: 53 } as const;

function pairsOf({ special }: Board): (typeof PAIRS)[number][] {
  return PAIRS.filter(({ ends }) => ends.every((end) => end < special.length));
}

const CONNECTIONS = { x: 768, y: 322 } as const;

export interface ConnectionsProps {
  readonly board: Board;
  readonly labels: BoardLabels;
}

export function Connections({ board, labels }: ConnectionsProps): ReactNode {
  const pairs = pairsOf(board);
  if (pairs.length === 0) return null;
  return (
    <g transform={`translate(${CONNECTIONS.x} ${CONNECTIONS.y})`}>
      <text x={84} y={-22} className={styles['heading']}>
        {labels.connections.toUpperCase()}
      </text>
      <path
        d={pairs
          .map(({ ends: [a, b] }) => `M${ENDS[a].x} ${ENDS[a].y}L${ENDS[b].x} ${ENDS[b].y}`)
          .join('')}
        className={styles['dashes']}
      />
      {pairs.map(({ bonus: [x, y] }) => (
        <g key={x} transform={`translate(${x} ${y})`} className={styles['bonus']}>
          <rect x={-16} y={-9} width={32} height={18} rx={9} />
          <text y={5}>+${CONNECTION_INCOME}</text>
        </g>
      ))}
      {board.special.map(({ name }, end) => {
        const { x, y } = ENDS[end] ?? ENDS[0];
        const width = Math.max(SIGN.least, 10 + SIGN.letter * name.length);
        return (
          <g key={name} transform={`translate(${x} ${y})`} className={styles['end']}>
            <rect x={-width / 2} y={-8} width={width} height={16} rx={2} />
            <text y={4.2}>{name.toUpperCase()}</text>
          </g>
        );
      })}
      <text x={84} y={110} className={styles['note']}>
        {labels.connectionNote}
      </text>
    </g>
  );
}

export interface JoinedProps {
  readonly board: Board;
  readonly prefix: string;
  readonly map: readonly number[];
}

/** AR-6.6: who has made which special connection. */
export function Joined({ board, prefix, map }: JoinedProps): ReactNode {
  const maskOf = (end: number): number => map[board.special[end]?.hex ?? 0] ?? 0;
  return pairsOf(board).map(({ ends: [one, other], x, y, step }) => {
    const both = maskOf(one) & maskOf(other);
    return COMPANIES.filter((company) => hasCube(both, company)).map((company, at) => (
      <use
        key={company}
        href={`#${prefix}c${company}`}
        transform={`translate(${CONNECTIONS.x + x + step * at} ${CONNECTIONS.y + y}) scale(.6)`}
      />
    ));
  });
}
