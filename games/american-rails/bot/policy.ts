/** The rule bot: one view in, one of the legal actions out. */
import type { Rng, Seat } from '@roundhouse/engine';
import { leastOf } from '../src/auctions.ts';
import type { Action, View } from '../src/types.ts';
import { bestOffer, bidLimit } from './bidding.ts';
import { foundingWorth, houseWorth } from './places.ts';
import { routes } from './routes.ts';
import { TAKE, expandWorth, financeWorth, spaceWorths } from './space-worth.ts';

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

/** A tenth more or less: no two games of the same players are alike. */
function mood(rng: Rng): number {
  return 0.9 + rng.below(21) / 100;
}

function listed<T extends Action['type']>(
  legal: readonly Action[],
  type: T,
): Extract<Action, { readonly type: T }>[] {
  return legal.filter((action) => action.type === type) as Extract<Action, { readonly type: T }>[];
}

export function choose(view: View, legal: readonly Action[], seat: Seat, rng: Rng): Action {
  const action = wanted(view, legal, seat, rng) ?? legal.at(-1);
  if (action === undefined) throw new Error('a bot was asked with nothing to choose from');
  return action;
}

/** Undefined: the last of the list, which declines or stops. */
function wanted(view: View, legal: readonly Action[], seat: Seat, rng: Rng): Action | undefined {
  switch (view.frame.step) {
    case 'offer':
      return offer(view, legal, seat);
    case 'bid':
      return bid(view, legal, seat, mood(rng));
    case 'found':
      return best(listed(legal, 'found'), ({ hex }) => foundingWorth(view, hex) * mood(rng));
    case 'space': {
      const worths = spaceWorths(view, seat);
      return best(listed(legal, 'take'), ({ space }) => worths[space] * mood(rng));
    }
    case 'develop': {
      const action = best(listed(legal, 'develop'), ({ hex }) => houseWorth(view, seat, hex));
      return action && houseWorth(view, seat, action.hex) > 0 ? action : undefined;
    }
    case 'finance': {
      const action = best(listed(legal, 'finance'), ({ company }) =>
        financeWorth(view, seat, company),
      );
      return action && financeWorth(view, seat, action.company) > 0 ? action : undefined;
    }
    case 'take2':
      return takeTwo(view, legal, seat);
    case 'expand':
      return place(view, legal, seat);
    default:
      return undefined;
  }
}

function offer(view: View, legal: readonly Action[], seat: Seat): Action | undefined {
  const offers = listed(legal, 'offer');
  const { company, gain } = bestOffer(
    view,
    seat,
    offers.map((action) => action.company),
  );
  if (view.phase > 0 && gain <= 0) return undefined;
  return offers.find((action) => action.company === company);
}

/** The least possible bid up to his limit, then a pass. */
function bid(view: View, legal: readonly Action[], seat: Seat, mood: number): Action | undefined {
  const { company } = view.frame;
  const least = leastOf(view);
  const isWorthIt = company !== -1 && least <= bidLimit(view, seat, company) * mood;
  return legal.find((action) =>
    isWorthIt ? action.type === 'bid' && action.amount === least : action.type === 'pass',
  );
}

/** $2 from the bank, from the others when he is ahead, or two cubes. */
function takeTwo(view: View, legal: readonly Action[], seat: Seat): Action | undefined {
  const [expand] = listed(legal, 'expand2');
  if (expand && expandWorth(routes(view, seat, 2), 2) > TAKE) return expand;
  const isAhead = view.cash.every((cash, other) => other === seat || cash < (view.cash[seat] ?? 0));
  const isWorthIt = view.cash.every((cash, other) => other === seat || cash >= TAKE);
  const type = isAhead && isWorthIt ? 'levy' : 'collect';
  return legal.find((action) => action.type === type);
}

/** The next cube of the best route. */
function place(view: View, legal: readonly Action[], seat: Seat): Action | undefined {
  const [route] = routes(view, seat, view.frame.left);
  return listed(legal, 'place').find(
    ({ company, hex }) => company === route?.company && hex === route.first,
  );
}
