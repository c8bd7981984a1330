/** The few actions that are worth a closer look, the policy's choice first. */
import type { Rng, Seat } from '@roundhouse/engine';
import { COMPANIES, type Action, type Company, type View } from '../src/index.ts';
import { dearest, limitFor, marketOf } from './market.ts';
import { scoreOf, siteOf } from './building.ts';
import { bestFew } from './choice.ts';
import { LINKS } from './choices/links.ts';
import { TAKES } from './choices/goods.ts';
import { draftOf, scoreOf as scoreOfTaking } from './drafting.ts';
import { policyOf } from './policy.ts';
import { CAREFUL } from './temper.ts';

const choose = policyOf(CAREFUL);
const OFFERED = 4;
const BIDS = 8;

export function candidates(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  rng: Rng,
): readonly Action[] {
  const found = new Set<Action>([choose(view, legal, seat, rng)]);
  for (const action of worthALook(view, legal, seat)) found.add(action);
  return [...found];
}

function worthALook(view: View, legal: readonly Action[], seat: Seat): readonly Action[] {
  switch (view.phase) {
    case 'offer':
      return offers(view, legal, seat);
    case 'auction':
      return bids(view, legal, seat);
    case 'build': {
      const site = siteOf(view, seat, CAREFUL);
      return bestFew(legal, LINKS, (action) => scoreOf(site, action));
    }
    case 'goods': {
      const draft = draftOf(view, seat, CAREFUL);
      return bestFew(legal, TAKES, (action) => scoreOfTaking(draft, action, CAREFUL));
    }
    case 'starter':
    case 'over':
      return [];
  }
}

/** The dearest companies, each for one cube and for what the others would just not pay; and a pass. */
function offers(view: View, legal: readonly Action[], seat: Seat): readonly Action[] {
  const market = marketOf(view, CAREFUL);
  const limit = (company: Company): number => limitFor(market, company, seat);
  const companies = market.unsold.toSorted((one, two) => limit(two) - limit(one)).slice(0, OFFERED);
  const wanted = new Set<string>();
  for (const company of companies) {
    const name = COMPANIES[company] ?? '';
    wanted.add(`${name} 1`);
    const jump = Math.min(limit(company), dearest(market, company, seat));
    if (jump > 1) wanted.add(`${name} ${jump}`);
  }
  return legal.filter(
    (action) =>
      action.type === 'pass' ||
      (action.type === 'offer' && wanted.has(`${action.company} ${action.bid}`)),
  );
}

/** A pass, the least raise, every bid up to the limit, and the first above it. */
function bids(view: View, legal: readonly Action[], seat: Seat): readonly Action[] {
  const market = marketOf(view, CAREFUL);
  const least = (view.auction?.bid ?? 0) + 1;
  const most = Math.max(
    least,
    Math.min(limitFor(market, view.company, seat) + 1, least + BIDS - 1),
  );
  return legal.filter(
    (action) => action.type === 'pass' || (action.type === 'bid' && action.bid <= most),
  );
}
