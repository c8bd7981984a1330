/** The ways that complete the bot's contracts, cheapest first. */
import { oncePerBox } from '@roundhouse/engine';
import { printedIn, type Pair, type Printed } from '../src/printed.ts';
import { LOCATIONS, TRACKS, trackAt } from '../src/tables.ts';
import type { Board } from './board.ts';
import { oncePerTaste, type Taste } from './tuned.ts';

export interface Way {
  readonly pair: Pair;
  /** Routes still to claim for it, by number; those of an earlier way are not counted again. */
  readonly routes: readonly number[];
}

export interface Plan {
  readonly ways: readonly Way[];
  /** Contracts that can't be completed any more. */
  readonly lost: readonly Pair[];
  /** Spaces of all routes of the plan together. */
  readonly spaces: number;
}

/** By location: its routes, and the location at the other end of each. */
const TOUCHING: readonly (readonly number[])[] = Array.from({ length: LOCATIONS }, (_, location) =>
  [...TRACKS.keys()].filter((route) => {
    const { a, b } = trackAt(route);
    return a === location || b === location;
  }),
);

const CLOSED: readonly number[] = TRACKS.map(() => Infinity);
/** What a route costs apart from its missing cards. */
export const claimsBy = oncePerTaste(({ planClaim, planSpace, planPoint, planBonus }: Taste) =>
  oncePerBox(({ routePoints }: Printed) =>
    TRACKS.map(({ length, cart }) => {
      const gained = planPoint * (routePoints[length] ?? 0) + (cart ? planBonus : 0);
      return planClaim + planSpace * length - gained;
    }),
  ),
);

/** What claiming each route costs: own ones nothing, closed ones more than anything. */
function costsOf(board: Board): number[] {
  const costs = [...CLOSED];
  const claims = claimsBy(board.taste)(printedIn(board.view.config));
  const { planCard } = board.taste;
  for (const route of board.own) costs[route] = 0;
  for (const route of board.open) {
    const cost = (claims[route] ?? 0) + planCard * (board.missing[route] ?? 0);
    costs[route] = Math.max(0.05, cost);
  }
  return costs;
}

/** How long a number of routes takes with the cards in hand. */
export function turnsFor(board: Board, routes: readonly number[]): number {
  let turns = 0;
  for (const route of routes) turns += 1 + (board.missing[route] ?? 0) / 2;
  return turns;
}

/** Contracts in the given set, each joined by the cheapest way over own, planned and open routes. */
export function planFor(board: Board, contracts: readonly number[]): Plan {
  const ways: Way[] = [];
  const lost: Pair[] = [];
  let spaces = 0;
  const pairs = pairsToJoin(board, contracts);
  if (pairs.length === 0) return { ways, lost, spaces };
  const costs = costsOf(board);
  for (const pair of pairs) {
    const routes = cheapestWay(costs, pair);
    let more = 0;
    for (const route of routes ?? []) more += trackAt(route).length;
    if (!routes || spaces + more > board.carts) {
      lost.push(pair);
      continue;
    }
    for (const route of routes) costs[route] = 0;
    spaces += more;
    ways.push({ pair, routes });
  }
  return { ways, lost, spaces };
}

function pairsToJoin(board: Board, contracts: readonly number[]): Pair[] {
  const pairs: Pair[] = [];
  const { pairs: all } = printedIn(board.view.config);
  for (const contract of contracts) {
    const pair = all[contract];
    if (pair && board.linked[pair.a] !== board.linked[pair.b]) pairs.push(pair);
  }
  return pairs.length < 2 ? pairs : pairs.sort((one, two) => two.points - one.points);
}

/** Kept from call to call, because a plan is made at every decision of a play-out. */
const far = new Float64Array(LOCATIONS);
const by = new Int8Array(LOCATIONS);

/** Dijkstra over seventeen locations; the routes of the way that cost something. */
export function cheapestWay(costs: readonly number[], { a, b }: Pair): number[] | undefined {
  far.fill(Infinity);
  far[a] = 0;
  for (let done = 0; ;) {
    let at = -1;
    let least = Infinity;
    for (let node = 0; node < LOCATIONS; node++) {
      const way = far[node] ?? Infinity;
      if (way < least && !((done >> node) & 1)) {
        at = node;
        least = way;
      }
    }
    if (at < 0) return undefined;
    if (at === b) return walkBack(costs, a, b);
    done |= 1 << at;
    for (const route of TOUCHING[at] ?? []) {
      const way = least + (costs[route] ?? Infinity);
      const next = otherEnd(route, at);
      if (way < (far[next] ?? Infinity)) {
        far[next] = way;
        by[next] = route;
      }
    }
  }
}

function walkBack(costs: readonly number[], start: number, goal: number): number[] {
  const routes: number[] = [];
  for (let node = goal; node !== start;) {
    const route = by[node] ?? 0;
    if ((costs[route] ?? 0) > 0) routes.push(route);
    node = otherEnd(route, node);
  }
  return routes;
}

function otherEnd(route: number, end: number): number {
  const { a, b } = trackAt(route);
  return a === end ? b : a;
}
