/** The rule branches that random play must reach; rarer ones have directed tests. */
import type { Happened } from '@roundhouse/engine/testing';
import { OUR_BOARD } from '../src/board.ts';
import type { AmericanRails, Event } from '../src/types.ts';

type Branch = (happened: Happened<AmericanRails>) => boolean;
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function some<T extends Event['type']>(
  type: T,
  holds: (event: EventOf<T>, happened: Happened<AmericanRails>) => boolean = () => true,
): Branch {
  return (happened) =>
    happened.events.some((event) => event.type === type && holds(event as EventOf<T>, happened));
}

const inPreparation: Branch = ({ before }) => before.phase === 0;
const both =
  (one: Branch, other: Branch): Branch =>
  (happened) =>
    one(happened) && other(happened);
const not =
  (one: Branch): Branch =>
  (happened) =>
    !one(happened);

export const branches: Readonly<Record<string, Branch>> = {
  'AR-1.3 a company is removed': some('removed'),
  'AR-1.6 the banker is drawn': some('banker'),
  'AR-2.2 a bidder can not raise': ({ before, move }) =>
    move.type === 'pass' &&
    before.auction !== null &&
    (before.cash[before.frame.seat] ?? 0) < Math.max(10, before.auction.bid + 1),
  'AR-2.3 the last one in bids with no bid made': ({ before, events }) =>
    before.auction?.bid === 0 && events.some(({ type }) => type === 'sold'),
  'AR-2.3 a share is sold after several bids': ({ before, events }) =>
    (before.auction?.bid ?? 0) > 10 && events.some(({ type }) => type === 'sold'),
  'AR-2.4 a company is founded in the preparation round': both(inPreparation, some('founded')),
  'AR-2.4 a company is founded in New York': some(
    'founded',
    ({ hex }) => OUR_BOARD.cityAt[hex]?.name === 'New York',
  ),
  'AR-2.5 a winner is on the track already': ({ before, move, events }) =>
    before.phase === 0 && move.type === 'found' && events.every(({ type }) => type !== 'numbered'),
  'AR-2.6 the last company offers itself': ({ before, move }) =>
    move.type === 'offer' &&
    before.phase === 0 &&
    (before.unoffered & (before.unoffered - 1)) === 0,
  'AR-2.7 a share goes unsold in the preparation round': both(inPreparation, some('unsold')),
  'AR-2.8 a player without a share gets a number': ({ before, events }) =>
    before.phase === 0 &&
    events.some(({ type }) => type === 'round') &&
    events.some((event) => event.type === 'numbered' && event.seat !== before.frame.seat),
  'AR-3.3 the order changes between phases': some(
    'phase',
    ({ order }, { before }) => order.join() !== before.order.join(),
  ),
  'AR-3.6 an impossible Develop': some(
    'declined',
    ({ space, possible }) => space === 'develop' && !possible,
  ),
  'AR-3.6 an impossible Expand 4': some(
    'declined',
    ({ space, possible }) => space === 'expand4' && !possible,
  ),
  'AR-3.7 a new year': some('round', ({ year }) => year > 1851),
  'AR-3.2 an auction is declined': some(
    'declined',
    ({ space, possible }) => space === 'auction' && possible,
  ),
  'AR-4.1 Pass': some('took', ({ space }) => space === 'pass'),
  'AR-4.2 a city of one company is developed': some(
    'developed',
    (_, { events }) => events.filter(({ type }) => type === 'income').length === 1,
  ),
  'AR-4.2 a shared city is developed': some(
    'developed',
    (_, { events }) => events.filter(({ type }) => type === 'income').length > 1,
  ),
  'AR-4.3 a company on the board is financed': some(
    'financed',
    ({ company }, { before }) => before.companies[company].income > 0,
  ),
  'AR-4.3 a company off the board is financed': some(
    'financed',
    ({ company }, { before }) => before.companies[company].income === 0,
  ),
  'AR-4.4 $2 from the bank': some('collected'),
  'AR-4.4 $2 from all others': some(
    'levied',
    ({ paid }) => paid.filter((sum) => sum === 2).length > 1,
  ),
  'AR-4.4 a poor player pays less': some('levied', ({ seat, paid }) =>
    paid.some((sum, other) => other !== seat && sum < 2),
  ),
  'AR-4.5 Expand 2': ({ move }) => move.type === 'expand2',
  'AR-4.6 a share is auctioned': both(not(inPreparation), some('sold')),
  'AR-4.6 a share goes unsold': both(not(inPreparation), some('unsold')),
  'AR-4.6 a company comes in late': both(not(inPreparation), some('founded')),
  'AR-4.7 an expansion stops early': some('stopped', ({ possible }) => possible),
  'AR-4.7 an expansion can go no further': some('stopped', ({ possible }) => !possible),
  'AR-4.7 four cubes': ({ before, move }) => move.type === 'place' && before.frame.placed === 3,
  'AR-5.2 another company passes through plains': some('placed', ({ cost }) => cost === 4),
  'AR-5.3 forest': some('placed', ({ cost }) => cost === 3),
  'AR-5.3 mountain': some('placed', ({ cost }) => cost === 5),
  'AR-5.3 into a city with a house': some(
    'placed',
    ({ hex }, { before }) => (before.map[hex] ?? 0) >= 64,
  ),
  'AR-5.5 a supply is used up': some('placed', ({ supply }) => supply === 0),
  'AR-6.1 a first cube in a city': some(
    'income',
    ({ cause, from, to }) => cause === 'city' && to > from,
  ),
  'AR-6.2 a second company in a city': some('income', ({ cause }) => cause === 'sharing'),
  'AR-6.3 a third company in a city': some(
    'placed',
    ({ hex, cost }) => OUR_BOARD.cityAt[hex] !== undefined && cost >= 6,
  ),
  'AR-6.4 a house raises an income': some('income', ({ cause }) => cause === 'house'),
  'AR-7.1 a dividend is rounded up': some('dividend', ({ income, shares }) => income % shares > 0),
  'AR-7.1 a dividend is not rounded': some(
    'dividend',
    ({ income, shares }) => income % shares === 0,
  ),
  'AR-8.1 the last year ends it': some('ended', ({ reasons }) => reasons.includes('last-year')),
  'AR-8.2 a tie': some('ended', ({ cash }) => new Set(cash).size < cash.length),
};
