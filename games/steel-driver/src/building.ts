/** SD-4: the companies lay links in building order, one at a time, until all have passed. */
import type { Emit, Seat } from '@roundhouse/engine';
import { clearBit } from '@roundhouse/kit/bitset';
import { join, joined } from '@roundhouse/kit/connectivity';
import { ONLY_PASS } from './actions.ts';
import { boardOf, farEnd, type Board } from './board.ts';
import { closeTranscontinental } from './crossing.ts';
import { LINKS } from './figures.ts';
import { inNetwork } from './network.ts';
import { companyName, companyNames } from './names.ts';
import { endRound } from './rounds.ts';
import { add, at } from './tally.ts';
import { NONE, type Action, type Company, type Event, type State } from './types.ts';

export function startBuilding(state: State, emit?: Emit<Event>): void {
  state.phase = 'build';
  state.passes = 0;
  if (emit) {
    const unsold = state.order.filter((company) => state.control[company] === NONE);
    emit({
      type: 'building',
      round: state.round,
      order: companyNames(state.order),
      unsold: companyNames(unsold),
    });
  }
  turnTo(state, 0, emit);
}

/** The next company from this place of the building order on; nobody's companies pass (SD-4.9). */
function turnTo(state: State, place: number, emit?: Emit<Event>): void {
  const { order, row, control } = state;
  while (row.length < order.length) {
    const company = at(order, place);
    if (!row.includes(company)) {
      if (control[company] !== NONE) {
        state.company = company;
        return;
      }
      passCompany(state, company, emit);
    }
    place = place + 1 === order.length ? 0 : place + 1;
  }
  state.company = NONE;
  endRound(state, emit);
}

/** SD-4.8: the first free place of the pass row. */
function passCompany(state: State, company: Company, emit?: Emit<Event>): void {
  state.row.push(company);
  if (!emit) return;
  const seat = state.control[company] ?? NONE;
  const outOfLinks = state.laid[company] === LINKS;
  emit({
    type: 'company-passed',
    company: companyName(company),
    seat,
    reason:
      seat === NONE ? 'nobody controls it' : outOfLinks ? 'no links left' : 'no link possible',
    box: at(state.box, company),
    place: state.row.length,
  });
}

function turnOn(state: State, emit?: Emit<Event>): void {
  const place = state.order.indexOf(state.company) + 1;
  turnTo(state, place === state.order.length ? 0 : place, emit);
}

/** SD-4.2: legal and affordable, one word of bits: touches the network, is free, can be paid. */
function possibleWord(state: State, board: Board, company: Company, word: number): number {
  if (at(state.laid, company) >= LINKS) return 0;
  const { payable, routeWords } = board;
  const cubes = Math.min(at(state.box, company), payable.length - 1);
  const affordable = payable[cubes] ?? payable[0] ?? [];
  return (
    at(state.touching, company * routeWords + word) & at(state.free, word) & at(affordable, word)
  );
}

/** No link is possible, or exactly one that leaves no choice of a start. */
export function isBuildForced(state: State): boolean {
  const board = boardOf(state.config);
  let only = NONE;
  for (let word = 0; word < board.routeWords; word++) {
    const bits = possibleWord(state, board, state.company, word);
    if (bits === 0) continue;
    if (only !== NONE || (bits & (bits - 1)) !== 0) return false;
    only = word * 32 + 31 - Math.clz32(bits);
  }
  if (only === NONE || state.start[state.company] !== NONE) return true;
  return board.starts[only]?.length === 1;
}

export function linksOf(state: State): readonly Action[] {
  const board = boardOf(state.config);
  const { company } = state;
  const isFirst = state.start[company] === NONE;
  const list: Action[] = [];
  for (let word = 0; word < board.routeWords; word++) {
    let bits = possibleWord(state, board, company, word);
    while (bits !== 0) {
      const route = word * 32 + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      if (isFirst) list.push(...(board.starts[route] ?? []));
      else list.push(board.build[route] as Action);
    }
  }
  return list.length === 0 ? ONLY_PASS : list;
}

export function passBuilding(state: State, emit?: Emit<Event>): void {
  passCompany(state, state.company, emit);
  turnOn(state, emit);
}

export function startLink(
  state: State,
  seat: Seat,
  city: string,
  route: string,
  emit?: Emit<Event>,
): void {
  const board = boardOf(state.config);
  const start = board.cityIndex.get(city) ?? NONE;
  state.start[state.company] = start;
  // From here on the routes at the hexagons count no more, only those at the network.
  const { routeWords } = board;
  for (let word = 0; word < routeWords; word++)
    state.touching[state.company * routeWords + word] = 0;
  reach(state, board, state.company, start);
  layLink(state, board, seat, board.routeIndex.get(route) ?? NONE, start, emit);
}

export function buildLink(state: State, seat: Seat, id: string, emit?: Emit<Event>): void {
  const board = boardOf(state.config);
  const route = board.routeIndex.get(id) ?? NONE;
  const a = at(board.a, route);
  const from = inNetwork(state, board, state.company, a) ? a : at(board.b, route);
  layLink(state, board, seat, route, from, emit);
}

/** A city comes into a company's network, and with it the routes that touch it. */
function reach(state: State, board: Board, company: Company, city: number): void {
  const word = company * board.cityWords + (city >> 5);
  state.network[word] = at(state.network, word) | (1 << (city & 31));
  const touching = board.routesAt[city] ?? [];
  for (let i = 0; i < board.routeWords; i++) {
    const place = company * board.routeWords + i;
    state.touching[place] = at(state.touching, place) | at(touching, i);
  }
}

/** SD-4.3 to SD-4.7, and SD-5.1 after every link. */
function layLink(
  state: State,
  board: Board,
  seat: Seat,
  route: number,
  from: number,
  emit?: Emit<Event>,
): void {
  const { company } = state;
  const to = farEnd(board, route, from);
  const cost = at(board.cost, route);
  state.owner[route] = company;
  clearBit(state.free, route);
  add(state.laid, company, 1);
  add(state.box, company, -cost);
  state.supply += cost;
  const isNew = !inNetwork(state, board, company, to);
  const earned = isNew ? at(board.value, to) : 0;
  if (isNew) reach(state, board, company, to);
  add(state.profit, company, earned);
  emit?.({
    type: 'built',
    seat,
    company: companyName(company),
    route: board.routeIds[route] ?? '',
    from: board.cities[from]?.name ?? '',
    to: board.cities[to]?.name ?? '',
    first: state.laid[company] === 1,
    cost,
    box: at(state.box, company),
    earned,
    profit: at(state.profit, company),
  });
  if (
    join(state.joined, from, to) &&
    state.closer === NONE &&
    joined(state.joined, board.west, board.east)
  ) {
    closeTranscontinental(state, board, emit);
  }
  turnOn(state, emit);
}
