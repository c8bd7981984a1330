/** Distance tables: from each aisle cell of a train every way to a seat, found once. */
import { MOST_EDGES, perTrain, SEATS, type Train } from '../src/train.ts';
import type { Cell } from '../src/types.ts';

/** What two number cards can add up to. */
const MOST = 10;
const WORD = 32;

/** Who is in the way: seats taken, and aisle cells with opponents as two words of bits. */
export interface Crowd {
  taken: number;
  low: number;
  high: number;
}

/**
 * Ways of one aisle cell side by side: the seats and aisle cells that must be free, and the length. Those
 * from `passing` on go past one printed passenger, for a pass card.
 */
interface Ways {
  readonly seats: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly count: Uint8Array;
  readonly passing: number;
}

const waysOf = perTrain((train): readonly Ways[] => {
  const made: Ways[] = [];
  for (let cell = SEATS; cell < train.aisleEnd; cell++) made.push(waysFrom(train, cell));
  return made;
});

type Way = Crowd & { readonly count: number; readonly passes: number };

function waysFrom(train: Train, start: Cell): Ways {
  const found = new Map<string, Way>();
  const walked = new Set<Cell>([start]);
  const walk = (from: Cell, before: Way): void => {
    for (let edge = from * MOST_EDGES; edge < (from + 1) * MOST_EDGES; edge++) {
      const cell = train.next[edge] ?? -1;
      if (cell < 0 || walked.has(cell)) continue;
      const way = onto(train, cell, before);
      if (way.passes > 1) continue;
      if (cell < SEATS) found.set(Object.values(way).join(), way);
      if (way.count === MOST) continue;
      walked.add(cell);
      walk(cell, way);
      walked.delete(cell);
    }
  };
  walk(start, { taken: 0, low: 0, high: 0, count: 0, passes: 0 });
  const all = [...found.values()];
  const ways = all
    .filter((way) => !all.some((other) => other !== way && asksForLess(other, way)))
    .toSorted((a, b) => a.passes - b.passes || a.count - b.count);
  return {
    seats: Int32Array.from(ways, ({ taken }) => taken),
    low: Int32Array.from(ways, ({ low }) => low),
    high: Int32Array.from(ways, ({ high }) => high),
    count: Uint8Array.from(ways, ({ count }) => count),
    passing: ways.filter(({ passes }) => passes === 0).length,
  };
}

/** Whenever the second way is open, the first one is, with the same count. No two ways are alike. */
function asksForLess(a: Way, b: Way): boolean {
  if (a.count !== b.count || a.passes > b.passes) return false;
  return ((a.taken & ~b.taken) | (a.low & ~b.low) | (a.high & ~b.high)) === 0;
}

/** A passenger is passed uncounted; any other cell counts, and must be free. */
function onto(train: Train, cell: Cell, { taken, low, high, count, passes }: Way): Way {
  if (cell >= train.aisleEnd) return { taken, low, high, count, passes: passes + 1 };
  const way = { taken, low, high, count: count + 1, passes };
  if (cell < SEATS) way.taken |= 1 << cell;
  else addToAisle(way, cell);
  return way;
}

/** The counts that lead from an aisle cell to an empty seat, past a passenger too if so: bit n for n. */
export function seatCounts(train: Train, cell: Cell, crowd: Crowd, isPassing = false): number {
  const ways = waysOf(train)[cell - SEATS];
  if (ways === undefined) return 0;
  const { taken, low, high } = crowd;
  const end = isPassing ? ways.count.length : ways.passing;
  let mask = 0;
  for (let i = 0; i < end; i++) {
    const isShut =
      ((ways.seats[i] ?? 0) & taken) | ((ways.low[i] ?? 0) & low) | ((ways.high[i] ?? 0) & high);
    if (isShut === 0) mask |= 1 << (ways.count[i] ?? 0);
  }
  return mask;
}

export function addToAisle(crowd: Crowd, cell: Cell): void {
  if (cell < SEATS) return;
  if (cell < SEATS + WORD) crowd.low |= 1 << (cell - SEATS);
  else crowd.high |= 1 << (cell - SEATS - WORD);
}
