/** The way that a pawn went, where somebody wants to see it or it matters where it came from (TR-4.7). */
import { jumpOver, lastCell, stepsIn, walksFrom } from './movement.ts';
import { leavingCost, occupantsAt, occupiedCells, type Standing, type Walker } from './standing.ts';
import type { Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';

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
  const occupied = occupiedCells(train, standing);
  const walks = walksFrom(train, walker.start, wanted.count + wanted.cards);
  const path: Cell[] = [walker.start];
  const [counted, paid] = [[0], [0]];
  for (let at = 0; at < walks.length;) {
    const walk = walks[at] ?? 0;
    const cell = lastCell(walk);
    const steps = stepsIn(walk);
    const count = counted[steps - 1] ?? 0;
    const cards = steps === 1 ? leavingCost(train, walker, cell) : (paid[steps - 1] ?? 0);
    path[steps] = cell;
    const isEnd =
      cell === wanted.end &&
      count + 1 === wanted.count &&
      cards === wanted.cards &&
      (wanted.from === NOWHERE || wanted.from === path[steps - 1]);
    if (isEnd) return path.slice(0, steps + 1);
    const isFree = occupantsAt(occupied, cell) === 0;
    const walked = isFree ? count + 1 : count;
    const spent = isFree ? cards : cards + 1;
    counted[steps] = walked;
    paid[steps] = spent;
    at += walked < wanted.count && spent <= wanted.cards ? 1 : jumpOver(walk);
  }
  return undefined;
}
