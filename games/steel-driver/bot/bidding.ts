/** What a company is worth to a bidder, and how many cubes that is. */
import type { Rng, Seat } from '@roundhouse/engine';
import { CUBES_EACH, ROUNDS } from '../src/figures.ts';
import { COMPANIES, NONE, type Action, type Company, type View } from '../src/index.ts';
import { blurred } from './choice.ts';
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
  const price = averagePrice(view, unsold.length);
  const later = price * (ROUNDS - view.round) * temper.future;
  const market = { view, reading, temper, unsold, later, dollarsPerCube: 0 };
  let total = 0;
  for (const company of unsold) total += dollars(market, company, Math.round(price), NONE);
  const eagerness = temper.eagerness[view.round - 1] ?? 1;
  return { ...market, dollarsPerCube: total / unsold.length / (price * eagerness) };
}

/** Cubes for a company on average, if all cubes to come are spent evenly on all sales to come. */
function averagePrice(view: View, unsold: number): number {
  const { seats } = view.config;
  const roundsLeft = ROUNDS - view.round;
  const income = Math.min(seats * (CUBES_EACH[seats] ?? 0), view.supply + sum(view.box));
  return (sum(view.cubes) + income * roundsLeft) / (unsold + COMPANIES.length * roundsLeft);
}

function sum(list: readonly number[]): number {
  let total = 0;
  for (const count of list) total += count;
  return total;
}

/** The dollars that a company brings the seat that wins it with this bid; NONE: to a newcomer. */
function dollars(market: Market, company: Company, bid: number, seat: Seat): number {
  const { view, reading, temper, later } = market;
  const { profit, share } = growthIn(reading, company);
  const budget = (view.box[company] ?? 0) + bid;
  const then = within(share, budget + later);
  const worth = within(profit, budget) + temper.share * then;
  if (seat === NONE) return worth;
  return (
    worth + temper.holding * stake(view, company, seat, temper.rivals) * (then - (share[0] ?? 0))
  );
}

/** The most cubes that this seat would bid for a company. */
export function limitFor(market: Market, company: Company, seat: Seat, trust: number): number {
  const { view, temper } = market;
  const cubes = view.cubes[seat] ?? 0;
  const mean = Math.max(0.5, sum(view.cubes) / view.config.seats);
  const needed = market.dollarsPerCube / (trust * Math.max(0.2, cubes / mean) ** temper.wealth);
  for (let bid = cubes; bid > 0; bid--) {
    const worth = dollars(market, company, bid, seat);
    if (worth > 0 && worth >= bid * needed) return bid;
  }
  return 0;
}

/** Offers what it would pay most for, at the least. */
export function chooseOffer(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  temper: Temper,
  rng: Rng,
): Action {
  const market = marketOf(view, temper);
  let best: Company = NONE;
  let most = -Infinity;
  for (const company of market.unsold) {
    const limit = limitFor(market, company, seat, blurred(1, temper.blur, rng));
    if (limit === 0) continue;
    const rival = temper.bargain === 0 ? 0 : dearest(market, company, seat);
    const liking = limit - temper.bargain * rival;
    if (liking <= most) continue;
    best = company;
    most = liking;
  }
  const name = COMPANIES[best];
  const opens = (action: Action): boolean =>
    action.type === 'offer' && action.company === name && action.bid === 1;
  return legal.find(opens) ?? passOf(legal);
}

/** The most that any other seat would bid. */
export function dearest(market: Market, company: Company, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < market.view.config.seats; other++) {
    if (other !== seat) most = Math.max(most, limitFor(market, company, other, 1));
  }
  return most;
}

/** One more than what stands. The company under the hammer counts as unsold: its marker lies there. */
export function chooseBid(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  temper: Temper,
  rng: Rng,
): Action {
  const bid = (view.auction?.bid ?? 0) + 1;
  const limit = limitFor(marketOf(view, temper), view.company, seat, blurred(1, temper.blur, rng));
  const [raise] = legal;
  return bid <= limit && raise?.type === 'bid' ? raise : passOf(legal);
}

function passOf(legal: readonly Action[]): Action {
  const pass = legal.at(-1);
  if (pass?.type !== 'pass') throw new Error('SD-3.2: one may always pass');
  return pass;
}
