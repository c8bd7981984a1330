/** The contract that is shown: a pale red band along its shortest way. */
import { memo, type ReactNode } from 'react';
import type { LocationId, RouteId } from '../../src/board.ts';
import styles from './way.module.css';
import { wayLine } from './ways.ts';

export interface WayBandProps {
  readonly from: LocationId;
  readonly routes: readonly RouteId[];
}

export const WayBand = memo(
  function WayBand({ from, routes }: WayBandProps): ReactNode {
    if (routes.length === 0) return null;
    const d = `M${wayLine(from, routes)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`;
    return (
      <>
        <path d={d} className={styles['band']} />
        <path d={d} className={styles['dots']} />
      </>
    );
  },
  (a, b) => a.from === b.from && a.routes.join() === b.routes.join(),
);
