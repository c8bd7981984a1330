/** What a state looks like, field by field, for those that come from outside. */
import { shape, type Shape } from '@roundhouse/engine';
import { boardOf } from './board.ts';
import { CUBES, GOODS_CUBES, LINKS, ROUNDS, SHARES } from './figures.ts';
import { COMPANIES, GOODS, NONE, PHASES, type Config } from './types.ts';

const { bits, bitset, fields, list, nullOr, whole, word } = shape;

/** More than any map pays in five rounds. */
const MOST_MONEY = 100_000;
const companies = COMPANIES.length;
const company = whole(0, companies - 1);
const companyOrNone = whole(NONE, companies - 1);
const cubes = whole(0, CUBES);

/** A set below `size` for each company, one behind the other. */
function setsByCompany(size: number): Shape {
  const words = Math.ceil(size / 32);
  const all = list(bits(32), words * companies);
  const last = bits(size - 32 * (words - 1));
  return (value, at) => {
    const misfit = all(value, at);
    if (misfit || !Array.isArray(value)) return misfit;
    for (let index = words - 1; index < value.length; index += words) {
      const beyond = last(value[index], `${at}[${index}]`);
      if (beyond) return beyond;
    }
    return undefined;
  };
}

export function stateShape(config: Config): Shape {
  const { seats } = config;
  const board = boardOf(config);
  const seat = whole(0, seats - 1);
  const seatOrNone = whole(NONE, seats - 1);
  const cities = board.cities.length;
  const routes = board.routeIds.length;
  return fields({
    phase: word(PHASES),
    round: whole(0, ROUNDS),
    active: seatOrNone,
    passes: whole(0, seats),
    company: companyOrNone,
    auction: nullOr(fields({ speaker: seat, passed: bits(seats), bid: cubes, bidder: seatOrNone })),
    supply: cubes,
    cubes: list(cubes, seats),
    cash: list(whole(0, MOST_MONEY), seats),
    box: list(cubes, companies),
    profit: list(whole(0, MOST_MONEY), companies),
    control: list(seatOrNone, companies),
    lastControl: list(seatOrNone, companies),
    shares: list(whole(0, SHARES), companies * seats),
    order: list(company, companies),
    row: list(company, 0, companies),
    owner: list(companyOrNone, routes),
    start: list(whole(NONE, cities - 1), companies),
    network: setsByCompany(cities),
    goods: bitset(cities),
    stock: list(whole(0, Math.max(...GOODS_CUBES)), companies * GOODS.length),
    closer: companyOrNone,
    partners: bits(companies),
    laid: list(whole(0, LINKS), companies),
    free: bitset(routes),
    touching: setsByCompany(routes),
    joined: list(whole(0, cities - 1), cities),
  });
}
