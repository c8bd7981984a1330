/** The few actions that are worth a closer look, the rule bot's choice first. */
import type { Rng, Seat } from '@roundhouse/engine';
import { leastOf } from '../src/auctions.ts';
import type { Action, View } from '../src/types.ts';
import { bidLimit } from './bidding.ts';
import { outlookOf, type Outlook } from './outlook.ts';
import { foundingWorth, houseWorth } from './places.ts';
import { choose, listed } from './policy.ts';
import { routes } from './routes.ts';
import { financeWorth } from './space-worth.ts';
import { TUNED, type Temper } from './temper.ts';

const CITIES_LOOKED_AT = 6;
const HOUSES_LOOKED_AT = 4;
const FINANCES_LOOKED_AT = 3;
const CUBES_LOOKED_AT = 7;

/** Looks farther than the rule bot goes: a special connection takes years. */
const FARSIGHTED: Temper = { ...TUNED, cubesARound: 6 };

export function candidates(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  rng: Rng,
): readonly Action[] {
  const found = new Set<Action>([choose(view, legal, seat, rng)]);
  for (const action of lookedAt(outlookOf(view, seat, FARSIGHTED), legal)) found.add(action);
  return [...found];
}

function lookedAt(outlook: Outlook, legal: readonly Action[]): readonly Action[] {
  const { view } = outlook;
  const last = legal.slice(-1);
  switch (view.frame.step) {
    case 'bid':
      return bids(outlook, legal);
    case 'found':
      return top(listed(legal, 'found'), CITIES_LOOKED_AT, ({ hex }) =>
        foundingWorth(view, hex, TUNED),
      );
    case 'develop':
      return [
        ...top(listed(legal, 'develop'), HOUSES_LOOKED_AT, ({ hex }) => houseWorth(outlook, hex)),
        ...last,
      ];
    case 'finance':
      return [
        ...top(listed(legal, 'finance'), FINANCES_LOOKED_AT, ({ company }) =>
          financeWorth(outlook, company),
        ),
        ...last,
      ];
    case 'expand':
      return [...cubes(outlook, legal), ...last];
    default:
      return legal;
  }
}

function top<T>(items: readonly T[], count: number, worth: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, value: worth(item) }))
    .toSorted((one, two) => two.value - one.value)
    .slice(0, count)
    .map(({ item }) => item);
}

/** A pass, the least bid, and the limit at once. */
function bids(outlook: Outlook, legal: readonly Action[]): Action[] {
  const { view, seat } = outlook;
  const { company } = view.frame;
  const least = leastOf(view);
  const limit = company === -1 ? 0 : bidLimit(outlook, seat, company);
  return [
    ...legal.slice(0, 2),
    ...(limit > least ? legal.slice(1 + limit - least, 2 + limit - least) : []),
  ];
}

/** The first cubes of the best routes. */
function cubes(outlook: Outlook, legal: readonly Action[]): Action[] {
  const places = listed(legal, 'place');
  const found = new Set<Action>();
  for (const { company, first } of routes(outlook, outlook.view.frame.left)) {
    const action = places.find((place) => place.company === company && place.hex === first);
    if (action) found.add(action);
    if (found.size === CUBES_LOOKED_AT) break;
  }
  return [...found];
}
