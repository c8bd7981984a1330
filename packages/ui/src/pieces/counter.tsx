/** A number on a workbench, with one more and one fewer. */
import type { ReactNode } from 'react';
import styles from './counter.module.css';

export interface CounterProps {
  /** What the two buttons do to what is counted. */
  readonly labels: { fewer(of: string): string; more(of: string): string };
  /** What is counted. */
  readonly of: string;
  readonly count: number;
  readonly isWrong: boolean;
  add(more: number): void;
}

export function Counter({ labels, of, count, isWrong, add }: CounterProps): ReactNode {
  return (
    <div className={styles['counter']} data-fault={isWrong ? '' : undefined}>
      <button
        type="button"
        aria-label={labels.fewer(of)}
        disabled={count === 0}
        onClick={() => add(-1)}
      >
        −
      </button>
      <output aria-label={of}>{count}</output>
      <button type="button" aria-label={labels.more(of)} onClick={() => add(1)}>
        +
      </button>
    </div>
  );
}
