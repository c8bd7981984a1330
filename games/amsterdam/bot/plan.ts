/** The ways that complete the bot's contracts, cheapest first. */
import { LOCATIONS, PAIRS, type Pair, type Track } from '../src/tables.ts';
import { missingFor, type Board } from './board.ts';

export interface Way {
  readonly pair: Pair;
  /** Routes still to claim for it; those of an earlier way are not counted again. */
  readonly tracks: readonly Track[];
  readonly spaces: number;
}

export interface Plan {
  readonly ways: readonly Way[];
  /** Contracts that can't be completed any more. */
  readonly lost: readonly Pair[];
  /** Spaces of all routes of the plan together. */
  readonly spaces: number;
}

/** A turn to claim, and half a turn for each card that is missing. */
const CARD = 0.55;
const CLAIM = 0.6;
/** A space costs a cart, points are gained on the way. */
const CART = 0.35;
const POINT = 0.22;
const BONUS = 0.3;

function costOf(board: Board, track: Track): number {
  const { missing } = missingFor(board, track);
  const gained = POINT * track.points + (track.cart ? BONUS : 0);
  return Math.max(0.05, CLAIM + CARD * missing + CART * track.length - gained);
}

/** How long a number of routes takes with the cards in hand. */
export function turnsFor(board: Board, tracks: readonly Track[]): number {
  let turns = 0;
  for (const track of tracks) turns += 1 + missingFor(board, track).missing / 2;
  return turns;
}

/** Contracts in the given set, each joined by the cheapest way over own, planned and open routes. */
export function planFor(board: Board, contracts: readonly number[]): Plan {
  const pairs = contracts
    .flatMap((contract) => PAIRS[contract] ?? [])
    .filter((pair) => board.linked[pair.a] !== board.linked[pair.b])
    .toSorted((one, two) => two.points - one.points);
  const costs = new Map(board.open.map((track) => [track, costOf(board, track)]));
  const planned = new Set<Track>();
  const ways: Way[] = [];
  const lost: Pair[] = [];
  let spaces = 0;
  for (const pair of pairs) {
    const path = cheapestPath(board, costs, planned, pair);
    const tracks = path?.filter((track) => !planned.has(track));
    const more = tracks?.reduce((sum, track) => sum + track.length, 0) ?? 0;
    if (!tracks || spaces + more > board.carts) {
      lost.push(pair);
      continue;
    }
    for (const track of tracks) planned.add(track);
    spaces += more;
    ways.push({ pair, tracks, spaces: more });
  }
  return { ways, lost, spaces };
}

/** Dijkstra over seventeen locations; own and planned routes are free. */
function cheapestPath(
  board: Board,
  costs: ReadonlyMap<Track, number>,
  planned: ReadonlySet<Track>,
  { a, b }: Pair,
): Track[] | undefined {
  const far = Array.from({ length: LOCATIONS }, () => Infinity);
  const by: (Track | undefined)[] = Array.from({ length: LOCATIONS }, () => undefined);
  const done = Array.from({ length: LOCATIONS }, () => false);
  const start = board.linked[a] ?? a;
  const goal = board.linked[b] ?? b;
  far[start] = 0;
  for (;;) {
    let at = -1;
    for (let node = 0; node < LOCATIONS; node++) {
      if (!done[node] && (far[node] ?? Infinity) < (at < 0 ? Infinity : (far[at] ?? Infinity))) {
        at = node;
      }
    }
    if (at < 0) return undefined;
    if (at === goal) return walkBack(board, by, start, goal);
    done[at] = true;
    for (const [track, cost] of costs) {
      const one = board.linked[track.a] ?? track.a;
      const two = board.linked[track.b] ?? track.b;
      if (one !== at && two !== at) continue;
      const next = one === at ? two : one;
      const way = (far[at] ?? 0) + (planned.has(track) ? 0 : cost);
      if (way < (far[next] ?? Infinity)) {
        far[next] = way;
        by[next] = track;
      }
    }
  }
}

function walkBack(
  board: Board,
  by: readonly (Track | undefined)[],
  start: number,
  goal: number,
): Track[] {
  const path: Track[] = [];
  for (let node = goal; node !== start;) {
    const track = by[node];
    if (!track) return path;
    path.push(track);
    const one = board.linked[track.a] ?? track.a;
    const two = board.linked[track.b] ?? track.b;
    node = one === node ? two : one;
  }
  return path;
}
