/** What may be touched glows in brass and shows its price; what is chosen has a red edge. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { memo, type ReactNode } from 'react';
import { HEXES } from '../../src/board.ts';
import { cubesIn } from '../../src/mask.ts';
import { INNER, OUTER, TILE, centreOf, hexOutline, outlines } from './geometry.ts';
import styles from './glow.module.css';

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((hex, at) => hex === b[at]);

export const Glow = memo(
  function Glow({ hexes }: { readonly hexes: readonly number[] }): ReactNode {
    if (hexes.length === 0) return null;
    // Around a city: its inside is full.
    const cities = hexes.filter((hex) => HEXES[hex]?.terrain === 'city');
    const others = hexes.filter((hex) => HEXES[hex]?.terrain !== 'city');
    const d = outlines(others, INNER) + outlines(cities, TILE);
    // A blurred shadow would cost more time than all the rest of the map.
    return (
      <>
        <path d={d} className={styles['halo']} />
        <path d={d} className={styles['glow']} />
      </>
    );
  },
  (before, after) => isSame(before.hexes, after.hexes),
);

/** Where a price stands: beside the pieces, from the hex's middle. */
export function pricePlace(hex: number, mask: number): Point {
  const cubes = cubesIn(mask);
  switch (HEXES[hex]?.terrain) {
    case 'city':
      return cubes === 0 ? { x: 0, y: 2.9 } : cubes === 1 ? { x: 11, y: 2.9 } : { x: 27, y: 0 };
    case 'plains':
      return cubes === 0 ? { x: 0, y: 0 } : { x: 0, y: cubes > 2 ? 20 : 16 };
    default:
      return { x: 0, y: 10.9 };
  }
}

/** How far the cubes of a hex move aside for its price. */
export function priceShift(hex: number, mask: number): number {
  return HEXES[hex]?.terrain === 'city' && cubesIn(mask) === 1 ? -10 : 0;
}

export interface Price {
  readonly hex: number;
  readonly mask: number;
  readonly cost: number;
}

export const PriceTag = memo(function PriceTag({ hex, mask, cost }: Price): ReactNode {
  const { x, y } = centreOf(hex);
  const place = pricePlace(hex, mask);
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
