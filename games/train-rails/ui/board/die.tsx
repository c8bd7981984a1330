/** The boarding die: doors that stand open, or doors that are closed. */
import type { ReactNode } from 'react';
import type { Face } from '../../src/index.ts';
import styles from './die.module.css';

const LEFT = { open: 15, closed: 26 };

export interface DieProps {
  /** Undefined: it has not been rolled. */
  readonly face: Face | undefined;
  readonly isRolling: boolean;
}

/** Around the origin, 78 units wide. */
export function Die({ face, isRolling }: DieProps): ReactNode {
  const shown = face ?? 'closed';
  const left = LEFT[shown];
  return (
    <g className={isRolling ? styles['rolling'] : undefined} data-face={face}>
      <g transform="translate(-39 -39)">
        <rect x={3} y={5} width={72} height={72} rx={13} fill="#c9b78f" />
        <rect
          x={3}
          y={2}
          width={72}
          height={72}
          rx={13}
          fill="#fffdf6"
          stroke="#1c2730"
          strokeWidth={1.6}
        />
        <rect
          x={15}
          y={15}
          width={48}
          height={46}
          rx={3}
          fill={shown === 'open' ? '#f1d58b' : '#d9cbae'}
          stroke="#1c2730"
          strokeWidth={1.5}
        />
        {[left, 65 - left].map((x, at) => (
          <g key={at} className={styles['leaf']} style={{ translate: `${x}px 0px` }}>
            <rect y={15} width={13} height={46} />
            <rect x={3} y={20} width={7} height={16} rx={1.5} />
          </g>
        ))}
        {shown === 'open' && <path d="M39 26V49M32 42l7 8l7-8" className={styles['arrow']} />}
        {face === undefined && (
          <>
            <circle cx={39} cy={38} r={12} fill="#fffdf6" stroke="#1c2730" strokeWidth={1.4} />
            <text x={39} y={45.4} className={styles['unknown']}>
              ?
            </text>
          </>
        )}
      </g>
    </g>
  );
}
