/** What one view has that the view before it had not, and the way there. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { ROUTE_IDS, type RouteId } from '../../src/board.ts';
import type { View } from '../../src/types.ts';
import { uprightAngle } from './geometry.ts';

export interface NewClaim {
  readonly route: RouteId;
  readonly seat: number;
}

export function newClaims(before: View, view: View): NewClaim[] {
  return ROUTE_IDS.flatMap((route, index) => {
    const claim = view.routes[index];
    return claim && !before.routes[index] ? [{ route, seat: claim.seat }] : [];
  });
}

export function newRoutes(before: View, view: View): readonly RouteId[] {
  return newClaims(before, view).map(({ route }) => route);
}

/** From where a cart will lie to where it comes from, as its turned space measures it. */
export function journeyTo(space: Point & { readonly angle: number }, from: Point): Point {
  const turn = (-uprightAngle(space.angle) * Math.PI) / 180;
  const [dx, dy] = [from.x - space.x, from.y - space.y];
  return {
    x: dx * Math.cos(turn) - dy * Math.sin(turn),
    y: dx * Math.sin(turn) + dy * Math.cos(turn),
  };
}
