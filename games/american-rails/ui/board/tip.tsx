/** A card beside the hex that the mouse or the focus is on: what it is and what lies there. */
import type { ReactNode } from 'react';
import styles from './tip.module.css';

export interface Tipped {
  readonly name: string;
  readonly holds: readonly string[];
  /** In the board's pixels. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly isLow: boolean;
}

export function Tip({ name, holds, x, top, bottom, isLow }: Tipped): ReactNode {
  const place = isLow ? { bottom: `calc(100% - ${top - 6}px)` } : { top: bottom + 6 };
  return (
    <div
      className={styles['tip']}
      style={{ ...place, left: `clamp(8px, ${x}px - 6.5rem, 100% - 13rem - 8px)` }}
      aria-hidden="true"
    >
      <strong>{name}</strong>
      {holds.map((phrase) => (
        <span key={phrase}>{phrase}</span>
      ))}
    </div>
  );
}
