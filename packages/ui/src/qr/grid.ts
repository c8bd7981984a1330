/** The squares of a QR code: those that every reader looks for, and the bits between them. */
import type { Version } from './versions.ts';

/** Dark, light, or not drawn yet. */
type Cell = boolean | undefined;
export type Grid = Cell[][];

export const sizeOf = ({ number }: Version): number => number * 4 + 17;

/** All that is the same whatever is said; where the format stands is kept free. */
export function emptyGrid(version: Version): Grid {
  const size = sizeOf(version);
  const grid: Grid = Array.from({ length: size }, () => Array<Cell>(size).fill(undefined));
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  drawFinder(grid, 3, 3);
  drawFinder(grid, size - 4, 3);
  drawFinder(grid, 3, size - 4);
  drawSquares(grid, version);
  drawFormat(grid, 0);
  if (version.number >= 7) drawVersion(grid, version);
  return grid;
}

function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
}

/** A large square with a light ring, and a light edge round it. */
function drawFinder(grid: Grid, x: number, y: number): void {
  for (let down = -4; down <= 4; down += 1) {
    for (let right = -4; right <= 4; right += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      set(grid, x + right, y + down, ring !== 2 && ring !== 4);
    }
  }
}

function drawSquares(grid: Grid, { squares }: Version): void {
  const last = squares.length - 1;
  for (const [i, x] of squares.entries()) {
    for (const [j, y] of squares.entries()) {
      // Three corners have a finder.
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue;
      for (let down = -2; down <= 2; down += 1) {
        for (let right = -2; right <= 2; right += 1) {
          set(grid, x + right, y + down, Math.max(Math.abs(down), Math.abs(right)) !== 1);
        }
      }
    }
  }
}

/** Level M and the mask, with correction, twice. */
export function formatBits(mask: number): number {
  let rest = mask;
  for (let time = 0; time < 10; time += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

export function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = formatBits(mask);
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at += 1) set(grid, 8, at, bit(at));
  set(grid, 8, 7, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 7, 8, bit(8));
  for (let at = 9; at < 15; at += 1) set(grid, 14 - at, 8, bit(at));
  for (let at = 0; at < 8; at += 1) set(grid, size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at += 1) set(grid, 8, size - 15 + at, bit(at));
  set(grid, 8, size - 8, true);
}

export function versionBits(number: number): number {
  let rest = number;
  for (let time = 0; time < 12; time += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (number << 12) | rest;
}

function drawVersion(grid: Grid, { number }: Version): void {
  const bits = versionBits(number);
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1;
    const [far, near] = [grid.length - 11 + (at % 3), Math.floor(at / 3)];
    set(grid, far, near, isDark);
    set(grid, near, far, isDark);
  }
}

/** The free cells in the order in which bits lie there: in columns of two, up and down by turns, from the right. */
export function* freeCells(grid: Grid): Generator<readonly [x: number, y: number]> {
  const size = grid.length;
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the clock is left out.
    const column = right <= 6 ? right - 1 : right;
    const isUp = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [column, column - 1]) if (grid[y]?.[x] === undefined) yield [x, y];
    }
  }
}
