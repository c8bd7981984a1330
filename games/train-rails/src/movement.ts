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
const CELLS = 96;
const UNREACHED = 127;

/**
 * The result, by count and cell. `ousts` are ends on a seat of an opponent, whose own Excuse Me is
 * not among the cards counted here. `from` has a bit for each open edge of the end (in the order of
 * `train.next`) by which a walk with the fewest cards can arrive.
 */
export interface Reach {
  /** The cells that can be ended on, by count, in the order in which the walk found them. */
  readonly ends: readonly Cell[][];
  readonly ousts: readonly Cell[][];
  needs(count: number, cell: Cell): number;
  from(count: number, cell: Cell): number;
}

const needed = new Int8Array((MOST_COUNT + 1) * CELLS);
const edges = new Uint8Array((MOST_COUNT + 1) * CELLS);
const visited = new Uint8Array(CELLS);
/** What a cell is to the walker. */
const FREE = 0;
const CROWDED = 1;
const SHUT = 2;
const OPPONENT = 3;
const cells = new Uint8Array(CELLS);

const ends: Cell[][] = Array.from({ length: MOST_COUNT + 1 }, () => []);
const ousts: Cell[][] = Array.from({ length: MOST_COUNT + 1 }, () => []);
const scratch: Reach = {
  ends,
  ousts,
  needs: (count, cell) => needed[count * CELLS + cell] ?? UNREACHED,
  from: (count, cell) => edges[count * CELLS + cell] ?? 0,
};

let next: Int8Array = new Int8Array(0);
let aisleEnd = 0;
let limit = 0;
let budget = 0;

/** The result is good until the next call: it is one and the same object. */
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
  needed.fill(UNREACHED, 0, (most + 1) * CELLS);
  for (let count = 0; count <= MOST_COUNT; count++) {
    (ends[count] ?? []).length = 0;
    (ousts[count] ?? []).length = 0;
  }
  visited[walker.start] = 1;
  firstStep(walker);
  visited[walker.start] = 0;
  return scratch;
}

function lookAround(train: Train, { taken, opponents, aisle }: Standing): void {
  next = train.next;
  aisleEnd = train.aisleEnd;
  cells.fill(FREE, 0, aisleEnd);
  cells.fill(SHUT, aisleEnd, CELLS);
  for (let left = taken; left !== 0; left &= left - 1) {
    const bit = left & -left;
    cells[31 - Math.clz32(bit)] = (opponents & bit) === 0 ? SHUT : OPPONENT;
  }
  for (let i = 0; i < aisle.length; i++) {
    const cell = aisle[i] ?? NOWHERE;
    if (cell !== NOWHERE) cells[cell] = CROWDED;
  }
}

function firstStep({ start, held, cameFrom }: Walker): void {
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    const cell = next[start * MOST_EDGES + edge] ?? -1;
    if (cell < 0) return;
    const leaving = held && cell >= SEATS && cell < aisleEnd && cell !== cameFrom ? 1 : 0;
    if (leaving <= budget) step(cell, start, 0, leaving);
  }
}

/** Onto `cell`: the walk ends here, goes on counting it, or passes it uncounted for a card. */
function step(cell: Cell, from: Cell, count: number, cards: number): void {
  const here = cells[cell] ?? SHUT;
  if (here !== SHUT) arrive(cell, from, count + 1, cards, here === OPPONENT);
  const walked = here === FREE ? count + 1 : count;
  const spent = here === FREE ? cards : cards + 1;
  if (walked >= limit || spent > budget) return;
  visited[cell] = 1;
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    const onward = next[cell * MOST_EDGES + edge] ?? -1;
    if (onward < 0) break;
    if (visited[onward] === 0) step(onward, cell, walked, spent);
  }
  visited[cell] = 0;
}

function arrive(cell: Cell, from: Cell, count: number, cards: number, ousting: boolean): void {
  const at = count * CELLS + cell;
  const best = needed[at] ?? UNREACHED;
  if (cards > best) return;
  if (best === UNREACHED) (ousting ? ousts : ends)[count]?.push(cell);
  if (cards < best) {
    needed[at] = cards;
    edges[at] = 0;
  }
  edges[at] = (edges[at] ?? 0) | edgeBit(cell, from);
}

function edgeBit(cell: Cell, from: Cell): number {
  for (let edge = 0; edge < MOST_EDGES; edge++) {
    if (next[cell * MOST_EDGES + edge] === from) return 1 << edge;
  }
  return 0;
}

/** Whether any move of each count exists without pass cards: bit n for n, up to two number cards. */
export function countsWithMoves(train: Train, standing: Standing, walker: Walker): number {
  const found = reach(train, standing, walker, 10, 0);
  let mask = 0;
  for (let count = 1; count <= 10; count++) {
    if ((found.ends[count]?.length ?? 0) > 0) mask |= 1 << count;
  }
  return mask;
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
    const isAisle = cell >= SEATS && cell < aisleEnd;
    const leaving = walker.held && path.length === 1 && isAisle && cell !== walker.cameFrom ? 1 : 0;
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
