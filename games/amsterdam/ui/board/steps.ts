/** Where the arrow keys lead. */
import { ARROW_WAYS, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import type { Point } from '@roundhouse/ui/pieces/box';
import { ROUTE_IDS, type RouteId } from '../../src/board.ts';
import { routeMiddle } from './geometry.ts';

/** How much a step aside counts against one ahead. */
const ASIDE = 2.2;

/** The point that lies nearest in the way of the key; the same one at the edge of the map. */
export function nearestAhead(points: readonly Point[], start: number, key: ArrowKey): number {
  const way = ARROW_WAYS[key];
  const from = points[start];
  let best = start;
  let nearest = Infinity;
  for (const [next, to] of points.entries()) {
    const [dx, dy] = [to.x - (from?.x ?? 0), to.y - (from?.y ?? 0)];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead <= 4 || aside > ahead * 2) continue;
    const far = ahead + aside * ASIDE;
    if (far < nearest) [best, nearest] = [next, far];
  }
  return best;
}

const MIDDLES = ROUTE_IDS.map(routeMiddle);

/** From a route to the next one. */
export function stepFrom(route: RouteId, key: ArrowKey): RouteId {
  return ROUTE_IDS[nearestAhead(MIDDLES, ROUTE_IDS.indexOf(route), key)] ?? route;
}
