/**
 * How far a pawn can walk (TR-4.3 to TR-4.8): one reading of the walks from its cell finds every end for
 * every count up to a limit, with the fewest pass cards that each needs.
 */
import {
  CELLS,
  clearFloor,
  CROWDED,
  crowdedFloor,
  FREE,
  leavingCost,
  OPPONENT,
  sortOf,
  type Standing,
  type Walker,
} from './standing.ts';
import type { Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';
import { jumpOver, lastCell, lastEdge, stepsIn, walksFrom } from './walks.ts';

/** The most that cards can add up to: 5 + 5 + 3. */
const MOST_COUNT = 13;
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
/** The number of the reading, times READING, and the cards: what older ones found is not there any more. */
const needed = new Int32Array(ROWS * CELLS);
const READING = 128;
const LAST_READING = 2 ** 30 - READING;
let reading = 0;
const edges = new Uint8Array(ROWS * CELLS);
const ended = new Uint8Array(ROWS * CELLS);
const endCounts = new Uint8Array(ROWS);
const ousted = new Uint8Array(ROWS * CELLS);
const oustCounts = new Uint8Array(ROWS);

export const found: Reach = {
  ends: (count) => endCounts[count] ?? 0,
  end: (count, n) => ended[count * CELLS + n] ?? NOWHERE,
  ousts: (count) => oustCounts[count] ?? 0,
  oust: (count, n) => ousted[count * CELLS + n] ?? NOWHERE,
  needs: needsOf,
  from: (count, cell) => edges[count * CELLS + cell] ?? 0,
};

/** By steps walked: what they count, and the pass cards that they cost. */
const counted = new Uint8Array(CELLS);
const paid = new Uint8Array(CELLS);

/** For the counts in `wanted` (bit n for n), with up to so many pass cards. */
export function reach(
  train: Train,
  standing: Standing,
  walker: Walker,
  wanted: number,
  passes: number,
): Reach {
  forget();
  const most = 31 - Math.clz32(wanted);
  const floor = crowdedFloor(train, standing);
  const walks = walksFrom(train, walker.start, most + passes);
  for (let at = 0; at < walks.length;) {
    const walk = walks[at] ?? 0;
    const cell = lastCell(walk);
    const steps = stepsIn(walk);
    const here = sortOf(floor, standing, cell);
    let count = (counted[steps - 1] ?? 0) + 1;
    let cards = steps === 1 ? leavingCost(train, walker, cell) : (paid[steps - 1] ?? 0);
    if (cards <= passes && ((wanted >> count) & 1) === 1) {
      if (here === FREE || here === CROWDED) arrive(cell, lastEdge(walk), count, cards, here);
      else if (here === OPPONENT) arriveAtOpponent(cell, count, cards);
    }
    // TR-4.6: an occupied cell is passed uncounted, for a card.
    if (here !== FREE) {
      count--;
      cards++;
    }
    counted[steps] = count;
    paid[steps] = cards;
    at += count < most && cards <= passes ? 1 : jumpOver(walk);
  }
  clearFloor(floor, standing);
  return found;
}

function needsOf(count: number, cell: Cell): number {
  const cards = (needed[count * CELLS + cell] ?? 0) - reading;
  return cards >= 0 ? cards : UNREACHED;
}

/** A new reading has found nothing yet. */
function forget(): void {
  if (reading >= LAST_READING) {
    needed.fill(0);
    reading = 0;
  }
  reading += READING;
  for (let count = 1; count <= MOST_COUNT; count++) {
    endCounts[count] = 0;
    oustCounts[count] = 0;
  }
}

function arrive(cell: Cell, edge: number, count: number, cards: number, here: number): void {
  const at = count * CELLS + cell;
  const best = needsOf(count, cell);
  if (cards > best) return;
  if (best === UNREACHED) {
    const n = endCounts[count] ?? 0;
    ended[count * CELLS + n] = cell;
    endCounts[count] = n + 1;
  }
  if (cards < best) {
    needed[at] = reading + cards;
    edges[at] = 0;
  }
  if (here === CROWDED) edges[at] = (edges[at] ?? 0) | (1 << edge);
}

function arriveAtOpponent(cell: Cell, count: number, cards: number): void {
  const at = count * CELLS + cell;
  const best = needsOf(count, cell);
  if (cards >= best) return;
  needed[at] = reading + cards;
  if (best !== UNREACHED) return;
  const n = oustCounts[count] ?? 0;
  ousted[count * CELLS + n] = cell;
  oustCounts[count] = n + 1;
}
