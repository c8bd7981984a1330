/** The special connections, and who has made them. */
import type { ReactNode } from 'react';
import { SPECIAL_CITIES } from '../../src/board.ts';
import { CONNECTION_INCOME } from '../../src/income.ts';
import { hasCube } from '../../src/mask.ts';
import { COMPANIES } from '../../src/types.ts';
import styles from './connections.module.css';
import type { BoardLabels } from '../words/board.ts';

const ENDS = [
  { name: 'Chicago', x: 16, y: 22, width: 53 },
  { name: 'New York', x: 150, y: 10, width: 59 },
  { name: 'Atlanta', x: 92, y: 84, width: 53 },
] as const;
const BONUSES = [
  [83, 16],
  [54, 53],
  [121, 47],
] as const;
const CONNECTIONS = { x: 768, y: 322 } as const;

export function Connections({ labels }: { readonly labels: BoardLabels }): ReactNode {
  return (
    <g transform={`translate(${CONNECTIONS.x} ${CONNECTIONS.y})`}>
      <text x={84} y={-22} className={styles['heading']}>
        {labels.connections.toUpperCase()}
      </text>
      <path d="M16 22L150 10L92 84Z" className={styles['dashes']} />
      {BONUSES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`} className={styles['bonus']}>
          <rect x={-16} y={-9} width={32} height={18} rx={9} />
          <text y={5}>+${CONNECTION_INCOME}</text>
        </g>
      ))}
      {ENDS.map(({ name, x, y, width }) => (
        <g key={name} transform={`translate(${x} ${y})`} className={styles['end']}>
          <rect x={-width / 2} y={-8} width={width} height={16} rx={2} />
          <text y={4.2}>{name.toUpperCase()}</text>
        </g>
      ))}
      <text x={84} y={110} className={styles['note']}>
        {labels.connectionNote}
      </text>
    </g>
  );
}

/** Where the companies stand that have joined a pair: the first, and the way to the next. */
const PAIRS = [
  { ends: ['Chicago', 'New York'], x: 83, y: 33, step: 12 },
  { ends: ['Chicago', 'Atlanta'], x: 29, y: 53, step: -12 },
  { ends: ['New York', 'Atlanta'], x: 146, y: 47, step: 12 },
] as const;

function hexOf(name: string): number {
  return SPECIAL_CITIES.find((city) => city.name === name)?.hex ?? 0;
}

export interface JoinedProps {
  readonly prefix: string;
  readonly map: readonly number[];
}

/** AR-6.6: who has made which special connection. */
export function Joined({ prefix, map }: JoinedProps): ReactNode {
  return PAIRS.map(({ ends: [one, other], x, y, step }) => {
    const both = (map[hexOf(one)] ?? 0) & (map[hexOf(other)] ?? 0);
    return COMPANIES.filter((company) => hasCube(both, company)).map((company, at) => (
      <use
        key={company}
        href={`#${prefix}c${company}`}
        transform={`translate(${CONNECTIONS.x + x + step * at} ${CONNECTIONS.y + y}) scale(.6)`}
      />
    ));
  });
}
