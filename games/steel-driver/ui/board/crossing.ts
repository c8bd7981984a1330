/** The way on which the two ends of the map were joined (SD-5.2), to be shown. */
import { NONE, type Board, type View } from '../../src/index.ts';

/** Steps from a city to every other over some routes; Infinity where none lead. */
function distances(board: Board, from: number, routes: readonly number[]): readonly number[] {
  const steps = board.cities.map((_, city) => (city === from ? 0 : Infinity));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const route of routes) {
      const a = board.a[route] ?? 0;
      const b = board.b[route] ?? 0;
      const over = Math.min(steps[a] ?? Infinity, steps[b] ?? Infinity) + 1;
      for (const city of [a, b]) {
        if (over < (steps[city] ?? Infinity)) {
          steps[city] = over;
          isNew = true;
        }
      }
    }
  }
  return steps;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) size++;
  return size;
}

/** Every link of every way that counts: the fewest companies, then the fewest links. */
export function crossingLinks(board: Board, { owner, partners }: View): readonly number[] {
  let fewest = Infinity;
  let shortest = Infinity;
  let found = new Set<number>();
  for (let set = partners; set > 0; set = (set - 1) & partners) {
    const size = sizeOf(set);
    if (size > fewest) continue;
    const routes = board.cost
      .map((_, route) => route)
      .filter((route) => ((set >> (owner[route] ?? 31)) & 1) === 1);
    const fromWest = distances(board, board.west, routes);
    const length = fromWest[board.east] ?? Infinity;
    if (length === Infinity || (size === fewest && length > shortest)) continue;
    if (size < fewest || length < shortest) found = new Set();
    fewest = size;
    shortest = length;
    const fromEast = distances(board, board.east, routes);
    for (const route of routes) {
      const a = board.a[route] ?? 0;
      const b = board.b[route] ?? 0;
      const over = Math.min(
        (fromWest[a] ?? Infinity) + (fromEast[b] ?? Infinity),
        (fromWest[b] ?? Infinity) + (fromEast[a] ?? Infinity),
      );
      if (over + 1 === length) found.add(route);
    }
  }
  return [...found];
}

/** Whether the ends were joined between two views. */
export function isCrossing(before: View | undefined, view: View): boolean {
  return before !== undefined && before.closer === NONE && view.closer !== NONE;
}
