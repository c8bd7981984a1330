/** What a company is worth to a bidder, and how many cubes that is. */
import type { Seat } from '@roundhouse/engine';
import { CUBES_EACH, ROUNDS } from '../src/figures.ts';
import { COMPANIES, NONE, type Company, type View } from '../src/index.ts';
import { within } from './growth.ts';
import { growthIn, readingOf, type Reading } from './reading.ts';
import type { Temper } from './temper.ts';
import { stake } from './worth.ts';

/** What all of an auction's questions have in common. */
export interface Market {
  readonly view: View;
  readonly reading: Reading;
  readonly temper: Temper;
  readonly unsold: readonly Company[];
  /** By company: the dollars that it brings for an average price. */
  readonly worths: Float64Array;
  /** Cubes that a company may expect from later rounds. */
  readonly later: number;
  /** What a cube has to bring. */
  readonly dollarsPerCube: number;
}

export function marketOf(view: View, temper: Temper): Market {
  const reading = readingOf(view);
  const unsold: Company[] = [];
  for (let company = 0; company < COMPANIES.length; company++) {
    if (view.control[company] === NONE) unsold.push(company);
  }
  const price = averagePriceOf(view, unsold.length, sum(view.cubes));
  const later = price * (ROUNDS - view.round) * temper.future;
  const worths = new Float64Array(COMPANIES.length);
  const market = { view, reading, temper, unsold, worths, later, dollarsPerCube: 0 };
  let total = 0;
  for (const company of unsold) {
    const worth = dollars(market, company, Math.round(price), NONE);
    worths[company] = worth;
    total += worth;
  }
  const eagerness = temper.eagerness[view.round - 1] ?? 1;
  market.dollarsPerCube = total / unsold.length / (price * eagerness);
  return market;
}

/** Cubes for a company on average, if all cubes to come are spent evenly on all sales to come. */
export function averagePriceOf(view: View, unsold: number, cubes: number): number {
  const { seats } = view.config;
  const roundsLeft = ROUNDS - view.round;
  const income = Math.min(seats * (CUBES_EACH[seats] ?? 0), view.supply + sum(view.box));
  return (cubes + income * roundsLeft) / (unsold + COMPANIES.length * roundsLeft);
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const count of list) total += count;
  return total;
}

/** The dollars that a company brings the seat that wins it with this bid; NONE: to a newcomer. */
export function dollars(market: Market, company: Company, bid: number, seat: Seat): number {
  const { view, reading, temper, later } = market;
  const { profit, share } = growthIn(reading, company);
  const budget = (view.box[company] ?? 0) + bid;
  const then = within(share, budget + later);
  const worth = temper.profit * within(profit, budget) + temper.base + temper.share * then;
  if (seat === NONE) return worth;
  return (
    worth + temper.holding * stake(view, company, seat, temper.rivals) * (then - (share[0] ?? 0))
  );
}

/** Of the companies that are still to be sold. */
export function meanWorth({ unsold, worths }: Market): number {
  let sum = 0;
  for (const company of unsold) sum += worths[company] ?? 0;
  return sum / unsold.length;
}

/** The most cubes that this seat would bid for a company. */
export function limitFor(market: Market, company: Company, seat: Seat): number {
  const cubes = market.view.cubes[seat] ?? 0;
  for (let bid = cubes; bid > 0; bid--) {
    const worth = dollars(market, company, bid, seat);
    if (worth > 0 && worth >= bid * market.dollarsPerCube) return bid;
  }
  return 0;
}

/** The most that any other seat would bid. */
export function dearest(market: Market, company: Company, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < market.view.config.seats; other++) {
    if (other !== seat) most = Math.max(most, limitFor(market, company, other));
  }
  return most;
}
