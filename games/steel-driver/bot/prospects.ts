/** What the rest of a round's auctions would come to, if everybody bid by the simple rule. */
import type { Seat } from '@roundhouse/engine';
import { ROUNDS } from '../src/figures.ts';
import { COMPANIES, NONE, type Company } from '../src/index.ts';
import { averagePriceOf, dollars, type Market } from './market.ts';

export interface Sale {
  readonly company: Company;
  readonly seat: Seat;
  readonly price: number;
}

/** By seat, when all is sold: cubes kept, and the dollars from what it bought. Overwritten by the next. */
export interface Prospects {
  readonly cubes: Float64Array;
  readonly gains: Float64Array;
}

const MOST_SEATS = 6;
const cubes = new Float64Array(MOST_SEATS);
const gains = new Float64Array(MOST_SEATS);
const found: Prospects = { cubes, gains };

/** `sale` is taken as made; `first` comes under the hammer next. */
export function prospectsOf(
  market: Market,
  sale?: Sale,
  first = dearestOf(market, unsoldAfter(market, sale)),
): Prospects {
  const { view } = market;
  let total = 0;
  for (let seat = 0; seat < view.config.seats; seat++) {
    cubes[seat] = view.cubes[seat] ?? 0;
    gains[seat] = 0;
    total += cubes[seat] ?? 0;
  }
  const sell = ({ company, seat, price }: Sale): void => {
    cubes[seat] = (cubes[seat] ?? 0) - price;
    gains[seat] = (gains[seat] ?? 0) + dollars(market, company, price, seat);
    total -= price;
  };
  if (sale) sell(sale);
  let left = unsoldAfter(market, sale);
  for (let next = first; left !== 0; next = dearestOf(market, left)) {
    const sold = hammer(market, next, left, total);
    left &= ~(1 << next);
    if (sold) sell(sold);
  }
  return found;
}

/** The dollars of each seat from this round's auctions, kept cubes at their price. */
export function hasAfter(market: Market, sale: Sale): readonly number[] {
  prospectsOf(market, sale);
  const kept = priceOfKept(market);
  return market.view.cubes.map((_, seat) => (gains[seat] ?? 0) + kept * (cubes[seat] ?? 0));
}

/** The same of one seat, less what the others have on average by its envy. */
export function outlook(market: Market, seat: Seat, sale?: Sale, first?: Company): number {
  const { view, temper } = market;
  const { seats } = view.config;
  prospectsOf(market, sale, first);
  const kept = priceOfKept(market);
  let own = 0;
  let others = 0;
  for (let one = 0; one < seats; one++) {
    const has = (gains[one] ?? 0) + kept * (cubes[one] ?? 0);
    if (one === seat) own = has;
    else others += has;
  }
  return own - (temper.envy * others) / (seats - 1);
}

function priceOfKept({ view, temper, dollarsPerCube }: Market): number {
  return view.round === ROUNDS ? 0 : temper.save * dollarsPerCube;
}

/** As bits. */
function unsoldAfter({ unsold }: Market, sale?: Sale): number {
  let left = 0;
  for (const company of unsold) left |= 1 << company;
  return sale ? left & ~(1 << sale.company) : left;
}

function dearestOf({ worths }: Market, left: number): Company {
  let best = NONE;
  let most = -1;
  for (let company = 0; company < COMPANIES.length; company++) {
    if (((left >> company) & 1) === 0 || (worths[company] ?? 0) <= most) continue;
    best = company;
    most = worths[company] ?? 0;
  }
  return best;
}

/** Who buys a company, for one cube more than the second would pay. */
function hammer(market: Market, company: Company, left: number, total: number): Sale | undefined {
  const { view, temper, worths } = market;
  let count = 0;
  let worth = 0;
  for (let other = 0; other < COMPANIES.length; other++) {
    if (((left >> other) & 1) === 0) continue;
    count++;
    worth += worths[other] ?? 0;
  }
  const price = averagePriceOf(view, count, total);
  const eagerness = temper.eagerness[view.round - 1] ?? 1;
  const bar = worth / count / (price * eagerness);
  let buyer = NONE;
  let best = 0;
  let second = 0;
  for (let seat = 0; seat < view.config.seats; seat++) {
    const has = cubes[seat] ?? 0;
    if (has === 0) continue;
    const limit = Math.min(has, Math.floor(dollars(market, company, price, seat) / bar));
    if (limit > best) {
      second = best;
      best = limit;
      buyer = seat;
    } else if (limit > second) second = limit;
  }
  return buyer === NONE ? undefined : { company, seat: buyer, price: Math.min(best, second + 1) };
}
