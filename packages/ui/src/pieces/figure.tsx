/** A figure in a table, and beside it for a moment by how much it changed. */
import type { ReactNode } from 'react';
import { plain } from '../plain.ts';
import styles from './figure.module.css';

export interface FigureProps {
  readonly label: string;
  readonly now: number;
  readonly was: number | undefined;
  readonly unit?: '$' | '';
  readonly isQuiet?: boolean;
}

export function Figure({ label, now, was, unit = '', isQuiet = false }: FigureProps): ReactNode {
  const by = was === undefined ? 0 : now - was;
  return (
    <span className={styles['figure']} data-quiet={isQuiet ? '' : undefined}>
      <span className="unseen">{label} </span>
      {unit}
      {plain(now)}
      {by !== 0 && (
        <em key={`${was} ${now}`} data-tone={by > 0 ? 'gain' : 'loss'} aria-hidden="true">
          {by > 0 ? '+' : '−'}
          {unit}
          {Math.abs(by)}
        </em>
      )}
    </span>
  );
}
