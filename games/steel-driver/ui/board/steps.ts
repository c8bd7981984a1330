/** Where the arrow keys lead on the map: from city to route to city. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { ARROW_WAYS, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import type { Board } from '../../src/index.ts';
import { drawingOf } from './geometry.ts';

/** Cities first, then routes: `cities.length + route`. */
export type Spot = number;

export function spotsOf(board: Board): readonly Point[] {
  const { cities, routes } = drawingOf(board);
  return [...cities, ...routes.map(({ middle }) => middle)];
}

/** Wider than a quarter, so that nothing lies between two keys. */
const NARROWEST = 0.6;

/** The nearest spot that lies in the way of the key; what lies aside counts as further. */
export function stepFrom(spots: readonly Point[], spot: Spot, key: ArrowKey): Spot {
  const way = ARROW_WAYS[key];
  const from = spots[spot] ?? { x: 0, y: 0 };
  let best = spot;
  let least = Infinity;
  for (const [next, to] of spots.entries()) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = Math.hypot(dx, dy);
    const ahead = (dx * way.x + dy * way.y) / length;
    if (length === 0 || ahead < NARROWEST) continue;
    const far = length / ahead;
    if (far < least) {
      best = next;
      least = far;
    }
  }
  return best;
}
