/** The window goes where something may be touched, where something was placed, and to what is at auction. */
import { boxAround, type Box } from '@roundhouse/ui/pieces/box';
import type { PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { useEffect, type RefObject } from 'react';
import { hasCube } from '../../src/mask.ts';
import { NONE, type View } from '../../src/types.ts';
import { newCubes } from './arrivals.ts';
import type { Choice } from './choosing.ts';
import { DRAWING, TILE, centreOf } from './geometry.ts';

/** Around some hexes; around the whole drawing if there are none. */
export function boxOf(hexes: readonly number[]): Box {
  return boxAround(hexes.map(centreOf), TILE) ?? { x: 0, y: 0, ...DRAWING };
}

/** The hexes of the company whose share is at auction: whoever bids looks at its track. */
export function atAuction({ auction, frame, map }: View): readonly number[] {
  const { company } = frame;
  if (auction === null || company === NONE) return [];
  return map.flatMap((mask, hex) => (hasCube(mask, company) ? [hex] : []));
}

export function useFollowing(
  pane: RefObject<PanZoomHandle | null>,
  open: readonly number[],
  { hex }: Choice,
  before: View | undefined,
  view: View,
): void {
  useEffect(() => {
    // What was touched on the map stays under the finger, and in sight when the sheet rises.
    if (hex !== undefined) {
      pane.current?.hold(boxOf([hex]));
      return;
    }
    const placed = before ? newCubes(before, view).map((cube) => cube.hex) : [];
    const from = placed.length > 0 ? boxOf(placed) : undefined;
    // Companies may lie far apart: between them there would be nothing to touch.
    if (open.length > 0)
      pane.current?.gather(
        open.map((each) => boxOf([each])),
        from,
      );
    else if (from) pane.current?.reveal(from);
  }, [pane, open, hex, before, view]);
  // Once an auction: between bids the window stays where somebody put it.
  const lot = atAuction(view).join(' ');
  useEffect(() => {
    if (lot !== '') pane.current?.reveal(boxOf(lot.split(' ').map(Number)));
  }, [pane, lot]);
}
