/** Where the arrow keys lead from a route. */
import { ARROW_WAYS, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import { ROUTE_IDS, type RouteId } from '../../src/board.ts';
import { routeMiddle } from './geometry.ts';

/** How much a step aside counts against one ahead. */
const ASIDE = 2.2;

/** The route that lies nearest in the way of the key; the same one at the edge of the map. */
export function stepFrom(route: RouteId, key: ArrowKey): RouteId {
  const way = ARROW_WAYS[key];
  const from = routeMiddle(route);
  let best = route;
  let nearest = Infinity;
  for (const next of ROUTE_IDS) {
    const to = routeMiddle(next);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead <= 4 || aside > ahead * 2) continue;
    const far = ahead + aside * ASIDE;
    if (far < nearest) [best, nearest] = [next, far];
  }
  return best;
}
