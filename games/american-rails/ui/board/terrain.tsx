/** Trees and peaks, where no piece lies; a price below pushes them up. */
import { memo, type ReactNode } from 'react';
import type { Board } from '../../src/board.ts';
import { centreOf } from './geometry.ts';
import styles from './terrain.module.css';

const TREES = 'm-8.5 -5l4.4 10h-8.8zm16.5 2l4.1 9.4h-8.3zm-7.8 -10l4.7 10.6h-9.4z';
const TRUNKS = 'm-8.5 4.6v3.2m16.5 -1.8v3m-7.8 -11.8v3.4';
const PEAKS = 'm-17 9l11 -18.5l6 9.5l5 -6l12 15z';
const SHADES = 'm-6 -9.5l4 18.5h6l-4 -9zm11 3.5l3 15h9z';

const LIFT = 6.5;

export interface TerrainProps {
  readonly board: Board;
  /** Hexes with a piece. */
  readonly taken: readonly number[];
  /** Hexes with a price. */
  readonly priced: readonly number[];
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((hex, at) => hex === b[at]);

export const Terrain = memo(
  function Terrain({ board, taken, priced }: TerrainProps): ReactNode {
    const isTaken = new Set(taken);
    const isPriced = new Set(priced);
    const figures = { forest: '', trunks: '', mountain: '', shades: '' };
    for (const [hex, terrain] of board.terrain.entries()) {
      if (isTaken.has(hex) || (terrain !== 'forest' && terrain !== 'mountain')) continue;
      const { x, y } = centreOf(hex);
      const at = `M${x.toFixed(1)} ${(y - (isPriced.has(hex) ? LIFT : 0)).toFixed(1)}`;
      if (terrain === 'forest') {
        figures.forest += at + TREES;
        figures.trunks += at + TRUNKS;
      } else {
        figures.mountain += at + PEAKS;
        figures.shades += at + SHADES;
      }
    }
    return (
      <>
        <path d={figures.forest} className={styles['trees']} />
        <path d={figures.trunks} className={styles['trunks']} />
        <path d={figures.mountain} className={styles['peaks']} />
        <path d={figures.shades} className={styles['shades']} />
      </>
    );
  },
  (before, after) =>
    before.board === after.board &&
    isSame(before.taken, after.taken) &&
    isSame(before.priced, after.priced),
);
