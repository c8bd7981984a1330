/** What each space of the column is worth to a seat now. */
import { developable } from '../src/spaces.ts';
import { COMPANIES, SPACES, type Company, type Space } from '../src/types.ts';
import { bestOffer, onOffer } from './bidding.ts';
import type { Outlook } from './outlook.ts';
import { houseWorth } from './places.ts';
import { routes, type Route } from './routes.ts';

export const TAKE = 2;
const FINANCE = 5;

export function spaceWorths(outlook: Outlook): Readonly<Record<Space, number>> {
  const { view, temper } = outlook;
  const all = routes(outlook, 4);
  const houses = developable(view).map((hex) => houseWorth(outlook, hex));
  const finances = COMPANIES.map((company) => financeWorth(outlook, company));
  const expand2 = view.config.seats > 3 ? expandWorth(all, 2) : 0;
  const worth: Record<Space, number> = {
    pass: 0,
    develop: Math.max(0, ...houses) * temper.house,
    finance: Math.max(0, ...finances),
    take2: Math.max(TAKE, expand2),
    expand3: expandWorth(all, 3),
    auction: Math.max(0, bestOffer(outlook, onOffer(view)).gain * temper.auction),
    expand4: expandWorth(all, 4),
  };
  for (const [place, space] of SPACES.entries()) worth[space] -= place * temper.earliness;
  return worth;
}

export function financeWorth(outlook: Outlook, company: Company): number {
  const { view, temper, stakes, dividends } = outlook;
  const { supply, treasury } = view.companies[company];
  const need = supply > 0 ? Math.max(0, 1 - treasury / temper.funded) : 0;
  return FINANCE * temper.financed * need * (stakes[company] ?? 0) * (dividends - 1);
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
