/** What each space of the column is worth to a seat now. */
import type { Seat } from '@roundhouse/engine';
import { developable } from '../src/spaces.ts';
import { COMPANIES, SPACES, type Company, type Space, type View } from '../src/types.ts';
import { bestOffer, onOffer } from './bidding.ts';
import { dividendsLeft, stake } from './outlook.ts';
import { houseWorth } from './places.ts';
import { routes, type Route } from './routes.ts';

export const TAKE = 2;
const FINANCE = 5;
/** Being one space higher means to move earlier in the next phase. */
const EARLINESS = 0.4;
/** Income that financed dollars make by and by. */
const INCOME_PER_DOLLAR = 0.35;

export function spaceWorths(view: View, seat: Seat): Readonly<Record<Space, number>> {
  const all = routes(view, seat, 4);
  const houses = developable(view).map((hex) => houseWorth(view, seat, hex));
  const finances = COMPANIES.map((company) => financeWorth(view, seat, company));
  const expand2 = view.config.seats > 3 ? expandWorth(all, 2) : 0;
  const worth: Record<Space, number> = {
    pass: 0,
    develop: Math.max(0, ...houses),
    finance: Math.max(0, ...finances),
    take2: Math.max(TAKE, expand2),
    expand3: expandWorth(all, 3),
    auction: Math.max(0, bestOffer(view, seat, onOffer(view)).gain),
    expand4: expandWorth(all, 4),
  };
  for (const [place, space] of SPACES.entries()) worth[space] -= place * EARLINESS;
  return worth;
}

export function financeWorth(view: View, seat: Seat, company: Company): number {
  const income = view.companies[company].supply > 0 ? FINANCE * INCOME_PER_DOLLAR : 0;
  return income * stake(view, seat, company) * (dividendsLeft(view) - 1);
}

/** The best routes that so many cubes reach, worth what is done of them. */
export function expandWorth(all: readonly Route[], cubes: number): number {
  let [worth, left] = [0, cubes];
  const used = new Set<number>();
  for (const route of all) {
    if (left <= 0) break;
    if (used.has(route.first)) continue;
    used.add(route.first);
    worth += route.worth * Math.min(1, left / route.cubes);
    left -= route.cubes;
  }
  return worth;
}
