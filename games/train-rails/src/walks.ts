/**
 * Every walk that a train allows from an aisle cell, whoever stands in the way: along open edges, onto no
 * cell twice (TR-4.3). Written down once, each walk before those that go on from it, so that reading the
 * list from front to back tries them as a walker would, and one that ends early is left by a jump.
 */
import { MOST_EDGES, perTrain, type Train } from './train.ts';
import type { Cell } from './types.ts';

/** Side by side, one entry for each walk. */
export interface Walks {
  /** No walk is longer; some longer ones are left out. */
  readonly longest: number;
  /** Where the walk ends, after so many steps, and by which open edge of that cell it came. */
  readonly cell: Uint8Array;
  readonly steps: Uint8Array;
  readonly edge: Uint8Array;
  /** The first entry behind those that go on from this one. */
  readonly after: Int32Array;
}

/** What nearly all hands ask for: 13 by cards, and a passenger or two passed. */
const USUAL = 15;

const byStart = perTrain((): (Walks | undefined)[] => []);

/** The walks from a cell, at least all those of up to `longest` steps. */
export function walksFrom(train: Train, start: Cell, longest: number): Walks {
  const known = byStart(train);
  const written = known[start];
  if (written !== undefined && written.longest >= longest) return written;
  return (known[start] = writeDown(train, start, Math.max(longest, USUAL)));
}

function writeDown({ next }: Train, start: Cell, longest: number): Walks {
  const [cell, steps, edge, after]: [Cell[], number[], number[], number[]] = [[], [], [], []];
  const walked = new Set<Cell>([start]);
  const goOn = (from: Cell, step: number): void => {
    for (const to of next.subarray(from * MOST_EDGES, (from + 1) * MOST_EDGES)) {
      if (to < 0 || walked.has(to)) continue;
      const entry = cell.push(to) - 1;
      steps.push(step);
      edge.push(next.indexOf(from, to * MOST_EDGES) - to * MOST_EDGES);
      walked.add(to);
      if (step < longest) goOn(to, step + 1);
      walked.delete(to);
      after[entry] = cell.length;
    }
  };
  goOn(start, 1);
  return {
    longest,
    cell: Uint8Array.from(cell),
    steps: Uint8Array.from(steps),
    edge: Uint8Array.from(edge),
    after: Int32Array.from(after),
  };
}
