/** What speaks for an action, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { BUILDER_BONUS } from '../src/figures.ts';
import {
  COMPANIES,
  GOODS,
  NONE,
  type Action,
  type Board,
  type Company,
  type View,
} from '../src/index.ts';
import { limitFor, marketOf } from './market.ts';
import { closes, gapOf } from './crossing.ts';
import { readingOf } from './reading.ts';
import { CAREFUL } from './temper.ts';
import { marginal } from './worth.ts';

export function reason(view: View, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'offer':
      return reasonOfPrice(view, seat, COMPANIES.indexOf(action.company), action.bid);
    case 'bid':
      return reasonOfPrice(view, seat, view.company, action.bid);
    case 'pass':
      return reasonOfPass(view, seat);
    case 'start':
      return reasonOfStart(view, action.city, action.route);
    case 'build':
      return reasonOfLink(view, action.route);
    case 'take':
      return reasonOfTaking(view, action.city);
  }
}

function limitOf(view: View, seat: Seat, company: Company): number {
  return limitFor(marketOf(view, CAREFUL), company, seat);
}

function reasonOfPrice(view: View, seat: Seat, company: Company, bid: number): Reason {
  const limit = limitOf(view, seat, company);
  const code = bid < limit ? 'worth-more' : bid === limit ? 'worth-it' : 'above-worth';
  return { code, params: { company: COMPANIES[company] ?? '', bid, limit } };
}

function reasonOfPass(view: View, seat: Seat): Reason {
  if (view.phase === 'build') return { code: 'no-link', params: {} };
  if (view.phase === 'offer') {
    return { code: 'saves-cubes', params: { cubes: view.cubes[seat] ?? 0 } };
  }
  const bid = (view.auction?.bid ?? 0) + 1;
  const limit = limitOf(view, seat, view.company);
  const code = bid > limit ? 'too-dear' : 'better-elsewhere';
  return { code, params: { company: COMPANIES[view.company] ?? '', bid, limit } };
}

function reasonOfStart(view: View, start: string, id: string): Reason {
  const { board } = readingOf(view);
  const city = board.cityIndex.get(start) ?? 0;
  const route = board.routeIndex.get(id) ?? 0;
  const to = board.a[route] === city ? (board.b[route] ?? 0) : (board.a[route] ?? 0);
  return {
    code: 'good-start',
    params: { city: nameOf(board, city), to: nameOf(board, to), value: board.value[to] ?? 0 },
  };
}

function reasonOfLink(view: View, id: string): Reason {
  const reading = readingOf(view);
  const { board } = reading;
  const route = board.routeIndex.get(id) ?? 0;
  const isNew = (city: number): boolean =>
    (((reading.present[city] ?? 0) >> view.company) & 1) === 0;
  const to = [board.a, board.b].map((ends) => ends[route] ?? 0).find(isNew) ?? NONE;
  if (closes(gapOf(view, board), board, route)) {
    return { code: 'closes-connection', params: { bonus: BUILDER_BONUS } };
  }
  const cost = board.cost[route] ?? 0;
  if (to === NONE) return { code: 'link-without-city', params: { cost } };
  const colour = board.colour[to] ?? 0;
  const params = { city: nameOf(board, to), value: board.value[to] ?? 0, cost };
  const isLacking = (reading.hopes[view.company * GOODS.length + colour] ?? 0) === 0;
  if (isLacking) return { code: 'new-colour', params: { ...params, goods: GOODS[colour] ?? '' } };
  return { code: 'city-value', params };
}

function reasonOfTaking(view: View, id: string): Reason {
  const { board, crowd } = readingOf(view);
  const city = board.cityIndex.get(id) ?? 0;
  const adds = marginal(view.stock, view.company * GOODS.length, board.colour[city] ?? 0, 1);
  const code = (crowd[city] ?? 1) > 1 ? 'contested-goods' : 'own-goods';
  return { code, params: { city: nameOf(board, city), adds } };
}

function nameOf(board: Board, city: number): string {
  return board.cities[city]?.name ?? '';
}
