/**
 * The ways that a walk by number cards alone can take from an aisle cell: which cells must be free for which
 * count. A way that asks for more than another of its count and first step asks for is left out.
 */
import { countOnes } from '@roundhouse/kit/bitset';
import { isSeat, MOST_EDGES, perTrain, SEATS, type Train } from './train.ts';
import type { Cell } from './types.ts';

/** The most that number cards can add up to: 5 + 5. */
export const MOST_NUMBERS = 10;
const WORD = 32;

interface Way {
  readonly count: number;
  readonly first: Cell;
  /** The cells that must be free, as bits: seats, and aisle cells but for the last one (TR-4.5) in two words. */
  readonly seats: number;
  readonly low: number;
  readonly high: number;
}

/** Those of a count begin at `from`, the ones that ask for least first. */
export interface Ways {
  readonly from: Uint16Array;
  /** WAY numbers for each: the first cell, then the seats and the aisle cells that must be free. */
  readonly table: Int32Array;
  /** The aisle cells that any of them asks for. */
  readonly low: number;
  readonly high: number;
}
export const WAY = 4;

const byStart = perTrain((): (Ways | undefined)[] => []);

export function waysFrom(train: Train, start: Cell): Ways {
  return (byStart(train)[start] ??= written(findWays(train, start)));
}

/** 1: this aisle cell is among the aisle cells of a way. */
export function isAmong(low: number, high: number, cell: Cell): number {
  return ((cell - SEATS < WORD ? low : high) >>> (cell % WORD)) & 1;
}

function written(ways: readonly Way[]): Ways {
  return {
    from: Uint16Array.from(
      { length: MOST_NUMBERS + 2 },
      (_, count) => ways.filter((way) => way.count < count).length,
    ),
    table: Int32Array.from(
      ways.flatMap(({ first, seats, low, high }) => [first, seats, low, high]),
    ),
    low: ways.reduce((all, { low }) => all | low, 0),
    high: ways.reduce((all, { high }) => all | high, 0),
  };
}

function findWays(train: Train, start: Cell): Way[] {
  const found: Way[] = [];
  const walked = new Set<Cell>([start]);
  const goOn = (from: Cell, before: Way): void => {
    for (const cell of train.next.subarray(from * MOST_EDGES, (from + 1) * MOST_EDGES)) {
      if (cell < 0 || cell >= train.aisleEnd || walked.has(cell)) continue;
      const first = before.count === 0 ? cell : before.first;
      const onto = through({ ...before, count: before.count + 1, first }, cell);
      found.push(isSeat(cell) ? onto : { ...before, count: onto.count, first });
      if (onto.count === MOST_NUMBERS) continue;
      walked.add(cell);
      goOn(cell, onto);
      walked.delete(cell);
    }
  };
  goOn(start, { count: 0, first: start, seats: 0, low: 0, high: 0 });
  return found
    .filter((way, at) => !found.some((other, n) => asksForMore(way, other, n < at)))
    .sort((a, b) => a.count - b.count || size(a) - size(b));
}

function through(way: Way, cell: Cell): Way {
  const at = cell - SEATS;
  if (isSeat(cell)) return { ...way, seats: way.seats | (1 << cell) };
  return at < WORD
    ? { ...way, low: way.low | (1 << at) }
    : { ...way, high: way.high | (1 << (at - WORD)) };
}

/** Than another way; of two that ask for the same, the earlier one is kept. */
function asksForMore(way: Way, other: Way, isEarlier: boolean): boolean {
  if (other.count !== way.count || other.first !== way.first) return false;
  const less = (other.seats & ~way.seats) | (other.low & ~way.low) | (other.high & ~way.high);
  if (less !== 0) return false;
  const more = (way.seats & ~other.seats) | (way.low & ~other.low) | (way.high & ~other.high);
  return more !== 0 || isEarlier;
}

function size({ seats, low, high }: Way): number {
  return countOnes(seats) + countOnes(low) + countOnes(high);
}
