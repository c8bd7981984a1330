/** The window goes where something may be touched, where something was laid, and to what is at auction. */
import { boxAround, type Box, type Point } from '@roundhouse/ui/pieces/box';
import type { PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { useEffect, type RefObject } from 'react';
import type { Board, View } from '../../src/index.ts';
import type { Choice, Open } from './choosing.ts';
import { drawingOf } from './geometry.ts';
import { newLinks } from './news.ts';

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
export function boxOf(board: Board, { routes, cities }: Open): Box {
  const drawing = drawingOf(board);
  const all = [
    ...routes.flatMap((route) => {
      const way = drawing.routes[route];
      return way ? [way.a, way.b] : [];
    }),
    ...cities.flatMap((city) => drawing.cities[city] ?? []),
  ];
  const { width, height } = drawing;
  return boxAround(busiest(all), AROUND) ?? { x: 0, y: 0, width, height };
}

/** The links of the company that is at auction: whoever bids looks at its network. */
export function atAuction({ phase, owner, company: lot }: View): readonly number[] {
  if (phase !== 'auction') return [];
  return owner.flatMap((company, route) => (company === lot ? [route] : []));
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
    // What was touched on the map stays under the finger, and in sight when the sheet rises.
    if (isChosen) {
      const routes = route === undefined ? [] : [route];
      const cities = city === undefined ? [] : [city];
      pane.current?.hold(boxOf(board, { routes, cities }));
      return;
    }
    const isOpen = open.routes.length + open.cities.length > 0;
    const laid = before ? newLinks(before, view) : [];
    const wanted = isOpen ? open : { routes: laid, cities: [] };
    if (isOpen || laid.length > 0) pane.current?.reveal(boxOf(board, wanted));
  }, [pane, board, open, isChosen, route, city, before, view]);
  // Once an auction: between bids the window stays where somebody put it.
  const lot = atAuction(view).join(' ');
  useEffect(() => {
    if (lot === '') return;
    pane.current?.reveal(boxOf(board, { routes: lot.split(' ').map(Number), cities: [] }));
  }, [pane, board, lot]);
}
