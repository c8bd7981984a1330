/**
 * How far a pawn can walk (TR-4.3 to TR-4.8): one reading of the walks from its cell finds every end for
 * every count up to a limit, with the fewest pass cards that each needs.
 */
import {
  CELLS,
  isOpponents,
  leavingCost,
  occupantsAt,
  occupiedCells,
  type Standing,
  type Walker,
} from './standing.ts';
import { isAisle, type Train } from './train.ts';
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
  /** No pass card is needed, and no opponent stands there. */
  isPlain(count: number, cell: Cell): boolean;
}

const ROWS = MOST_COUNT + 1;
/** The number of the reading, the cards and the edges, as one number: what older readings found is not there any more. */
const noted = new Int32Array(ROWS * CELLS);
const EDGE_BITS = 4;
const EDGES = (1 << EDGE_BITS) - 1;
const READING = 1 << (EDGE_BITS + 5);
const LAST_READING = 2 ** 30 - READING;
let reading = 0;
const ended = new Uint8Array(ROWS * CELLS);
const endCounts = new Uint8Array(ROWS);
const ousted = new Uint8Array(ROWS * CELLS);
const oustCounts = new Uint8Array(ROWS);

export const found: Reach = {
  ends: (count) => endCounts[count] ?? 0,
  end: (count, n) => ended[count * CELLS + n] ?? NOWHERE,
  ousts: (count) => oustCounts[count] ?? 0,
  oust: (count, n) => ousted[count * CELLS + n] ?? NOWHERE,
  needs: (count, cell) => cardsAt(count * CELLS + cell),
  from: (count, cell) => (noted[count * CELLS + cell] ?? 0) & EDGES,
  isPlain: (count, cell) => noted[count * CELLS + cell] === reading,
};

/** By steps walked: how many occupied cells were passed. */
const passed = new Uint8Array(CELLS);

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
  const occupied = occupiedCells(train, standing);
  const walks = walksFrom(train, walker.start, most + passes);
  let leaving = 0;
  for (let at = 0; at < walks.length;) {
    const walk = walks[at] ?? 0;
    const cell = lastCell(walk);
    const steps = stepsIn(walk);
    if (steps === 1) leaving = leavingCost(train, walker, cell);
    const before = passed[steps - 1] ?? 0;
    const here = occupantsAt(occupied, cell);
    const count = steps - before;
    if (((wanted >> count) & 1) === 1 && before + leaving <= passes) {
      if (here === 0) arrive(cell, count, before + leaving, 0);
      else if (isAisle(train, cell)) arrive(cell, count, before + leaving, 1 << lastEdge(walk));
      else if (isOpponents(standing, cell)) arriveAtOpponent(cell, count, before + leaving);
    }
    // TR-4.6: an occupied cell is passed uncounted, for a card.
    const after = before + here;
    passed[steps] = after;
    const goesOn = isBelow(steps - after, most) & isBelow(after + leaving, passes + 1);
    at += goesOn + jumpOver(walk) * (1 - goesOn);
  }
  return found;
}

/** 1 or 0, found without a branch: whether a walk goes on can't be foreseen. */
function isBelow(value: number, limit: number): number {
  return (value - limit) >>> 31;
}

/** A new reading has found nothing yet. */
function forget(): void {
  if (reading >= LAST_READING) {
    noted.fill(0);
    reading = 0;
  }
  reading += READING;
  for (let count = 1; count <= MOST_COUNT; count++) {
    endCounts[count] = 0;
    oustCounts[count] = 0;
  }
}

function cardsAt(at: number): number {
  const note = (noted[at] ?? 0) - reading;
  return note >= 0 ? note >> EDGE_BITS : UNREACHED;
}

function arrive(cell: Cell, count: number, cards: number, edge: number): void {
  const at = count * CELLS + cell;
  const best = cardsAt(at);
  if (cards < best) noted[at] = reading + (cards << EDGE_BITS) + edge;
  else if (cards === best) noted[at] = (noted[at] ?? 0) | edge;
  if (best !== UNREACHED) return;
  const n = endCounts[count] ?? 0;
  ended[count * CELLS + n] = cell;
  endCounts[count] = n + 1;
}

function arriveAtOpponent(cell: Cell, count: number, cards: number): void {
  const at = count * CELLS + cell;
  const best = cardsAt(at);
  if (cards < best) noted[at] = reading + (cards << EDGE_BITS);
  if (best !== UNREACHED) return;
  const n = oustCounts[count] ?? 0;
  ousted[count * CELLS + n] = cell;
  oustCounts[count] = n + 1;
}
