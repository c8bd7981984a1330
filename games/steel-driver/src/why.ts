/** Why an action is not possible now, with the figures. `legal` alone judges; this only explains. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { hasPassed } from '@roundhouse/kit/auction';
import { hasBit } from '@roundhouse/kit/bitset';
import { boardOf, type Board } from './board.ts';
import { legal } from './legal.ts';
import { inNetwork } from './network.ts';
import { LINKS } from './figures.ts';
import { companyName } from './names.ts';
import { actionNotation as notation } from './notation.ts';
import { at } from './tally.ts';
import { actor } from './turn.ts';
import { COMPANIES, NONE, type Action, type Phase, type State, type View } from './types.ts';
import { stateOf } from './view.ts';

export function why(view: View, seat: Seat, action: Action): Refusal | undefined {
  const state = stateOf(view);
  const list = legal(state, seat);
  const text = notation.format(action);
  if (list.some((listed) => notation.format(listed) === text)) return undefined;
  return notNow(state, seat, action) ?? explain(state, seat, action, list);
}

/** In which phase each kind of action belongs; a pass may belong in three. */
const BELONGS: Readonly<Record<Action['type'], readonly Phase[]>> = {
  offer: ['offer'],
  bid: ['auction'],
  pass: ['offer', 'auction', 'build'],
  build: ['build'],
  start: ['build'],
  take: ['goods'],
};

function notNow(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.phase === 'over') return refusal('match-over', 'table');
  if (state.phase === 'starter') return refusal('chance-first', 'table', { pool: 'starter' });
  if (seat !== actor(state)) {
    return state.auction !== null && hasPassed(state.auction, seat)
      ? refusal('passed-already', 'SD-3.2')
      : refusal('not-your-turn', 'table', { seat, turn: actor(state) });
  }
  if (BELONGS[action.type].includes(state.phase)) return undefined;
  if (action.type === 'pass') {
    return refusal('must-take', 'SD-7.3', { company: companyName(state.company) });
  }
  return refusal('wrong-phase', 'SD-1.5', { type: action.type, phase: state.phase });
}

function explain(state: State, seat: Seat, action: Action, list: readonly Action[]): Refusal {
  switch (action.type) {
    case 'offer': {
      const owner = state.control[COMPANIES.indexOf(action.company)] ?? NONE;
      const { company, bid } = action;
      if (owner !== NONE) return refusal('company-sold', 'SD-3.5', { company, seat: owner });
      return wrongBid(bid, 1, at(state.cubes, seat));
    }
    case 'bid':
      return wrongBid(action.bid, (state.auction?.bid ?? 0) + 1, at(state.cubes, seat));
    case 'pass':
      return refusal('must-build', 'SD-4.2', {
        company: companyName(state.company),
        links: new Set(list.map((link) => ('route' in link ? link.route : ''))).size,
      });
    case 'build':
      return wrongLink(state, action.route, undefined);
    case 'start':
      return wrongLink(state, action.route, action.city);
    case 'take':
      return wrongCity(state, action.city);
  }
}

function wrongBid(bid: number, least: number, cubes: number): Refusal {
  if (bid < least) return refusal('bid-too-low', 'SD-3.2', { bid, least });
  return refusal('bid-too-high', 'SD-3.2', { bid, cubes });
}

/** A first link names its start, a later one does not. */
function wrongLink(state: State, id: string, start: string | undefined): Refusal {
  const board = boardOf(state.config);
  const company = companyName(state.company);
  const route = board.routeIndex.get(id);
  if (route === undefined) return unknownRoute(board, id);
  const between = nameRoute(board, route);
  const owner = at(state.owner, route);
  if (owner !== NONE) {
    return refusal('route-taken', 'SD-4.5', { route: between, company: companyName(owner) });
  }
  if (state.laid[state.company] === LINKS) {
    return refusal('no-links-left', 'SD-4.5', { company, links: LINKS });
  }
  const cost = at(board.cost, route);
  const cubes = at(state.box, state.company);
  const isFirst = state.start[state.company] === NONE;
  const misplaced = isFirst
    ? wrongStart(board, route, between, start)
    : notTouching(state, board, route, between);
  if (misplaced !== undefined) return misplaced;
  if (cost > cubes) {
    return refusal('too-dear', 'SD-4.3', { route: between, company, cost, cubes });
  }
  if (isFirst) return refusal('start-needed', 'SD-4.4', { company, route: between });
  return refusal('already-started', 'SD-4.4', { company });
}

/** Routes are written one way only. */
function unknownRoute(board: Board, id: string): Refusal {
  const turned = id.split('-').toReversed().join('-');
  return board.routeIndex.has(turned)
    ? refusal('route-turned', 'SD-4.5', { given: id, route: turned })
    : refusal('no-such-route', 'SD-4.5', { route: id });
}

function wrongStart(
  board: Board,
  route: number,
  between: string,
  start: string | undefined,
): Refusal | undefined {
  if (!hasBit(board.startRoutes, route)) {
    return refusal('no-hexagon', 'SD-4.4', { route: between });
  }
  if (start === undefined) return undefined;
  const city = board.cityIndex.get(start);
  if (city === undefined) return refusal('no-such-city', 'SD-4.4', { city: start });
  const name = nameCity(board, city);
  if (city !== board.a[route] && city !== board.b[route]) {
    return refusal('start-elsewhere', 'SD-4.4', { city: name, route: between });
  }
  return board.isHexagon[city] ? undefined : refusal('not-a-hexagon', 'SD-4.4', { city: name });
}

function notTouching(
  state: State,
  board: Board,
  route: number,
  between: string,
): Refusal | undefined {
  const { company } = state;
  const touches = [board.a, board.b].some((ends) =>
    inNetwork(state, board, company, at(ends, route)),
  );
  if (touches) return undefined;
  return refusal('not-touching', 'SD-4.4', { route: between, company: companyName(company) });
}

function wrongCity(state: State, id: string): Refusal {
  const board = boardOf(state.config);
  const city = board.cityIndex.get(id);
  if (city === undefined) return refusal('no-such-city', 'SD-7.3', { city: id });
  const params = { city: nameCity(board, city), company: companyName(state.company) };
  if (!inNetwork(state, board, state.company, city)) {
    return refusal('not-in-network', 'SD-7.3', params);
  }
  return refusal('no-goods-left', 'SD-7.3', params);
}

function nameCity(board: Board, city: number): string {
  return board.cities[city]?.name ?? '';
}

function nameRoute(board: Board, route: number): string {
  return `${nameCity(board, at(board.a, route))} – ${nameCity(board, at(board.b, route))}`;
}
