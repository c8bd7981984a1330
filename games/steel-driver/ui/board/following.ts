/** The window goes where something may be touched, and where something was laid. */
import type { PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { useEffect, type RefObject } from 'react';
import type { Board, View } from '../../src/index.ts';
import type { Choice, Open } from './choosing.ts';
import { drawingOf } from './geometry.ts';
import type { Point } from './marks.ts';
import { newLinks } from './news.ts';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const AROUND = 30;

/** What a small window can show of the drawing. */
const ROOM = { width: 300, height: 260 } as const;

/** Where most of the points lie that one window can show. */
function busiest(points: readonly Point[]): readonly Point[] {
  const near = points.map((middle) =>
    points.filter(
      ({ x, y }) =>
        Math.abs(x - middle.x) <= ROOM.width / 2 && Math.abs(y - middle.y) <= ROOM.height / 2,
    ),
  );
  return near.reduce((best, each) => (each.length > best.length ? each : best), []);
}

/** Around some cities and routes, or most of them; around the whole drawing if there are none. */
export function boxAround(board: Board, { routes, cities }: Open): Box {
  const drawing = drawingOf(board);
  const all = [
    ...routes.flatMap((route) => {
      const way = drawing.routes[route];
      return way ? [way.a, way.b] : [];
    }),
    ...cities.flatMap((city) => drawing.cities[city] ?? []),
  ];
  const points = busiest(all);
  if (points.length === 0) return { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const left = Math.min(...points.map(({ x }) => x)) - AROUND;
  const top = Math.min(...points.map(({ y }) => y)) - AROUND;
  return {
    x: left,
    y: top,
    width: Math.max(...points.map(({ x }) => x)) + AROUND - left,
    height: Math.max(...points.map(({ y }) => y)) + AROUND - top,
  };
}

export function useFollowing(
  pane: RefObject<PanZoomHandle | null>,
  board: Board,
  open: Open,
  { route, city }: Choice,
  before: View | undefined,
  view: View,
): void {
  const isChosen = route !== undefined || city !== undefined;
  useEffect(() => {
    // What was touched on the map stays under the finger.
    if (isChosen) return;
    const isOpen = open.routes.length + open.cities.length > 0;
    const laid = before ? newLinks(before, view) : [];
    const wanted = isOpen ? open : { routes: laid, cities: [] };
    if (isOpen || laid.length > 0) pane.current?.reveal(boxAround(board, wanted));
  }, [pane, board, open, isChosen, before, view]);
}
