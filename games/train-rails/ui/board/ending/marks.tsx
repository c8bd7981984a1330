/** The marks of the race, each with a shape of its own, around the origin. */
import type { ReactNode } from 'react';
import styles from './race-chart.module.css';

export type MarkOf = 'sat' | 'lost' | 'missed' | 'skipped' | 'stopped';

const SHAPES: Readonly<Record<Exclude<MarkOf, 'sat'>, string>> = {
  lost: 'M-5-5L5 5M5-5L-5 5',
  missed: 'M-7-7H7V7H-7ZM0-7V7M-4-3V1M4-3V1',
  skipped: 'M-6-5L-1 0L-6 5M1-5L6 0L1 5',
  stopped: 'M0-8L7-5V1Q6 6 0 8.5Q-6 6-7 1V-5Z',
};

export function RaceMark({
  type,
  seat,
}: {
  readonly type: MarkOf;
  readonly seat?: number;
}): ReactNode {
  if (type === 'sat') {
    const fill = seat === undefined ? 'var(--card)' : `var(--seat-${seat})`;
    return <circle className={styles['sat']} r={5.4} fill={fill} />;
  }
  return (
    <g className={styles[type]}>
      <circle r={9.5} />
      <path d={SHAPES[type]} />
    </g>
  );
}

/** A mark beside what it means; `hits` is the line from one who drove a pawn off. */
export function RaceSign({ type }: { readonly type: MarkOf | 'hits' }): ReactNode {
  return (
    <svg width={22} height={22} viewBox="-11 -11 22 22" aria-hidden="true">
      {type === 'hits' ? (
        <path className={styles['hit']} d="M0-10.5V10.5" />
      ) : (
        <RaceMark type={type} />
      )}
    </svg>
  );
}
