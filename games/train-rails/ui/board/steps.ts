/** Where the arrow keys lead from a spot. */
import { nearestAhead, type ArrowKey } from '@roundhouse/ui/arrow-keys';
import type { View } from '../../src/index.ts';
import { middleOf, type Drawing } from './geometry.ts';
import { drawnSpots, spotBox } from './spot-boxes.ts';
import type { Spot } from './spots.ts';

const WIDEST = 2.5;

export function stepFrom(drawing: Drawing, view: View, spot: Spot, key: ArrowKey): Spot {
  const drawn = drawnSpots(drawing, view).flatMap((each) => {
    const box = spotBox(drawing, view, each);
    return box ? [{ each, middle: middleOf(box) }] : [];
  });
  const middles = drawn.map(({ middle }) => middle);
  const start = drawn.findIndex(({ each }) => each === spot);
  return drawn[nearestAhead(middles, start, key, WIDEST)]?.each ?? spot;
}
