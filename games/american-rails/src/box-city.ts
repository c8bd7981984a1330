/** A short hand for the cities of a box. */
import type { BoxCity } from './types.ts';

export function boxCity(
  name: string,
  col: number,
  row: number,
  full: number,
  shared: number,
  ...marks: readonly ('closed' | 'special')[]
): BoxCity {
  return {
    name,
    col,
    row,
    full,
    shared,
    ...(marks.includes('closed') ? { closed: true } : {}),
    ...(marks.includes('special') ? { special: true } : {}),
  };
}
