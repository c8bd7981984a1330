/**
 * Every walk that a train allows from an aisle cell, whoever stands in the way: along open edges, onto no
 * cell twice (TR-4.3). Written down once, each walk before those that go on from it, so that reading the
 * list from front to back tries them as a walker would, and one that ends early is left by a jump.
 */
import { MOST_EDGES, perTrain, type Train } from './train.ts';
import type { Cell } from './types.ts';

/** A walk as one number: where it ends, after how many steps, by which edge, and how far to jump. */
export type Walk = number;

const CELL_BITS = 7;
const STEP_BITS = 6;
const EDGE_BITS = 2;

/** The cell where the walk ends. */
export function lastCell(walk: Walk): Cell {
  return walk & ((1 << CELL_BITS) - 1);
}
export function stepsIn(walk: Walk): number {
  return (walk >> CELL_BITS) & ((1 << STEP_BITS) - 1);
}
/** The open edge of the last cell by which the walk came, in the order of `train.next`. */
export function lastEdge(walk: Walk): number {
  return (walk >> (CELL_BITS + STEP_BITS)) & ((1 << EDGE_BITS) - 1);
}
/** How many entries further is the next walk that does not go on from this one. */
export function jumpOver(walk: Walk): number {
  return walk >> (CELL_BITS + STEP_BITS + EDGE_BITS);
}

interface Written {
  /** No walk is longer; some longer ones are left out. */
  readonly longest: number;
  readonly walks: Int32Array;
}

/** What nearly all hands ask for: 13 by cards, and a passenger or two passed. */
const USUAL = 15;

const byStart = perTrain((): (Written | undefined)[] => []);

/** The walks from a cell, at least all those of up to `longest` steps. */
export function walksFrom(train: Train, start: Cell, longest: number): Int32Array {
  const known = byStart(train);
  let written = known[start];
  if (written === undefined || written.longest < longest) {
    const length = Math.max(longest, USUAL);
    known[start] = written = { longest: length, walks: writeDown(train, start, length) };
  }
  return written.walks;
}

function writeDown({ next }: Train, start: Cell, longest: number): Int32Array {
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
  return Int32Array.from(walks);
}
