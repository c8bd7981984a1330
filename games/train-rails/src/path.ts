/** The way that a pawn went, where somebody wants to see it or it matters where it came from (TR-4.7). */
import { FREE, leavingCost, lookAround, type Standing, type Walker } from './standing.ts';
import type { Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';
import { walksFrom } from './walks.ts';

export interface Wanted {
  readonly end: Cell;
  readonly count: number;
  readonly cards: number;
  /** The last cell but one; NOWHERE: any. */
  readonly from: Cell;
}

/** The first walk that does it, start and end included; undefined: there is none. */
export function witness(
  train: Train,
  standing: Standing,
  walker: Walker,
  wanted: Wanted,
): Cell[] | undefined {
  const cells = lookAround(train, standing);
  const { cell: onto, steps, after } = walksFrom(train, walker.start, wanted.count + wanted.cards);
  const path: Cell[] = [walker.start];
  const [counted, paid] = [[0], [0]];
  for (let walk = 0; walk < onto.length; ) {
    const cell = onto[walk] ?? 0;
    const step = steps[walk] ?? 0;
    const isPassed = cells[cell] !== FREE;
    const count = counted[step - 1] ?? 0;
    const cards = step === 1 ? leavingCost(train, walker, cell) : (paid[step - 1] ?? 0);
    path[step] = cell;
    const isEnd =
      cell === wanted.end &&
      count + 1 === wanted.count &&
      cards === wanted.cards &&
      (wanted.from === NOWHERE || wanted.from === path[step - 1]);
    if (isEnd) return path.slice(0, step + 1);
    counted[step] = isPassed ? count : count + 1;
    paid[step] = isPassed ? cards + 1 : cards;
    const isOver = (counted[step] ?? 0) >= wanted.count || (paid[step] ?? 0) > wanted.cards;
    walk = isOver ? (after[walk] ?? onto.length) : walk + 1;
  }
  return undefined;
}
