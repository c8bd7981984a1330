/** SD-7.4: goods cubes are worth what the best partition into sets of different colours is worth. */
import { GOODS, type Company } from './types.ts';
import { SET_VALUES } from './figures.ts';

const COLOURS = GOODS.length;

/**
 * The widest sets first: as many sets as the commonest colour has cubes, the first of all colours
 * that have one cube, the next of all that have two, and so on.
 */
export function stockValue(stock: readonly number[], company: Company): number {
  const from = company * COLOURS;
  let value = 0;
  for (let depth = 1; ; depth++) {
    let width = 0;
    for (let colour = from; colour < from + COLOURS; colour++) {
      if ((stock[colour] ?? 0) >= depth) width++;
    }
    if (width === 0) return value;
    value += SET_VALUES[width] ?? 0;
  }
}

/** How many goods cubes a company has. */
export function stockSize(stock: readonly number[], company: Company): number {
  let size = 0;
  for (let colour = 0; colour < COLOURS; colour++) size += stock[company * COLOURS + colour] ?? 0;
  return size;
}
