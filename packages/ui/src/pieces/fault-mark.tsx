/** Something is wrong here. */
import type { ReactNode } from 'react';
import type { Point } from './box.ts';
import styles from './fault-mark.module.css';

/** Whether something is wrong at a place or within it. */
export function isFaulty(faults: ReadonlySet<string>, place: string): boolean {
  return faults.has(place) || [...faults].some((at) => at.startsWith(`${place}.`));
}

export function FaultMark({ x, y }: Point): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={styles['fault']} data-fault="">
      <circle r={9} />
      <path d="M0 -4.6V1.2M0 4.4V4.6" />
    </g>
  );
}
