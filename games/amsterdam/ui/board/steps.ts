/** Where the arrow keys lead. */
import { nearestAhead, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import { ROUTE_IDS, type RouteId } from '../../src/board.ts';
import { routeMiddle } from './geometry.ts';

const MIDDLES = ROUTE_IDS.map(routeMiddle);

/** From a route to the next one. */
export function stepFrom(route: RouteId, key: ArrowKey): RouteId {
  return ROUTE_IDS[nearestAhead(MIDDLES, ROUTE_IDS.indexOf(route), key)] ?? route;
}
