/** SD-1: the table before the first round, and the figures that are kept beside a position. */
import { setBit } from '@roundhouse/kit/bitset';
import { apart, join } from '@roundhouse/kit/connectivity';
import { boardOf, type Board } from './board.ts';
import { CUBES } from './figures.ts';
import { inNetwork } from './network.ts';
import { add, at } from './tally.ts';
import {
  COMPANIES,
  GOODS,
  NONE,
  type Company,
  type Config,
  type BareState,
  type State,
} from './types.ts';

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

export function setup(config: Config): State {
  const board = boardOf(config);
  const companies = COMPANIES.length;
  return withKeptFigures({
    config,
    phase: 'starter',
    round: 0,
    active: NONE,
    passes: 0,
    company: NONE,
    auction: null,
    supply: CUBES,
    cubes: filled(config.seats, 0),
    cash: filled(config.seats, 0),
    box: filled(companies, 0),
    profit: filled(companies, 0),
    control: filled(companies, NONE),
    lastControl: filled(companies, NONE),
    shares: filled(companies * config.seats, 0),
    order: COMPANIES.map((_, company) => company),
    row: [],
    owner: filled(board.routeIds.length, NONE),
    start: filled(companies, NONE),
    network: filled(companies * board.cityWords, 0),
    goods: filled(board.cityWords, 0),
    stock: filled(companies * GOODS.length, 0),
    closer: NONE,
    partners: 0,
  });
}

/** Adds what is kept for speed; the lists of the position are taken over, not copied. */
export function withKeptFigures(position: BareState): State {
  const board = boardOf(position.config);
  const { owner, start } = position;
  const laid = filled(COMPANIES.length, 0);
  const free = filled(board.routeWords, 0);
  const joined = apart(board.cities.length);
  for (let route = 0; route < owner.length; route++) {
    const by = at(owner, route);
    if (by === NONE) {
      setBit(free, route);
      continue;
    }
    add(laid, by, 1);
    join(joined, at(board.a, route), at(board.b, route));
  }
  const touching: number[] = [];
  for (let company = 0; company < COMPANIES.length; company++) {
    if (start[company] === NONE) touching.push(...board.startRoutes);
    else touching.push(...routesOf(position, board, company));
  }
  return { ...position, laid, free, touching, joined };
}

/** The routes that touch a company's network, as bits. */
function routesOf(position: BareState, board: Board, company: Company): number[] {
  const routes = filled(board.routeWords, 0);
  for (let city = 0; city < board.cities.length; city++) {
    if (!inNetwork(position, board, company, city)) continue;
    const touching = board.routesAt[city] ?? [];
    for (let word = 0; word < routes.length; word++) {
      routes[word] = at(routes, word) | at(touching, word);
    }
  }
  return routes;
}
