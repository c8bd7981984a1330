/** What a company is worth to a bidder, and how many cubes that is. */
import type { Rng, Seat } from '@roundhouse/engine';
import { CUBES_EACH, ROUNDS } from '../src/figures.ts';
import { boardOf, COMPANIES, NONE, type Action, type Company, type View } from '../src/index.ts';
import { blurred } from './choice.ts';
import { growthOf, within, type Growth } from './growth.ts';
import { crowds } from './worth.ts';

/** Part of the cubes of later rounds that a company is expected to spend well. */
const FUTURE = 0.5;
/** How much of the average price one is ready to pay; in the last round cubes are worth nothing. */
const EAGERNESS = 1.1;
const LAST_EAGERNESS = 1.5;

/** The dollars that a company brings whoever wins it with this bid. */
function dollars(view: View, growth: Growth, company: Company, bid: number, later: number): number {
  const budget = (view.box[company] ?? 0) + bid;
  const profit = within(growth, growth.profit, budget);
  const share = within(growth, growth.share, budget + later);
  return profit + share;
}

/** Cubes for a company on average, if all cubes to come are spent evenly on all sales to come. */
function averagePrice(view: View, unsold: number): number {
  const { seats } = view.config;
  const sum = (list: readonly number[]): number => list.reduce((total, count) => total + count, 0);
  const roundsLeft = ROUNDS - view.round;
  const income = Math.min(seats * (CUBES_EACH[seats] ?? 0), view.supply + sum(view.box));
  return (sum(view.cubes) + income * roundsLeft) / (unsold + COMPANIES.length * roundsLeft);
}

/** For each company that is still to be sold: the most cubes that this seat would bid. */
function limits(view: View, seat: Seat, rng: Rng): Map<Company, number> {
  const board = boardOf(view.config);
  const crowd = crowds(view, board);
  const unsold = COMPANIES.flatMap((_, company) =>
    view.control[company] === NONE ? [company] : [],
  );
  const price = averagePrice(view, unsold.length);
  const later = price * (ROUNDS - view.round) * FUTURE;
  const growths = new Map(
    unsold.map((company) => [company, growthOf(view, board, company, crowd)]),
  );
  let total = 0;
  for (const [company, growth] of growths) {
    total += dollars(view, growth, company, Math.round(price), later);
  }
  const eagerness = view.round === ROUNDS ? LAST_EAGERNESS : EAGERNESS;
  const dollarsPerCube = total / growths.size / (price * eagerness);
  const cubes = view.cubes[seat] ?? 0;
  return new Map(
    [...growths].map(([company, growth]) => {
      const trust = blurred(1, rng);
      let limit = 0;
      for (let bid = 1; bid <= cubes; bid++) {
        const worth = trust * dollars(view, growth, company, bid, later);
        if (worth > 0 && worth >= bid * dollarsPerCube) limit = bid;
      }
      return [company, limit];
    }),
  );
}

/** Offers what it would pay most for, at the least. */
export function chooseOffer(view: View, legal: readonly Action[], seat: Seat, rng: Rng): Action {
  let best: Company = NONE;
  let most = 0;
  for (const [company, limit] of limits(view, seat, rng)) {
    if (limit > most) {
      best = company;
      most = limit;
    }
  }
  const name = COMPANIES[best];
  const opens = (action: Action): boolean =>
    action.type === 'offer' && action.company === name && action.bid === 1;
  return legal.find(opens) ?? passOf(legal);
}

/** One more than what stands. The company under the hammer counts as unsold: its marker lies there. */
export function chooseBid(view: View, legal: readonly Action[], seat: Seat, rng: Rng): Action {
  const bid = (view.auction?.bid ?? 0) + 1;
  const limit = limits(view, seat, rng).get(view.company) ?? 0;
  const raises = (action: Action): boolean => action.type === 'bid' && action.bid === bid;
  return (bid <= limit ? legal.find(raises) : undefined) ?? passOf(legal);
}

function passOf(legal: readonly Action[]): Action {
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass === undefined) throw new Error('SD-3.2: one may always pass');
  return pass;
}
