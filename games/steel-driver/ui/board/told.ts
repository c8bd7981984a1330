/** Where on the map something happened. */
import { boxAround, type Box, type Point } from '@roundhouse/ui/pieces/box';
import type { ToldPlaces } from '@roundhouse/ui/pieces/told-places';
import {
  COMPANIES,
  type Action,
  type Board,
  type CompanyName,
  type Event,
  type View,
} from '../../src/index.ts';
import { drawingOf } from './geometry.ts';

const AROUND = 24;

function routePoints(board: Board, route: number): readonly Point[] {
  const way = drawingOf(board).routes[route];
  return way ? [way.a, way.b] : [];
}

function cityPoints(board: Board, name: string): readonly Point[] {
  const at = drawingOf(board).cities[board.cities.findIndex((city) => city.name === name)];
  return at ? [at] : [];
}

/** All its links. */
function networkPoints(board: Board, view: View, name: CompanyName): readonly Point[] {
  const company = COMPANIES.indexOf(name);
  return view.owner.flatMap((owner, route) => (owner === company ? routePoints(board, route) : []));
}

function boxesOf(event: Event, board: Board, view: View): readonly Box[] {
  const one = (points: readonly Point[]): readonly Box[] => {
    const box = boxAround(points, AROUND);
    return box ? [box] : [];
  };
  switch (event.type) {
    case 'built':
      return one(routePoints(board, board.routeIndex.get(event.route) ?? -1));
    case 'transcontinental':
      return event.ends.flatMap((end) => one(cityPoints(board, end)));
    case 'took':
      return one(cityPoints(board, event.city));
    case 'offered':
    case 'sold':
    case 'company-passed':
    case 'profit':
    case 'final-control':
    case 'share-value':
    case 'paid':
      return one(networkPoints(board, view, event.company));
    default:
      return [];
  }
}

/** Undefined: it is about nothing on the map. */
export function markedPlaces(action: Action, board: Board, view: View): ToldPlaces | undefined {
  const points = (): readonly Point[] => {
    switch (action.type) {
      case 'build':
      case 'start':
        return routePoints(board, board.routeIndex.get(action.route) ?? -1);
      case 'take':
        return cityPoints(board, board.cities[board.cityIndex.get(action.city) ?? -1]?.name ?? '');
      case 'offer':
        return networkPoints(board, view, action.company);
      default:
        return networkPoints(board, view, COMPANIES[view.company] ?? 'red');
    }
  };
  const box = boxAround(points(), AROUND);
  return box && { boxes: [box] };
}

/** Undefined: it concerns a player alone. */
export function toldPlaces(event: Event, board: Board, view: View): ToldPlaces | undefined {
  const boxes = boxesOf(event, board, view);
  return boxes.length > 0 ? { boxes } : undefined;
}
