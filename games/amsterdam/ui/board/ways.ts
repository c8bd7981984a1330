/** The way a contract could still go: what it takes, and where it runs. */
import type { Point } from '@roundhouse/ui/pieces/box';
import {
  LOCATION_IDS,
  ROUTE_IDS,
  ROUTES,
  type ContractId,
  type LocationId,
  type RouteId,
} from '../../src/board.ts';
import type { View } from '../../src/types.ts';
import { closedBy } from '../../src/why.ts';
import { routeLine } from './geometry.ts';
import { printedIn } from '../../src/printed.ts';

export interface Way {
  readonly routes: readonly RouteId[];
  /** Spaces on it that are not the seat's yet; 0: the contract is completed. */
  readonly missing: number;
}

/** What a route adds: nothing if it is the seat's own, its length if it is open, else it is no way. */
function costFor(view: View, seat: number, route: RouteId, index: number): number {
  if (view.routes[index]?.seat === seat) return 0;
  return closedBy(view, seat, route) === undefined ? ROUTES[route].length : Infinity;
}

interface Reached {
  readonly cost: number;
  /** By which route, from where. */
  readonly by?: readonly [RouteId, LocationId];
}

/** The way with the fewest spaces to claim; undefined: others have closed every way. */
export function shortestWay(view: View, seat: number, contract: ContractId): Way | undefined {
  const { a, b } = printedIn(view.config).contracts[contract];
  const costs = ROUTE_IDS.map((route, index) => costFor(view, seat, route, index));
  const reached = new Map<LocationId, Reached>([[a, { cost: 0 }]]);
  // Seventeen places: as many rounds settle every way.
  for (let round = 0; round < LOCATION_IDS.length; round++) {
    for (const [index, route] of ROUTE_IDS.entries()) {
      const { a: from, b: to } = ROUTES[route];
      relax(reached, costs[index] ?? Infinity, route, from, to);
      relax(reached, costs[index] ?? Infinity, route, to, from);
    }
  }
  const end = reached.get(b);
  if (!end) return undefined;
  const routes: RouteId[] = [];
  for (let by = end.by; by; by = reached.get(by[1])?.by) routes.unshift(by[0]);
  return { routes, missing: end.cost };
}

function relax(
  reached: Map<LocationId, Reached>,
  cost: number,
  route: RouteId,
  from: LocationId,
  to: LocationId,
): void {
  const start = reached.get(from);
  if (!start || cost === Infinity) return;
  const total = start.cost + cost;
  if (total < (reached.get(to)?.cost ?? Infinity))
    reached.set(to, { cost: total, by: [route, from] });
}

/** The routes of a way one after another, each in the direction that it is gone. */
export function wayLine(from: LocationId, routes: readonly RouteId[]): readonly Point[] {
  let at = from;
  return routes.flatMap((route) => {
    const { a, b } = ROUTES[route];
    const line = routeLine(route);
    const isForth = a === at;
    at = isForth ? b : a;
    return isForth ? line : line.toReversed();
  });
}
