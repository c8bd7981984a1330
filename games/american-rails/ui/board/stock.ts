/** What lies on the map, each piece at its place. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { Board } from '../../src/board.ts';
import { cubesIn, hasCube } from '../../src/mask.ts';
import { COMPANIES, type Company } from '../../src/types.ts';
import { centreOf, slotsIn, type Slot } from './geometry.ts';
import { joints } from './rails.ts';

export interface Lying extends Slot {
  readonly id: string;
  readonly company: Company;
  readonly hex: number;
}

export function cubeId(company: Company, hex: number): string {
  return `${company}:${hex}`;
}

/** Where a company's cube lies in a hex, its hex's middle added. */
export function cubePlace(
  board: Board,
  mask: number,
  company: Company,
  hex: number,
  shift = 0,
): Slot {
  const before = cubesIn(mask & ((1 << company) - 1));
  const { x, y } = centreOf(hex);
  const slot = slotsIn(board, hex, cubesIn(mask))[before] ?? { x: 0, y: 0, size: 10 };
  return { x: x + slot.x + shift, y: y + slot.y, size: slot.size };
}

/** All cubes; `shifts` are hexes whose cubes make room for a price. */
export function cubesOn(
  board: Board,
  map: readonly number[],
  shifts: ReadonlyMap<number, number>,
): Lying[] {
  const lying: Lying[] = [];
  for (const [hex, mask] of map.entries()) {
    for (const company of COMPANIES) {
      if (!hasCube(mask, company)) continue;
      const place = cubePlace(board, mask, company, hex, shifts.get(hex));
      lying.push({ ...place, id: cubeId(company, hex), company, hex });
    }
  }
  return lying;
}

const number = (value: number): string => String(Math.round(value * 10) / 10);
const line = (a: Point, b: Point): string =>
  `M${number(a.x)} ${number(a.y)}L${number(b.x)} ${number(b.y)}`;

/** A company's lines as one shape. */
export function railsOf(
  board: Board,
  map: readonly number[],
  company: Company,
  shifts: ReadonlyMap<number, number>,
): string {
  const place = (hex: number): Point =>
    cubePlace(board, map[hex] ?? 0, company, hex, shifts.get(hex));
  return joints(map, company)
    .map(([a, b]) => line(place(a), place(b)))
    .join('');
}
