/** SD-1: the table before the first round, and the figures that are kept beside a position. */
import { clearBit, emptyBits } from '@roundhouse/kit/bitset';
import { apart, join } from '@roundhouse/kit/connectivity';
import { boardOf } from './board.ts';
import { CUBES } from './figures.ts';
import { inNetwork } from './network.ts';
import { COMPANIES, GOODS, NONE, type Config, type Position, type State } from './types.ts';

const filled = (length: number, value: number): number[] => Array.from({ length }, () => value);

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
    goods: emptyBits(board.cities.length),
    stock: filled(companies * GOODS.length, 0),
    closer: NONE,
    partners: 0,
  });
}

/** Adds what is kept for speed; the lists of the position are taken over, not copied. */
export function withKeptFigures(position: Position): State {
  const board = boardOf(position.config);
  const { owner, start } = position;
  const laid = COMPANIES.map((_, company) => owner.filter((by) => by === company).length);
  const free = emptyBits(owner.length).fill(-1);
  for (let bit = owner.length; bit < free.length * 32; bit++) clearBit(free, bit);
  const joined = apart(board.cities.length);
  owner.forEach((by, route) => {
    if (by === NONE) return;
    clearBit(free, route);
    join(joined, board.a[route] ?? 0, board.b[route] ?? 0);
  });
  const touching = COMPANIES.flatMap((_, company) => {
    if (start[company] === NONE) return [...board.startRoutes];
    const routes = filled(board.routeWords, 0);
    board.routesAt.forEach((at, city) => {
      if (inNetwork(position, board, company, city))
        at.forEach((bits, i) => (routes[i] = (routes[i] ?? 0) | bits));
    });
    return routes;
  });
  return { ...position, laid, free, touching, joined };
}
