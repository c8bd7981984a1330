/**
 * How far a pawn can walk (TR-4.3 to TR-4.8): one reading of the ways or walks from its cell finds every end for
 * every count up to a limit, with the fewest pass cards that each needs. What the reading uses in its loop are
 * constants of this file: engines look imported names up each time.
 */
import { repeated } from './cards.ts';
import { CELLS, leavingCost, occupiedCells, type Standing, type Walker } from './standing.ts';
import { MOST_COUNT } from './payments.ts';
import { MOST_EDGES, perTrain, SEATS, type Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';
import * as ways from './ways.ts';
import { MOST_PASSES, waysFrom, type Ways } from './ways.ts';

// Constants of this file: engines look imported names up each time.
const WAY = ways.WAY;

// --- walks -----------------------------------------------------------------------------------------

/** A walk as one number: where it ends, after how many steps, by which edge, and how far to jump. */
type Walk = number;

const CELL_BITS = 7;
const STEP_BITS = 6;
const EDGE_BITS = 2;

/** The cell where the walk ends. */
const endOf = (walk: Walk): Cell => walk & ((1 << CELL_BITS) - 1);
const lengthOf = (walk: Walk): number => (walk >> CELL_BITS) & ((1 << STEP_BITS) - 1);
/** The open edge of the last cell by which the walk came, in the order of `train.next`. */
const lastEdge = (walk: Walk): number => (walk >> (CELL_BITS + STEP_BITS)) & ((1 << EDGE_BITS) - 1);
/** How many entries further is the next walk that does not go on from this one. */
const jumpOf = (walk: Walk): number => walk >> (CELL_BITS + STEP_BITS + EDGE_BITS);

/** The same for other files: what a file exports it looks up itself as if it were imported. */
export const lastCell = endOf;
export const stepsIn = lengthOf;
export const jumpOver = jumpOf;

interface Written {
  /** No walk is longer; some longer ones are left out. */
  readonly longest: number;
  readonly walks: readonly Walk[];
}

/** What nearly all hands ask for: 13 by cards, and a passenger or two passed. */
const USUAL = 15;

/**
 * Every walk that a train allows from an aisle cell, whoever stands in the way: along open edges, onto no
 * cell twice (TR-4.3). Written down once, each walk before those that go on from it, so that reading the
 * list from front to back tries them as a walker would, and one that ends early is left by a jump.
 */
const byStart = perTrain((): (Written | undefined)[] => []);

/** The walks from a cell, at least all those of up to `longest` steps. */
export function walksFrom(train: Train, start: Cell, longest: number): readonly Walk[] {
  const known = byStart(train);
  let written = known[start];
  if (written === undefined || written.longest < longest) {
    const length = Math.max(longest, USUAL);
    known[start] = written = { longest: length, walks: writeDown(train, start, length) };
  }
  return written.walks;
}

function writeDown({ next }: Train, start: Cell, longest: number): readonly Walk[] {
  const walks: Walk[] = [];
  const walked = new Set<Cell>([start]);
  const goOn = (from: Cell, steps: number): void => {
    for (const cell of next.subarray(from * MOST_EDGES, (from + 1) * MOST_EDGES)) {
      if (cell < 0 || walked.has(cell)) continue;
      const at = walks.push(0) - 1;
      walked.add(cell);
      if (steps < longest) goOn(cell, steps + 1);
      walked.delete(cell);
      const edge = next.indexOf(from, cell * MOST_EDGES) - cell * MOST_EDGES;
      const jump = walks.length - at;
      walks[at] = (((((jump << EDGE_BITS) | edge) << STEP_BITS) | steps) << CELL_BITS) | cell;
    }
  };
  goOn(start, 1);
  return walks;
}

// --- reading them ----------------------------------------------------------------------------------

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
/** Tables have a row for each count, and in it a place for each cell. */
const ROW = CELLS;
/** Seats come first, then the aisle. */
const FIRST_AISLE = SEATS;
/** The number of the reading, the cards and the edges, as one number: what older readings found is not there any more. */
const noted = repeated(0, ROWS * ROW);
const NOTED_EDGES = 4;
const EDGES = (1 << NOTED_EDGES) - 1;
const READING = 1 << (NOTED_EDGES + 5);
const LAST_READING = 2 ** 30 - READING;
let reading = 0;
const ended = repeated(0, ROWS * ROW);
const endCounts = repeated(0, ROWS);
const ousted = repeated(0, ROWS * ROW);
const oustCounts = repeated(0, ROWS);

export const found: Reach = {
  ends: (count) => endCounts[count] ?? 0,
  end: (count, n) => ended[count * ROW + n] ?? NOWHERE,
  ousts: (count) => oustCounts[count] ?? 0,
  oust: (count, n) => ousted[count * ROW + n] ?? NOWHERE,
  needs: (count, cell) => cardsAt(count * ROW + cell),
  from: (count, cell) => (noted[count * ROW + cell] ?? 0) & EDGES,
  isPlain: (count, cell) => noted[count * ROW + cell] === reading,
};

/** By steps walked: how many occupied cells were passed. */
const passed = repeated(0, ROW);

/** For the counts in `wanted` (bit n for n), with up to so many pass cards. */
export function reach(
  train: Train,
  standing: Standing,
  walker: Walker,
  wanted: number,
  passes: number,
): Reach {
  const occupied = occupiedCells(train, standing);
  const own = beginReading(wanted);
  if (passes <= MOST_PASSES && !walker.held) {
    readWays(waysFrom(train, walker.start, passes), occupied, standing.opponents, own, wanted);
    return found;
  }
  const most = 31 - Math.clz32(wanted);
  const walks = walksFrom(train, walker.start, most + passes);
  const { aisleEnd } = train;
  const { opponents } = standing;
  const { held } = walker;
  let leaving = 0;
  for (let at = 0; at < walks.length;) {
    const walk = walks[at] ?? 0;
    const cell = endOf(walk);
    const steps = lengthOf(walk);
    if (held && steps === 1) {
      leaving = leavingCost(train, walker, cell);
      if (leaving > passes) {
        at += jumpOf(walk);
        continue;
      }
    }
    const before = passed[steps - 1] ?? 0;
    const here = ((occupied[cell >> 5] ?? 0) >>> (cell & 31)) & 1;
    const count = steps - before;
    if (((wanted >> count) & 1) === 1) {
      const cards = before + leaving;
      if (here === 0) arrive(own, cell, count, cards, 0);
      else if (cell < FIRST_AISLE) {
        if (((opponents >>> cell) & 1) === 1) arriveAtOpponent(own, cell, count, cards);
      } else if (cell < aisleEnd) arrive(own, cell, count, cards, 1 << lastEdge(walk));
    }
    // TR-4.6: an occupied cell is passed uncounted, for a card.
    const after = before + here;
    passed[steps] = after;
    const goesOn = isBelow(steps - after, most) & isBelow(after + leaving, passes + 1);
    at += goesOn + jumpOf(walk) * (1 - goesOn);
  }
  return found;
}

/** The same for a pawn that nobody holds, with few pass cards: nearly all lists. */
const readWays = (
  { from, table }: Ways,
  occupied: readonly number[],
  opponents: number,
  own: number,
  wanted: number,
): void => {
  const taken = occupied[0] ?? 0;
  const low = occupied[1] ?? 0;
  const high = occupied[2] ?? 0;
  for (let left = wanted; left !== 0; left &= left - 1) {
    const count = 31 - Math.clz32(left & -left);
    const last = from[count + 1] ?? 0;
    for (let at = from[count] ?? 0; at < last; at += WAY) {
      const inSeats = (table[at] ?? 0) & taken;
      const inLow = (table[at + 1] ?? 0) & low;
      const inHigh = (table[at + 2] ?? 0) & high;
      const isMet = (inSeats | inLow | inHigh) !== 0;
      if (isMet !== (table[at + 5] === 1) || (isMet && !isOne(inSeats, inLow, inHigh))) continue;
      const cell = table[at + 3] ?? 0;
      const cards = table[at + 6] ?? 0;
      const here = ((occupied[cell >> 5] ?? 0) >>> (cell & 31)) & 1;
      if (here === 0) arrive(own, cell, count, cards, 0);
      else if (cell >= FIRST_AISLE) arrive(own, cell, count, cards, 1 << (table[at + 4] ?? 0));
      else if (((opponents >>> cell) & 1) === 1) arriveAtOpponent(own, cell, count, cards);
    }
  }
};

/** Whether one bit is set in three words that are not all empty. */
const isOne = (a: number, b: number, c: number): boolean => {
  const isTwo = (a & (a - 1)) | (b & (b - 1)) | (c & (c - 1));
  return isTwo === 0 && (a === 0 ? b === 0 || c === 0 : (b | c) === 0);
};

/** 1 or 0, found without a branch: whether a walk goes on can't be foreseen. */
const isBelow = (value: number, limit: number): number => (value - limit) >>> 31;

/** The number of a new reading, which has found nothing yet. */
function beginReading(wanted: number): number {
  if (reading >= LAST_READING) {
    noted.fill(0);
    reading = 0;
  }
  reading += READING;
  for (let left = wanted; left !== 0; left &= left - 1) {
    const count = 31 - Math.clz32(left & -left);
    endCounts[count] = 0;
    oustCounts[count] = 0;
  }
  return reading;
}

function cardsAt(at: number): number {
  const note = (noted[at] ?? 0) - reading;
  return note >= 0 ? note >> NOTED_EDGES : UNREACHED;
}

const arrive = (own: number, cell: Cell, count: number, cards: number, edge: number): void => {
  const row = count * ROW;
  const note = (noted[row + cell] ?? 0) - own;
  if (note < 0) {
    noted[row + cell] = own + (cards << NOTED_EDGES) + edge;
    const n = endCounts[count] ?? 0;
    ended[row + n] = cell;
    endCounts[count] = n + 1;
    return;
  }
  const best = note >> NOTED_EDGES;
  if (cards < best) noted[row + cell] = own + (cards << NOTED_EDGES) + edge;
  else if (cards === best) noted[row + cell] = own + (note | edge);
};

const arriveAtOpponent = (own: number, cell: Cell, count: number, cards: number): void => {
  const row = count * ROW;
  const note = (noted[row + cell] ?? 0) - own;
  if (note < 0) {
    const n = oustCounts[count] ?? 0;
    ousted[row + n] = cell;
    oustCounts[count] = n + 1;
  }
  if (note < 0 || cards < note >> NOTED_EDGES) noted[row + cell] = own + (cards << NOTED_EDGES);
};
