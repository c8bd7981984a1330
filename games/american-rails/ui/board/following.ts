/** The window goes where something may be touched, and where something was placed. */
import type { PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { useEffect, type RefObject } from 'react';
import type { View } from '../../src/types.ts';
import { newCubes } from './arrivals.ts';
import type { Choice } from './choosing.ts';
import { DRAWING, TILE, centreOf } from './geometry.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around some hexes; around the whole drawing if there are none. */
export function boxAround(hexes: readonly number[]): Box {
  if (hexes.length === 0) return { x: 0, y: 0, ...DRAWING };
  const centres = hexes.map(centreOf);
  const left = Math.min(...centres.map(({ x }) => x)) - TILE;
  const top = Math.min(...centres.map(({ y }) => y)) - TILE;
  return {
    x: left,
    y: top,
    width: Math.max(...centres.map(({ x }) => x)) + TILE - left,
    height: Math.max(...centres.map(({ y }) => y)) + TILE - top,
  };
}

export function useFollowing(
  pane: RefObject<PanZoomHandle | null>,
  open: readonly number[],
  { hex }: Choice,
  before: View | undefined,
  view: View,
): void {
  useEffect(() => {
    // What was touched on the map stays under the finger.
    if (hex !== undefined) return;
    const placed = before ? newCubes(before, view).map((cube) => cube.hex) : [];
    const wanted = open.length > 0 ? open : placed;
    if (wanted.length > 0) pane.current?.reveal(boxAround(wanted));
  }, [pane, open, hex, before, view]);
}
