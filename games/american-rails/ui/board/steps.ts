/** Where the arrow keys lead from a hex. */
import { ARROW_WAYS, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import { HEXES, NEIGHBOURS } from '../../src/board.ts';
import { centreOf } from './geometry.ts';

/**
 * The neighbour that lies most in the way of the key. Two are equally far up or down: the one of the
 * same column is taken, so that going up and down again leads back.
 */
export function stepFrom(hex: number, key: ArrowKey): number {
  const way = ARROW_WAYS[key];
  const from = centreOf(hex);
  let best = hex;
  let furthest = 10;
  for (const next of NEIGHBOURS[hex] ?? []) {
    const to = centreOf(next);
    const reach = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const isSameColumn = HEXES[next]?.col === HEXES[hex]?.col;
    const bonus = way.y !== 0 && isSameColumn ? 1 : 0;
    if (reach + bonus > furthest) {
      best = next;
      furthest = reach + bonus;
    }
  }
  return best;
}
