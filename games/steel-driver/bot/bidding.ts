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

/** For each company that is still to be sold: the most cubes that this seat would bid. */
function limits(view: View, seat: Seat, rng: Rng): Map<Company, number> {
  const board = boardOf(view.config);
  const { seats } = view.config;
  const crowd = crowds(view, board);
  const unsold = COMPANIES.flatMap((_, company) =>
    view.control[company] === NONE ? [company] : [],
  );
  const roundsLeft = ROUNDS - view.round;
  const inHand = view.cubes.reduce((sum, cubes) => sum + cubes, 0);
  const boxed = view.box.reduce((sum, cubes) => sum + cubes, 0);
  // What a round brings to the table, as far as the supply can tell.
  const income = Math.min(seats * (CUBES_EACH[seats] ?? 0), view.supply + boxed);
  const sales = unsold.length + COMPANIES.length * roundsLeft;
  const price = (inHand + income * roundsLeft) / sales;
  const later = price * roundsLeft * FUTURE;
  const growths = new Map(
    unsold.map((company) => [company, growthOf(view, board, company, crowd)]),
  );
  let total = 0;
  for (const [company, growth] of growths) {
    total += dollars(view, growth, company, Math.round(price), later);
  }
  const dollarsPerCube =
    total / growths.size / (price * (roundsLeft === 0 ? LAST_EAGERNESS : EAGERNESS));
  const cubes = view.cubes[seat] ?? 0;
  return new Map(
    [...growths].map(([company, growth]) => {
      const worth = blurred(1, rng);
      let limit = 0;
      for (let bid = 1; bid <= cubes; bid++) {
        if (worth * dollars(view, growth, company, bid, later) >= bid * dollarsPerCube) limit = bid;
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
