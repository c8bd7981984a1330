/** The rule bot: one view in, one of the legal actions out. */
import type { Policy } from '@roundhouse/bots';
import type { Rng, Seat } from '@roundhouse/engine';
import { leastOf } from '../src/auctions.ts';
import type { Action, AmericanRails, View } from '../src/types.ts';
import { bestOffer, bidLimit } from './bidding.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { foundingWorth, houseWorth } from './places.ts';
import { routes } from './routes.ts';
import { TAKE, expandWorth, financeWorth, spaceWorths } from './space-worth.ts';
import { CARELESS, TUNED, type Temper } from './temper.ts';

export function choose(view: View, legal: readonly Action[], seat: Seat, rng: Rng): Action {
  return chooseBy(TUNED, view, legal, seat, rng);
}

export function chooseCarelessly(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  rng: Rng,
): Action {
  return chooseBy(CARELESS, view, legal, seat, rng);
}

export function policyOf(temper: Temper): Policy<AmericanRails> {
  return (view, legal, seat, rng) => chooseBy(temper, view, legal, seat, rng);
}

export function chooseBy(
  temper: Temper,
  view: View,
  legal: readonly Action[],
  seat: Seat,
  rng: Rng,
): Action {
  const outlook = outlookOf(view, seat, temper);
  const action = wanted(outlook, legal, rng) ?? legal.at(-1);
  if (action === undefined) throw new Error('a bot was asked with nothing to choose from');
  return action;
}

/** The highest of a list by worth; the first of equals. */
function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const item of items) {
    const value = worth(item);
    if (value > most) [found, most] = [item, value];
  }
  return found;
}

const FINENESS = 1000;

/** What a worth is taken for: no two games of the same players are alike. */
function blurred(worth: number, { blur }: Temper, rng: Rng): number {
  return worth * (1 - blur + (2 * blur * rng.below(FINENESS + 1)) / FINENESS);
}

export function listed<T extends Action['type']>(
  legal: readonly Action[],
  type: T,
): Extract<Action, { readonly type: T }>[] {
  return legal.filter((action) => action.type === type) as Extract<Action, { readonly type: T }>[];
}

/** Undefined: the last of the list, which declines or stops. */
function wanted(outlook: Outlook, legal: readonly Action[], rng: Rng): Action | undefined {
  const { view, temper } = outlook;
  switch (view.frame.step) {
    case 'offer':
      return offer(outlook, legal);
    case 'bid':
      return bid(outlook, legal, rng);
    case 'found':
      return best(listed(legal, 'found'), ({ hex }) =>
        blurred(foundingWorth(view, hex, temper), temper, rng),
      );
    case 'space': {
      const worths = spaceWorths(outlook);
      return best(listed(legal, 'take'), ({ space }) => blurred(worths[space], temper, rng));
    }
    case 'develop': {
      const action = best(listed(legal, 'develop'), ({ hex }) => houseWorth(outlook, hex));
      return action && houseWorth(outlook, action.hex) > 0 ? action : undefined;
    }
    case 'finance': {
      const action = best(listed(legal, 'finance'), ({ company }) =>
        financeWorth(outlook, company),
      );
      return action && financeWorth(outlook, action.company) > 0 ? action : undefined;
    }
    case 'take2':
      return takeTwo(outlook, legal);
    case 'expand':
      return place(outlook, legal);
    default:
      return undefined;
  }
}

function offer(outlook: Outlook, legal: readonly Action[]): Action | undefined {
  const offers = listed(legal, 'offer');
  const { company, gain } = bestOffer(
    outlook,
    offers.map((action) => action.company),
  );
  if (outlook.view.phase > 0 && gain <= 0) return undefined;
  return offers.find((action) => action.company === company);
}

/** Half the way up to his limit, or to where the others stop; then a pass. */
function bid(outlook: Outlook, legal: readonly Action[], rng: Rng): Action | undefined {
  const { view, seat, temper } = outlook;
  const { company } = view.frame;
  if (company === -1) return undefined;
  const least = leastOf(view);
  const limit = Math.floor(blurred(bidLimit(outlook, seat, company), temper, rng));
  const [pass] = legal;
  if (limit < least) return pass;
  const amount = least + Math.max(0, Math.floor((rivalLimit(outlook, company, limit) - least) / 2));
  return legal[1 + Math.min(amount, view.cash[seat] ?? 0) - least] ?? pass;
}

/** Where the last of those still in would stop, but no higher than `limit`. */
function rivalLimit(outlook: Outlook, company: 0 | 1 | 2 | 3 | 4 | 5, limit: number): number {
  const { view, seat } = outlook;
  let highest = 0;
  for (let other = 0; other < view.config.seats; other++) {
    if (other === seat || (((view.auction?.passed ?? 0) >> other) & 1) === 1) continue;
    highest = Math.max(highest, bidLimit(outlook, other, company));
  }
  return Math.min(highest, limit);
}

/** $2 from the bank, from the others when he is ahead, or two cubes. */
function takeTwo(outlook: Outlook, legal: readonly Action[]): Action | undefined {
  const { view, seat } = outlook;
  const [expand] = listed(legal, 'expand2');
  if (expand && expandWorth(routes(outlook, 2), 2) > TAKE) return expand;
  const isAhead = view.cash.every((cash, other) => other === seat || cash < (view.cash[seat] ?? 0));
  const isWorthIt = view.cash.every((cash, other) => other === seat || cash >= TAKE);
  const type = isAhead && isWorthIt ? 'levy' : 'collect';
  return legal.find((action) => action.type === type);
}

/** The next cube of the best route. */
function place(outlook: Outlook, legal: readonly Action[]): Action | undefined {
  const [route] = routes(outlook, outlook.view.frame.left);
  return listed(legal, 'place').find(
    ({ company, hex }) => company === route?.company && hex === route.first,
  );
}
