/** What may be touched glows in brass and shows its price; what is chosen has a red edge. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { memo, type ReactNode } from 'react';
import type { Board } from '../../src/board.ts';
import { cubesIn } from '../../src/mask.ts';
import { INNER, OUTER, TILE, centreOf, hexOutline, outlines } from './geometry.ts';
import styles from './glow.module.css';

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((hex, at) => hex === b[at]);

export interface GlowProps {
  readonly board: Board;
  readonly hexes: readonly number[];
}

export const Glow = memo(
  function Glow({ board, hexes }: GlowProps): ReactNode {
    if (hexes.length === 0) return null;
    // Around a city: its inside is full.
    const cities = hexes.filter((hex) => board.terrain[hex] === 'city');
    const others = hexes.filter((hex) => board.terrain[hex] !== 'city');
    const d = outlines(others, INNER) + outlines(cities, TILE);
    // A blurred shadow would cost more time than all the rest of the map.
    return (
      <>
        <path d={d} className={styles['halo']} />
        <path d={d} className={styles['glow']} />
      </>
    );
  },
  (before, after) => before.board === after.board && isSame(before.hexes, after.hexes),
);

/** Where a price stands: beside the pieces, from the hex's middle. */
export function pricePlace(board: Board, hex: number, mask: number): Point {
  const cubes = cubesIn(mask);
  switch (board.terrain[hex]) {
    case 'city':
      return cubes === 0 ? { x: 0, y: 2.9 } : cubes === 1 ? { x: 11, y: 2.9 } : { x: 27, y: 0 };
    case 'plains':
      return cubes === 0 ? { x: 0, y: 0 } : { x: 0, y: cubes > 2 ? 20 : 16 };
    default:
      return { x: 0, y: 10.9 };
  }
}

/** How far the cubes of a hex move aside for its price. */
export function priceShift(board: Board, hex: number, mask: number): number {
  return board.terrain[hex] === 'city' && cubesIn(mask) === 1 ? -10 : 0;
}

export interface Price {
  readonly board: Board;
  readonly hex: number;
  readonly mask: number;
  readonly cost: number;
}

export const PriceTag = memo(function PriceTag({ board, hex, mask, cost }: Price): ReactNode {
  const { x, y } = centreOf(hex);
  const place = pricePlace(board, hex, mask);
  const half = cost > 9 ? 14 : 11.5;
  return (
    <g transform={`translate(${x + place.x} ${y + place.y})`} className={styles['price']}>
      <rect x={-half} y={-8} width={2 * half} height={16} rx={8} />
      <text y={4.7}>${cost}</text>
    </g>
  );
});

export function ChosenHex({ hex }: { readonly hex: number }): ReactNode {
  return (
    <>
      <path d={hexOutline(centreOf(hex), INNER)} className={styles['lit']} />
      <path d={hexOutline(centreOf(hex), OUTER)} className={styles['chosen']} />
    </>
  );
}
