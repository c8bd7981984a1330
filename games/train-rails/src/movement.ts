/**
 * How far a pawn can walk (TR-4.3 to TR-4.8): one walk over the train finds every end for every count
 * up to a limit, with the fewest pass cards that each needs.
 */
import { MOST_EDGES, SEATS, type Train } from './train.ts';
import { NOWHERE, type Cell } from './types.ts';

/** The pawns that matter to a walk. */
export interface Standing {
  /** Seats taken, by anybody; of these, by opponents: as bits. */
  readonly taken: number;
  readonly opponents: number;
  /** The cells of opponents' aisle pawns. */
  readonly aisle: readonly Cell[];
}

export interface Walker {
  readonly start: Cell;
  /** TR-4.7: an opponent was there first. */
  readonly held: boolean;
  /** The aisle cell that a held pawn may step back to for nothing. */
  readonly cameFrom: Cell;
}

/** The most that cards can add up to: 5 + 5 + 3. */
export const MOST_COUNT = 13;
/** The most that number cards can: 5 + 5. */
const MOST_NUMBERS = 10;
const CELLS = 96;
const UNREACHED = 127;

/**
 * What one walk found, by count. An end is an empty seat or an aisle cell; an oust is an opponent's
 * seat, whose own Excuse Me is not among the cards counted here. Good until the next call of `reach`:
 * it is one and the same object.
 */
export interface Reach {
  /** How many ends, and the n-th of them in the order in which the walk found them. */
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
const needed = new Int8Array(ROWS * CELLS);
const edges = new Uint8Array(ROWS * CELLS);
const ended = new Uint8Array(ROWS * CELLS);
const endCounts = new Uint8Array(ROWS);
const ousted = new Uint8Array(ROWS * CELLS);
const oustCounts = new Uint8Array(ROWS);
const visited = new Uint8Array(CELLS);
/** What a cell is to the walker: free, an aisle cell with opponents, shut, an opponent's seat. */
const FREE = 0;
const CROWDED = 1;
const SHUT = 2;
const OPPONENT = 3;
const cells = new Uint8Array(CELLS);

const found: Reach = {
  ends: (count) => endCounts[count] ?? 0,
  end: (count, n) => ended[count * CELLS + n] ?? NOWHERE,
  ousts: (count) => oustCounts[count] ?? 0,
  oust: (count, n) => ousted[count * CELLS + n] ?? NOWHERE,
  needs: (count, cell) => needed[count * CELLS + cell] ?? UNREACHED,
  from: (count, cell) => edges[count * CELLS + cell] ?? 0,
};

let next: Int8Array = new Int8Array(0);
let aisleEnd = 0;
let limit = 0;
let budget = 0;

export function reach(
  train: Train,
  standing: Standing,
  walker: Walker,
  most: number,
  passes: number,
): Reach {
  lookAround(train, standing);
  limit = most;
  budget = passes;
  needed.fill(UNREACHED);
  endCounts.fill(0);
  oustCounts.fill(0);
  const { start } = walker;
  visited[start] = 1;
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    const cell = next[start * MOST_EDGES + edge] ?? -1;
    if (cell < 0) break;
    const leaving = leavingCost(walker, cell);
    if (leaving <= passes) step(cell, start, 0, leaving);
  }
  visited[start] = 0;
  return found;
}

/** TR-4.7: a held pawn pays to step onto any aisle cell but the one it came from. */
function leavingCost({ held, cameFrom }: Walker, cell: Cell): number {
  return held && cell >= SEATS && cell < aisleEnd && cell !== cameFrom ? 1 : 0;
}

function lookAround(train: Train, { taken, opponents, aisle }: Standing): void {
  next = train.next;
  aisleEnd = train.aisleEnd;
  cells.fill(FREE, 0, aisleEnd);
  cells.fill(SHUT, aisleEnd);
  for (let left = taken; left !== 0; left &= left - 1) {
    const bit = left & -left;
    cells[31 - Math.clz32(bit)] = (opponents & bit) === 0 ? SHUT : OPPONENT;
  }
  for (let i = 0; i < aisle.length; i++) {
    const cell = aisle[i] ?? NOWHERE;
    if (cell !== NOWHERE) cells[cell] = CROWDED;
  }
}

/** Onto `cell`: the walk ends here, goes on counting it, or passes it uncounted for a card. */
function step(cell: Cell, from: Cell, count: number, cards: number): void {
  const here = cells[cell] ?? SHUT;
  if (here === FREE || here === CROWDED) arrive(cell, from, count + 1, cards, here);
  else if (here === OPPONENT) arriveAtOpponent(cell, count + 1, cards);
  const walked = here === FREE ? count + 1 : count;
  const spent = here === FREE ? cards : cards + 1;
  if (walked >= limit || spent > budget) return;
  visited[cell] = 1;
  for (let edge = cell * MOST_EDGES; edge < (cell + 1) * MOST_EDGES; edge++) {
    const onward = next[edge] ?? -1;
    if (onward < 0) break;
    if (visited[onward] === 0) step(onward, cell, walked, spent);
  }
  visited[cell] = 0;
}

function arrive(cell: Cell, from: Cell, count: number, cards: number, here: number): void {
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
  if (here === CROWDED) edges[at] = (edges[at] ?? 0) | edgeBit(cell, from);
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

function edgeBit(cell: Cell, from: Cell): number {
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    if (next[cell * MOST_EDGES + edge] === from) return 1 << edge;
  }
  return 0;
}

const ALL_COUNTS = (1 << (MOST_NUMBERS + 1)) - 2;
let counts = 0;

/** TR-7.1: for which counts number cards alone make a move: bit n for n. */
export function countsWithMoves(train: Train, standing: Standing, walker: Walker): number {
  lookAround(train, standing);
  counts = 0;
  const { start } = walker;
  visited[start] = 1;
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    const cell = next[start * MOST_EDGES + edge] ?? -1;
    if (cell < 0) break;
    if (leavingCost(walker, cell) === 0) stride(cell, 1);
  }
  visited[start] = 0;
  return counts;
}

function stride(cell: Cell, count: number): void {
  const here = cells[cell] ?? SHUT;
  if (here !== FREE && here !== CROWDED) return;
  counts |= 1 << count;
  if (here === CROWDED || count >= MOST_NUMBERS || counts === ALL_COUNTS) return;
  visited[cell] = 1;
  for (let edge = cell * MOST_EDGES; edge < (cell + 1) * MOST_EDGES; edge++) {
    const onward = next[edge] ?? -1;
    if (onward < 0) break;
    if (visited[onward] === 0) stride(onward, count + 1);
  }
  visited[cell] = 0;
}

export interface Wanted {
  readonly end: Cell;
  readonly count: number;
  readonly cards: number;
  /** The last cell but one; NOWHERE: any. */
  readonly from: Cell;
}

/** One walk that does it, start and end included; undefined: there is none. */
export function witness(
  train: Train,
  standing: Standing,
  walker: Walker,
  wanted: Wanted,
): Cell[] | undefined {
  lookAround(train, standing);
  limit = wanted.count;
  budget = wanted.cards;
  const path: Cell[] = [walker.start];
  visited[walker.start] = 1;
  const found = search(path, walker, wanted, 0, 0);
  for (const cell of path) visited[cell] = 0;
  return found ? path : undefined;
}

function search(
  path: Cell[],
  walker: Walker,
  wanted: Wanted,
  count: number,
  cards: number,
): boolean {
  const at = path.at(-1) ?? walker.start;
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    const cell = next[at * MOST_EDGES + edge] ?? -1;
    if (cell < 0) return false;
    if (visited[cell] === 1) continue;
    const leaving = path.length === 1 ? leavingCost(walker, cell) : 0;
    const here = cells[cell] ?? SHUT;
    const isEnd =
      cell === wanted.end &&
      count + 1 === wanted.count &&
      cards + leaving === wanted.cards &&
      (wanted.from === NOWHERE || wanted.from === at);
    path.push(cell);
    if (isEnd) return true;
    const walked = here === FREE ? count + 1 : count;
    const spent = cards + leaving + (here === FREE ? 0 : 1);
    if (walked < limit && spent <= budget) {
      visited[cell] = 1;
      if (search(path, walker, wanted, walked, spent)) return true;
      visited[cell] = 0;
    }
    path.pop();
  }
  return false;
}
