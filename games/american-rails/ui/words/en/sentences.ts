import { byType } from '@roundhouse/kit/by-type';
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import type { Refused, Who } from '@roundhouse/ui/words';
import { emptyCities, leastOf } from '../../../src/auctions.ts';
import { isFounded } from '../../../src/track.ts';
import type {
  Action,
  Company,
  EndReason,
  Event,
  IncomeCause,
  Space,
  Terrain,
  View,
} from '../../../src/types.ts';
import type { HexNames } from '../hexes.ts';
import { companyName, costAt, companyOfId, valueFor } from '../names.ts';
import type { Sentences } from '../sentences.ts';

const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);

const SPACE_NAMES: Readonly<Record<Space, string>> = {
  pass: 'Pass',
  develop: 'Develop',
  finance: 'Finance $5',
  take2: 'Take $2 (or Expand 2)',
  expand3: 'Expand 3',
  auction: 'Auction a share',
  expand4: 'Expand 4',
};

const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  plains: 'plains',
  forest: 'forest',
  mountain: 'mountain',
  city: 'city',
};

/** What a space is called in a sentence; what else it may be used for is said where it is chosen. */
const SPACES_CALLED: Readonly<Record<Space, string>> = { ...SPACE_NAMES, take2: 'Take $2' };

function spaceName(space: Space, seats: number): string {
  return seats === 3 ? SPACES_CALLED[space] : SPACE_NAMES[space];
}

function ask(view: View, legal: readonly Action[], seat: number, who: Who): string {
  const { step, left } = view.frame;
  switch (step) {
    case 'offer':
      return view.phase === 0
        ? 'Choose the company whose first share is auctioned next; you speak first.'
        : 'Choose the company whose share is auctioned, or decline.';
    case 'bid':
      return `${askBid(view, who)} You have $${view.cash[seat] ?? 0}.${warning(view)}`;
    case 'found':
      return `Choose the empty city where ${offered(view)} starts.`;
    case 'space':
      return `${view.year}, phase ${view.phase}: choose a space for your train.`;
    case 'develop':
      return 'Choose the city that gets a house, or decline.';
    case 'finance':
      return 'Choose the company whose treasury gets $5 from the bank, or decline.';
    case 'take2':
      return legal.some(({ type }) => type === 'expand2')
        ? 'Take $2, make everybody else pay $2, expand by 2, or decline.'
        : 'Take $2, make everybody else pay $2, or decline.';
    case 'expand':
      return `Choose where to build: ${left === 1 ? 'one cube' : `up to ${cubes(left)}`}.`;
    case 'removal':
      return 'A draw decides which company is left out.';
    case 'banker':
      return 'A draw decides who is the banker.';
    case 'over':
      return 'The game is over.';
  }
}

function offered(view: View): string {
  const { company } = view.frame;
  return company === -1 ? '' : companyName(company);
}

function askBid(view: View, who: Who): string {
  const share = `a share of ${offered(view)}`;
  const least = leastOf(view);
  return view.auction === null || view.auction.bid === 0
    ? `For ${share} there is no bid yet: bid $${least} or more, or pass.`
    : `${who(view.auction.bidder)} bid $${view.auction.bid} for ${share}: bid $${least} or more, or pass.`;
}

/** AR-4.6: the bidders are told when the winner would get nothing. */
function warning(view: View): string {
  const { company } = view.frame;
  const isLost = company !== -1 && !isFounded(view, company) && emptyCities(view).length === 0;
  return isLost ? ' Careful: no city is empty, so the winner pays and gets nothing.' : '';
}

const choice = byType<Action, [view: View, names: HexNames]>({
  offer: ({ company }, view) => {
    const { unsold, income, treasury } = view.companies[company];
    return `${companyName(company)} (${shares(unsold)} unsold, income ${income}, treasury $${treasury})`;
  },
  bid: ({ amount }) => `Bid $${amount}`,
  pass: () => 'Pass',
  found: ({ hex }, view, names) => `${names.hexName(hex)} (income ${valueFor(view, 0, hex)})`,
  take: ({ space }, view) => spaceName(space, view.config.seats),
  develop: ({ hex }, _view, names) => `A house in ${names.hexName(hex)}`,
  finance: ({ company }, view) => {
    const { treasury } = view.companies[company];
    return `${companyName(company)} (treasury $${treasury})`;
  },
  collect: () => 'Take $2 from the bank',
  levy: () => 'Everybody else pays $2',
  expand2: () => 'Expand 2',
  place: ({ company, hex }, view, names) => choicePlace(company, hex, view, names),
  stop: () => 'Stop expanding',
  decline: () => 'Decline',
});

function choicePlace(
  company: Company,
  hex: number,
  view: View,
  { cityName, placeName, terrainAt }: HexNames,
): string {
  const cost = `$${costAt(view, hex)} of $${view.companies[company].treasury}`;
  const city = cityName(hex);
  return city === undefined
    ? `${companyName(company)} ${placeName(hex)} (${TERRAIN_NAMES[terrainAt(hex)]}, ${cost})`
    : `${companyName(company)} into ${city} (${cost}, worth ${valueFor(view, company, hex)})`;
}

const CAUSES: Readonly<Record<IncomeCause, string>> = {
  city: '',
  sharing: ', now shared',
  house: ', now developed',
  connection: ', a special connection',
};

const REASONS: Readonly<Record<EndReason, string>> = {
  'last-year': 'the last year was over',
  'no-shares': 'no share was left to sell',
  'low-supplies': 'too many supplies were down to two or fewer',
};

const happened = byType<Event, [who: Persons, names: HexNames]>({
  removed: ({ company }) => `${companyName(company)} is not in this game.`,
  banker: ({ seat }, who) => `${who(seat)} became the banker.`,
  offered: ({ seat, company }, who) =>
    `${who(seat)} put a share of ${companyName(company)} up for auction.`,
  bid: ({ seat, amount, company }, who) =>
    `${who(seat)} bid $${amount} for ${companyName(company)}.`,
  passed: ({ seat }, who) => `${who(seat)} passed.`,
  sold: ({ seat, company, price, cash, treasury, unsold }, who) =>
    `${who(seat)} bought a share of ${companyName(company)} for $${price}, with $${cash} left; its treasury holds $${treasury}, ${shares(unsold)} still unsold.`,
  unsold: ({ company, unsold }) =>
    `Nobody bid: a share of ${companyName(company)} left the game, ${shares(unsold)} still unsold.`,
  founded: ({ seat, company, hex }, who, { hexName }) =>
    `${who(seat)} founded ${companyName(company)} in ${hexName(hex)}.`,
  'knocked-out': (event) =>
    `No city was empty: ${companyName(event.company)} was knocked out. ${shares(event.shares)} left the game, $${event.treasury} stay in its treasury.`,
  numbered: ({ seat, number }, who) => `${who(seat)} got number ${number} of the turn order.`,
  round: ({ year, order }, who) => `${year}: turn order ${order.map(who).join(', ')}.`,
  phase: ({ phase, order }, who) => `Phase ${phase}: order ${order.map(who).join(', ')}.`,
  took: ({ seat, space }, who) => `${who(seat)} chose ${SPACES_CALLED[space]}.`,
  declined: ({ possible, seat, space }, who) =>
    possible
      ? `${who(seat)} declined ${SPACES_CALLED[space]}.`
      : `${who(seat)} had nothing to do on ${SPACES_CALLED[space]}.`,
  developed: ({ seat, hex, houses }, who, { hexName }) =>
    `${who(seat)} built a house in ${hexName(hex)}; houses left: ${houses}.`,
  financed: ({ seat, company, treasury }, who) =>
    `${who(seat)} financed ${companyName(company)}: its treasury holds $${treasury}.`,
  collected: ({ seat, cash }, who) => `${who(seat)} took $2, which makes $${cash}.`,
  levied: (event, who) => {
    const payers = event.paid.flatMap((sum, seat) => (sum > 0 ? [`${who(seat)} $${sum}`] : []));
    return payers.length === 0
      ? `${who(event.seat)} made everybody pay, but nobody had anything.`
      : `${who(event.seat)} made the others pay: ${payers.join(', ')}.`;
  },
  placed: ({ seat, company, hex, cost, treasury, supply }, who, { hexIn }) =>
    `${who(seat)} placed a cube of ${companyName(company)} ${hexIn(hex)} for $${cost}; treasury $${treasury}, ${cubes(supply)} left.`,
  income: ({ to, from, company, hex, cause }, _who, { hexName }) => {
    const way = to > from ? 'rose' : 'fell';
    return `The income of ${companyName(company)} ${way} from ${from} to ${to} (${hexName(hex)}${CAUSES[cause]}).`;
  },
  stopped: ({ possible, seat, placed }, who) =>
    possible
      ? `${who(seat)} stopped after ${cubes(placed)}.`
      : `${who(seat)} could place no more than ${cubes(placed)}.`,
  dividend: (event, who) => {
    const paid = event.paid.flatMap((sum, seat) => (sum > 0 ? [`${who(seat)} $${sum}`] : []));
    return `${companyName(event.company)} paid $${event.each} a share (income ${event.income}, ${shares(event.shares)}): ${paid.join(', ')}.`;
  },
  ended: ({ cash, reasons, year }, who) => {
    const most = Math.max(...cash);
    const winners = cash.flatMap((sum, seat) => (sum === most ? [who(seat)] : []));
    const because = enumerate(
      reasons.map((reason) => REASONS[reason]),
      'and',
    );
    return `The game ended after ${year}, because ${because}. ${sentence(enumerate(winners, 'and'))} won with $${most}.`;
  },
});

type Params = Refused['params'];
const company = (p: Params): string => companyOfId(p['company']);
const hex = (p: Params, names: HexNames): string => names.hexOfId(p['hex']);
const inHex = (p: Params, names: HexNames): string => names.inHexOfId(p['hex']);

const ASKED: Readonly<Record<string, string>> = {
  offer: 'a company has to be chosen for auction',
  auction: 'choose the company whose share is auctioned, or decline',
  bid: 'a share is being auctioned',
  found: 'a new company has to be put on the map',
  space: 'choose a space for your train first',
  develop: 'you are developing a city',
  finance: 'you are financing a company',
  take2: 'you are on Take $2',
  expand: 'you are expanding',
};

/** What was said may be below nothing. */
const dollars = (amount: number): string => (amount < 0 ? `-$${-amount}` : `$${amount}`);

const REFUSALS = {
  'not-now': (p) => `That is not possible now: ${ASKED[p['step'] ?? ''] ?? ''}.`,
  'passed-already': () => 'You have passed in this auction.',
  'offered-already': (p) => `${company(p)} has been offered already.`,
  'must-offer': () => 'In the preparation round every company is offered: choose one.',
  'no-share-left': (p) => `${company(p)} has no share left to auction.`,
  'not-in-game': (p) => `${company(p)} is not in this game.`,
  'knocked-out': (p) => `${company(p)} was knocked out.`,
  'cannot-bid': (p) => `You have $${p['cash']}; the next bid is at least $${p['least']}.`,
  'bid-over-cash': (p) => `You can't bid $${p['amount']}: you have $${p['cash']}.`,
  'bid-below-minimum': (p) =>
    `${dollars(Number(p['amount']))} is too low: the first bid is at least $${p['least']}.`,
  'bid-too-low': (p) =>
    `${dollars(Number(p['amount']))} is too low: $${p['standing']} stands, so bid $${p['least']} or more.`,
  'not-a-city': (p, names) => `There is no city ${inHex(p, names)}.`,
  'city-not-empty': (p, names) =>
    `${hex(p, names)} is not empty: it has ${cubes(Number(p['cubes']))}.`,
  'space-taken': (p) => `${SPACES_CALLED[p['space'] as Space]} is taken in this phase.`,
  'closed-city': (p, names) => `${hex(p, names)} can never be developed.`,
  'no-cube-in-city': (p, names) => `${hex(p, names)} has no cube yet, so it can't be developed.`,
  'house-in-city': (p, names) => `${hex(p, names)} has a house already.`,
  'no-expand2': (p) => `With ${p['seats']} players Take $2 can't be used to expand.`,
  'nothing-to-place': () => 'There is no cube that you could place.',
  'nothing-placed': () => 'You have placed no cube yet: decline instead.',
  'already-begun': (p) =>
    `You have placed ${cubes(Number(p['placed']))}: you may stop, not decline.`,
  'no-share': (p) => `You own no share of ${company(p)}.`,
  'no-cubes-left': (p) => `${company(p)} has no cube left.`,
  'own-cube-there': (p, names) => `${company(p)} has a cube ${inHex(p, names)} already.`,
  'hex-full': (p, names) => `There is room for one cube only ${inHex(p, names)}.`,
  'not-adjacent': (p, names) => `No cube of ${company(p)} lies next to ${hex(p, names)}.`,
  'too-dear': (p, names) =>
    `${company(p)} has $${p['treasury']} in its treasury; a cube ${inHex(p, names)} costs $${p['cost']}.`,
  'auction-over': () => 'The auction is over, so the order is off.',
  'order-without-amount': () => 'Say up to how many dollars to bid.',
  'unknown-order': (p) => `There is no order '${p['order']}' in this game.`,
} satisfies ByCode<string, [HexNames]>;

export const words = {
  ask,
  choice,
  happened,
  refusals: REFUSALS,
  options: {
    edition: {
      label: 'Edition',
      values: {
        quined: 'Quined: $50 each with 3 players',
        '2009': '2009: $65 each with 3 players',
      },
    },
    tableTalk: {
      label: 'Table talk',
      values: {
        on: 'On: talk and deals in the open, never binding',
        off: 'Off: a silent table',
      },
    },
    box: {
      label: 'Board',
      values: {
        ours: 'Printed board: the great cities lie in the north-east',
        rivers:
          'River towns: trade goes by the Mississippi and the Ohio, and so does the opening (our own values)',
      },
    },
  },
} satisfies Sentences;
