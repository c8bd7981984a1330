/** Where the arrow keys lead from a spot. */
import { ARROW_WAYS, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import type { View } from '../../src/index.ts';
import { middleOf, type Drawing } from './geometry.ts';
import { drawnSpots, spotBox } from './spot-boxes.ts';
import type { Spot } from './spots.ts';

/** How much a step aside counts against one ahead. */
const ASIDE = 2.2;

/** The spot that lies nearest in the way of the key; the same one at the edge of the drawing. */
export function stepFrom(drawing: Drawing, view: View, spot: Spot, key: ArrowKey): Spot {
  const way = ARROW_WAYS[key];
  const here = spotBox(drawing, view, spot);
  if (!here) return spot;
  const from = middleOf(here);
  let best = spot;
  let nearest = Infinity;
  for (const next of drawnSpots(drawing, view)) {
    const box = spotBox(drawing, view, next);
    if (!box || next === spot) continue;
    const to = middleOf(box);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead <= 4 || aside > ahead * 2.5) continue;
    const far = ahead + aside * ASIDE;
    if (far < nearest) [best, nearest] = [next, far];
  }
  return best;
}
