/**
 * The ways that a walk can take from an aisle cell with a few pass cards: which cells it crosses for which
 * count. They lie in the order in which a walker finds them.
 */
import { MOST_COUNT } from './payments.ts';
import { isSeat, MOST_EDGES, perTrain, SEATS, type Train } from './train.ts';
import type { Cell } from './types.ts';

/** With more pass cards there are too many. */
export const MOST_PASSES = 1;

/**
 * One as so many numbers: the cells crossed but for the last one, as bits (seats, then aisle), the end, its edge,
 * how many occupied cells are passed, the cards for it, and the first cell.
 */
export const WAY = 8;

/** Those of a count begin at `from`. */
export interface Ways {
  readonly from: Uint16Array;
  readonly table: Int32Array;
  /** The aisle cells that any of them crosses. */
  readonly low: number;
  readonly high: number;
}

interface Way {
  readonly first: Cell;
  readonly end: Cell;
  /** The open edge of the end by which the way comes, in the order of `train.next`. */
  readonly edge: number;
  readonly crossed: readonly Cell[];
  /** Passengers passed, and occupied cells that are passed: no more, no fewer. */
  readonly passengers: number;
  readonly met: number;
}

const WORD = 32;
const byStart = perTrain((): (Ways | undefined)[] => []);

export function waysFrom(train: Train, start: Cell, passes: number): Ways {
  return (byStart(train)[start * (MOST_PASSES + 1) + passes] ??= written(
    findWays(train, start, passes),
  ));
}

const leastByStart = perTrain((): (Ways | undefined)[] => []);

/**
 * Without pass cards: those that ask for least first, and none that asks for more than another one of its count
 * and first step. A seat at the end is among the cells crossed: it must be free.
 */
export function leastWaysFrom(train: Train, start: Cell): Ways {
  return (leastByStart(train)[start] ??= written(findWays(train, start, 0).map(least)));
}

function least(ways: readonly Way[]): Way[] {
  const all = ways
    .map((way) => (isSeat(way.end) ? { ...way, crossed: [...way.crossed, way.end] } : way))
    .sort((a, b) => a.crossed.length - b.crossed.length);
  return all.filter((way, at) => !all.slice(0, at).some((other) => asksForMore(way, other)));
}

/** Than another way, or as much. */
function asksForMore({ first, crossed }: Way, other: Way): boolean {
  return other.first === first && other.crossed.every((cell) => crossed.includes(cell));
}

/** 1: this aisle cell is among the aisle cells of a way. */
export function isAmong(low: number, high: number, cell: Cell): number {
  return ((cell - SEATS < WORD ? low : high) >>> (cell % WORD)) & 1;
}

function written(byCount: readonly (readonly Way[])[]): Ways {
  const ways = byCount.flat();
  const crossed = ways.flatMap((way) => way.crossed);
  let sum = 0;
  return {
    from: Uint16Array.of(0, ...byCount.map(({ length }) => (sum += length * WAY))),
    table: Int32Array.from(
      ways.flatMap(({ crossed: cells, first, end, edge, passengers, met }) => [
        bitsOf(cells, 0),
        bitsOf(cells, 1),
        bitsOf(cells, 2),
        end,
        edge,
        met,
        passengers + met,
        first,
      ]),
    ),
    low: bitsOf(crossed, 1),
    high: bitsOf(crossed, 2),
  };
}

function bitsOf(cells: readonly Cell[], word: number): number {
  let bits = 0;
  for (const cell of cells) if (cell >> 5 === word) bits |= 1 << cell;
  return bits;
}

function findWays({ next, aisleEnd }: Train, start: Cell, passes: number): Way[][] {
  const found = Array.from({ length: MOST_COUNT + 1 }, (): Way[] => []);
  const walked = new Set<Cell>([start]);
  const goOn = (from: Cell, crossed: readonly Cell[], passengers: number): void => {
    const spare = passes - passengers;
    const steps = crossed.length + 1;
    for (const end of next.subarray(from * MOST_EDGES, (from + 1) * MOST_EDGES)) {
      if (end < 0 || walked.has(end)) continue;
      const isPassenger = end >= aisleEnd;
      if (isPassenger && spare === 0) continue;
      if (!isPassenger) {
        const first = crossed[0] ?? end;
        const edge = next.indexOf(from, end * MOST_EDGES) - end * MOST_EDGES;
        for (let met = 0; met <= Math.min(spare, crossed.length); met++) {
          found[steps - met]?.push({ first, end, edge, crossed, passengers, met });
        }
      }
      if (steps - spare >= MOST_COUNT) continue;
      walked.add(end);
      if (isPassenger) goOn(end, crossed, passengers + 1);
      else goOn(end, [...crossed, end], passengers);
      walked.delete(end);
    }
  };
  goOn(start, [], 0);
  return found;
}
