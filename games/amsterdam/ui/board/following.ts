/** The window goes where something may be claimed or was, and where a contract runs. */
import { around } from '@roundhouse/ui/pieces/box';
import type { PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { useEffect, type RefObject } from 'react';
import { type RouteId } from '../../src/board.ts';
import { SPOTS } from '../../src/map.ts';
import type { View } from '../../src/types.ts';
import { newRoutes } from './claims.ts';
import { chooserLayout } from './chooser-layout.ts';
import { DRAWING, boxOf, routesBox } from './geometry.ts';
import type { Pointed } from './pointing.ts';
import type { Way } from './ways.ts';
import { printedIn } from '../../src/printed.ts';

export interface Followed {
  readonly before: View | undefined;
  readonly view: View;
  /** The routes that may be touched. */
  readonly open: readonly RouteId[];
  readonly pointed: Pointed | undefined;
  readonly way: Way | undefined;
  readonly chosen: RouteId | undefined;
  /** How many ways to pay for it lie beside it. */
  readonly payments: number;
}

/** How far the middle of a route lies from the middle of the map. */
function fromTheMiddle(route: RouteId): number {
  const { x, y, width, height } = routesBox([route]);
  return Math.hypot(x + (width - DRAWING.width) / 2, y + (height - DRAWING.height) / 2);
}

export function useFollowing(
  pane: RefObject<PanZoomHandle | null>,
  { before, view, open, pointed, way, chosen, payments }: Followed,
): void {
  useEffect(() => {
    const claimed = before ? newRoutes(before, view) : [];
    if (claimed.length > 0) pane.current?.reveal(routesBox(claimed));
  }, [pane, before, view]);
  // All of them would be the whole map again: one to begin with is enough.
  const [inner] = open.toSorted((a, b) => fromTheMiddle(a) - fromTheMiddle(b));
  useEffect(() => {
    if (inner) pane.current?.reveal(routesBox([inner]));
  }, [pane, inner]);
  useEffect(() => {
    if (!chosen) return;
    const route = routesBox([chosen]);
    pane.current?.reveal(payments > 1 ? around(route, chooserLayout(chosen, payments)) : route);
  }, [pane, chosen, payments]);
  const routes = way?.routes.join();
  useEffect(() => {
    if (!pointed) return;
    const { a, b } = printedIn(view.config).contracts[pointed.contract];
    const ends = boxOf([SPOTS[a], SPOTS[b]]);
    const isOpen = way && way.routes.length > 0;
    pane.current?.show(isOpen ? around(ends, routesBox(way.routes)) : ends);
    // The way matters by its routes, not by the view that it was found in.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pane, pointed, routes]);
}
