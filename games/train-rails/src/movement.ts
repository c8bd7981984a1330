/**
 * How far a pawn can walk (TR-4.3 to TR-4.8): one reading of the walks from its cell finds every end for
 * every count up to a limit, with the fewest pass cards that each needs.
 */
import {
  CELLS,
  CROWDED,
  FREE,
  leavingCost,
  lookAround,
  OPPONENT,
  SHUT,
  type Standing,
  type Walker,
} from './standing.ts';
import type { Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';
import { walksFrom } from './walks.ts';

/** The most that cards can add up to: 5 + 5 + 3. */
export const MOST_COUNT = 13;
const UNREACHED = 127;

/**
 * What one reading found, by count. An end is an empty seat or an aisle cell; an oust is an opponent's
 * seat, whose own Excuse Me is not among the cards counted here. Good until the next call of `reach`:
 * it is one and the same object.
 */
export interface Reach {
  /** How many ends, and the n-th of them in the order in which a walker finds them. */
  ends(count: number): number;
  end(count: number, n: number): Cell;
  ousts(count: number): number;
  oust(count: number, n: number): Cell;
  /** The fewest pass cards; more than anybody has where the cell can't be ended on. */
  needs(count: number, cell: Cell): number;
  /**
   * A bit for each open edge of the cell, in the order of `train.next`, by which a walk with the fewest
   * cards can arrive. Only for aisle cells with opponents: elsewhere it makes no difference.
   */
  from(count: number, cell: Cell): number;
}

const ROWS = MOST_COUNT + 1;
const needed = new Int8Array(ROWS * CELLS).fill(UNREACHED);
const edges = new Uint8Array(ROWS * CELLS);
const ended = new Uint8Array(ROWS * CELLS);
const endCounts = new Uint8Array(ROWS);
const ousted = new Uint8Array(ROWS * CELLS);
const oustCounts = new Uint8Array(ROWS);

const found: Reach = {
  ends: (count) => endCounts[count] ?? 0,
  end: (count, n) => ended[count * CELLS + n] ?? NOWHERE,
  ousts: (count) => oustCounts[count] ?? 0,
  oust: (count, n) => ousted[count * CELLS + n] ?? NOWHERE,
  needs: (count, cell) => needed[count * CELLS + cell] ?? UNREACHED,
  from: (count, cell) => edges[count * CELLS + cell] ?? 0,
};

/** By steps walked: what they count, and the pass cards that they cost. */
const counted = new Uint8Array(CELLS);
const paid = new Uint8Array(CELLS);

export function reach(
  train: Train,
  standing: Standing,
  walker: Walker,
  most: number,
  passes: number,
): Reach {
  const cells = lookAround(train, standing);
  forget();
  const { cell: onto, steps, edge, after } = walksFrom(train, walker.start, most + passes);
  for (let walk = 0; walk < onto.length; ) {
    const cell = onto[walk] ?? 0;
    const step = steps[walk] ?? 0;
    const here = cells[cell] ?? SHUT;
    let count = (counted[step - 1] ?? 0) + 1;
    let cards = step === 1 ? leavingCost(train, walker, cell) : (paid[step - 1] ?? 0);
    if (cards <= passes) {
      if (here === FREE || here === CROWDED) arrive(cell, edge[walk] ?? 0, count, cards, here);
      else if (here === OPPONENT) arriveAtOpponent(cell, count, cards);
    }
    // TR-4.6: an occupied cell is passed uncounted, for a card.
    if (here !== FREE) {
      count--;
      cards++;
    }
    if (count >= most || cards > passes) {
      walk = after[walk] ?? onto.length;
      continue;
    }
    counted[step] = count;
    paid[step] = cards;
    walk++;
  }
  return found;
}

/** Puts back what the last reading found. */
function forget(): void {
  for (let count = 1; count <= MOST_COUNT; count++) {
    const row = count * CELLS;
    for (let n = found.ends(count); n > 0; n--) needed[row + found.end(count, n - 1)] = UNREACHED;
    for (let n = found.ousts(count); n > 0; n--) needed[row + found.oust(count, n - 1)] = UNREACHED;
    endCounts[count] = 0;
    oustCounts[count] = 0;
  }
}

function arrive(cell: Cell, edge: number, count: number, cards: number, here: number): void {
  const at = count * CELLS + cell;
  const best = needed[at] ?? UNREACHED;
  if (cards > best) return;
  if (best === UNREACHED) {
    const n = endCounts[count] ?? 0;
    ended[count * CELLS + n] = cell;
    endCounts[count] = n + 1;
  }
  if (cards < best) {
    needed[at] = cards;
    edges[at] = 0;
  }
  if (here === CROWDED) edges[at] = (edges[at] ?? 0) | (1 << edge);
}

function arriveAtOpponent(cell: Cell, count: number, cards: number): void {
  const at = count * CELLS + cell;
  const best = needed[at] ?? UNREACHED;
  if (cards >= best) return;
  needed[at] = cards;
  if (best !== UNREACHED) return;
  const n = oustCounts[count] ?? 0;
  ousted[count * CELLS + n] = cell;
  oustCounts[count] = n + 1;
}
