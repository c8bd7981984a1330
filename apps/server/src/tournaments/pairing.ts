/** Who sits with whom in a round: tables as even as possible, the same people as seldom as possible, seats in turn. */
import { hash } from 'node:crypto';

export interface Draw {
  /** Who plays, the best first. */
  readonly entrants: readonly number[];
  /** How many are wanted at a table, and how many there may be. */
  readonly wanted: number;
  readonly allowed: readonly number[];
  /** The tables of the rounds before. */
  readonly before: readonly (readonly (number | null)[])[];
  /** The same gives the same draw. */
  readonly seed: string;
}

type Group = readonly number[];
/** By seat; null: a bot. */
export type Seating = readonly (number | null)[];

export function drawRound(draw: Draw): readonly Seating[] {
  const { entrants, before, seed } = draw;
  const order = before.length === 0 ? shuffled(entrants, seed) : entrants;
  const sizes = tableSizes(order.length, draw.wanted, draw.allowed);
  const groups = mixed(cut(order, sizes), before);
  return groups.map((group) => seated(group, draw));
}

/** How many people at each table: as few bots as possible, then as near as possible to what is wanted. */
export function tableSizes(
  people: number,
  wanted: number,
  allowed: readonly number[],
): readonly number[] {
  let best: { readonly cost: number; readonly sizes: readonly number[] } | undefined;
  for (let tables = 1; tables <= people; tables += 1) {
    const sizes = Array.from(
      { length: tables },
      (_, at) => Math.floor(people / tables) + (at < people % tables ? 1 : 0),
    );
    const bots = sizes.map((size) => seatsFor(size, allowed) - size);
    const cost =
      100 * bots.reduce((sum, each) => sum + each, 0) + Math.abs(people / tables - wanted);
    if (cost < (best?.cost ?? Infinity)) best = { cost, sizes };
  }
  return best?.sizes ?? [];
}

/** The smallest table that holds so many. */
function seatsFor(people: number, allowed: readonly number[]): number {
  return Math.min(...allowed.filter((seats) => seats >= people));
}

function cut(order: readonly number[], sizes: readonly number[]): readonly Group[] {
  let from = 0;
  return sizes.map((size) => order.slice(from, (from += size)));
}

/** Two change tables wherever that brings fewer of the same people together, or people of like standing. */
function mixed(groups: readonly Group[], before: Draw['before']): readonly Group[] {
  const rank = new Map(groups.flat().map((entrant, at) => [entrant, at]));
  const costOf = (group: Group): number => {
    let cost = 0;
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1)) {
        cost += 1_000 * timesMet(one, other, before) ** 2;
        cost += before.length === 0 ? 0 : Math.abs((rank.get(one) ?? 0) - (rank.get(other) ?? 0));
      }
    }
    return cost;
  };
  let now = groups;
  for (let better = swapped(now, costOf); better; better = swapped(now, costOf)) now = better;
  return now;
}

/** The first change of two that makes it better; undefined: there is none. */
function swapped(
  groups: readonly Group[],
  costOf: (group: Group) => number,
): readonly Group[] | undefined {
  for (const [here, group] of groups.entries()) {
    for (const [there, other] of groups.entries()) {
      if (there <= here) continue;
      const cost = costOf(group) + costOf(other);
      for (const [at, one] of group.entries()) {
        for (const [with_, two] of other.entries()) {
          const [left, right] = [group.with(at, two), other.with(with_, one)];
          if (costOf(left) + costOf(right) < cost) {
            return groups.with(here, left).with(there, right);
          }
        }
      }
    }
  }
  return undefined;
}

function timesMet(one: number, other: number, before: Draw['before']): number {
  return before.filter((seats) => seats.includes(one) && seats.includes(other)).length;
}

/** Whoever sat early sits late, and nobody in the same seat again, as far as it goes. */
function seated(group: Group, { allowed, before, seed }: Draw): Seating {
  const bots = seatsFor(group.length, allowed) - group.length;
  const order: Seating = [...shuffled(group, seed), ...Array.from({ length: bots }, () => null)];
  const unfairness = (seats: Seating): number =>
    seats.reduce<number>((sum, entrant, seat) => {
      if (entrant === null) return sum;
      const sat = before.filter((table) => table.includes(entrant));
      const same = sat.filter((table) => table.indexOf(entrant) === seat).length;
      const early = sat.reduce((all, table) => all + offMiddle(table.indexOf(entrant), table), 0);
      return sum + same ** 2 + (early + offMiddle(seat, seats)) ** 2;
    }, 0);
  let best: { readonly seats: Seating; readonly cost: number } | undefined;
  for (const seats of permutations(order)) {
    const cost = unfairness(seats);
    if (cost < (best?.cost ?? Infinity) - 1e-9) best = { seats, cost };
  }
  return best?.seats ?? order;
}

/** How far behind the middle of the table a seat is, -0.5 to 0.5. */
const offMiddle = (seat: number, seats: Seating): number =>
  seats.length < 2 ? 0 : seat / (seats.length - 1) - 0.5;

function* permutations<T>(values: readonly T[]): Generator<readonly T[]> {
  if (values.length <= 1) yield values;
  for (const [at, first] of values.entries()) {
    if (values.length <= 1) return;
    for (const rest of permutations(values.toSpliced(at, 1))) yield [first, ...rest];
  }
}

function shuffled(entrants: readonly number[], seed: string): readonly number[] {
  const key = (entrant: number): string => hash('sha256', `${seed} ${entrant}`);
  return entrants.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
