import { byType } from '@roundhouse/kit/by-type';
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate } from '@roundhouse/ui/sentence';
import type { Refused } from '@roundhouse/ui/words';
import {
  COMPANIES,
  GOODS,
  type Action,
  type CompanyName,
  type Event,
  type Goods,
  type View,
} from '../../../src/index.ts';
import { cityBegun, companyOffered } from '../beginnings.ts';
import { linkGain, shareGain, type LinkGain } from '../gains.ts';
import { acrossName, cityFacts, cityName, routeCost, routeName } from '../places.ts';
import type { Sentences } from '../sentences.ts';
import { words as colours } from './colours.ts';

const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);
const shares = (count: number): string => (count === 1 ? '1 share' : `${count} shares`);
const list = (names: readonly CompanyName[]): string =>
  enumerate(
    names.map((name) => colours.companies[name]),
    'and',
  );
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function ask(view: View, legal: readonly Action[], seat: number): string {
  const held = `You have ${cubes(view.cubes[seat] ?? 0)}.`;
  const name = COMPANIES[view.company];
  const company = name === undefined ? '' : colours.companies[name];
  switch (view.phase) {
    case 'offer':
      return `Offer a company, or pass the active marker on. ${held}`;
    case 'auction':
      return `${company} is under the hammer at ${cubes(view.auction?.bid ?? 0)}: bid more or pass. ${held}`;
    case 'build': {
      const box = `${cubes(view.box[view.company] ?? 0)} to spend`;
      return legal.some(({ type }) => type === 'start')
        ? `Where does ${company} start, and where to? It has ${box}.`
        : `Which link does ${company} build? It has ${box}.`;
    }
    case 'goods':
      return `Choose the city whose goods cube ${company} takes.`;
    case 'starter':
      return 'A draw decides who starts.';
    case 'over':
      return 'The game is over.';
  }
}

function askFurther(view: View, left: readonly Action[]): string | undefined {
  const company = companyOffered(left);
  if (company !== undefined) {
    const held = view.cubes[view.active] ?? 0;
    return `How many cubes do you open with for ${colours.companies[company]}? You have ${held}.`;
  }
  const city = cityBegun(left);
  if (city === undefined || left.length === 1) return undefined;
  return `Where to from ${cityName(view, city)}?`;
}

const choice = byType<Action, [view: View]>({
  offer: ({ company, bid }) => `Offer ${colours.companies[company]} for ${cubes(bid)}`,
  bid: ({ bid }) => `Bid ${cubes(bid)}`,
  pass: (_action, view) => (view.phase === 'offer' ? 'Pass the active marker on' : 'Pass'),
  build: ({ route }, view) =>
    `Build ${routeName(view, route)} (${cubes(routeCost(view, route))}, ${gain(linkGain(view, route))})`,
  start: ({ city, route }, view) => {
    const cost = cubes(routeCost(view, route));
    return `Start in ${cityName(view, city)} and build to ${acrossName(view, route, city)} (${cost}, ${gain(linkGain(view, route, city))})`;
  },
  take: ({ city }, view) => {
    const { goods } = cityFacts(view, city);
    return `Take the ${colours.goods[goods as Goods]} cube of ${cityName(view, city)} (+$${shareGain(view, city)} a share)`;
  },
});

function gain({ earned, bonus }: LinkGain): string {
  const city = earned > 0 ? `+$${earned}` : 'no new city';
  return bonus > 0 ? `${city}, transcontinental +$${bonus}` : city;
}

const happened = byType<Event, [who: Persons]>({
  starter: ({ seat }, who) => `${who(seat)} drew the active marker.`,
  cubes: ({ round, each, supply }) =>
    `Round ${round}: everybody took ${cubes(each)}; ${supply} stay in the supply.`,
  'handed-on': ({ cubes, seat, to }, who) =>
    cubes === 0
      ? `${who(seat)} had no cubes and passed the active marker to ${who.whom(to)}.`
      : `${who(seat)} passed the active marker to ${who.whom(to)}.`,
  offered: ({ seat, company, bid }, who) =>
    `${who(seat)} offered ${colours.companies[company]} for ${cubes(bid)}.`,
  bid: ({ seat, bid, company }, who) =>
    `${who(seat)} bid ${cubes(bid)} for ${colours.companies[company]}.`,
  passed: (event, who) =>
    event.cubes <= event.bid
      ? `${who(event.seat)} passed: ${cubes(event.cubes)} is too little to bid more.`
      : `${who(event.seat)} passed.`,
  sold: ({ seat, company, bid, shares, active }, who) =>
    `${who(seat)} won ${colours.companies[company]} for ${cubes(bid)} and took its control marker and a share (${shares} now); the active marker went to ${who.whom(active)}.`,
  building: ({ unsold, order }) =>
    unsold.length === 0
      ? `Building began in the order ${list(order)}.`
      : `Building began in the order ${list(order)}; nobody controls ${list(unsold)}.`,
  built: (event) => built(event),
  transcontinental: (event) => crossed(event),
  'company-passed': ({ company, place, reason, box }) =>
    `${colours.companies[company]} passed ${PLACES[place - 1]}: ${REASONS[reason]}${box > 0 ? `, with ${cubes(box)} left in its box` : ''}.`,
  profit: ({ company, seat, amount, cash }, who) =>
    `${colours.companies[company]} paid ${who.whom(seat)} $${amount}, which makes $${cash}.`,
  'round-over': ({ round, order }) =>
    `Round ${round} is over. The next one builds in the order ${list(order)}.`,
  settlement: ({ goods, returned }) =>
    `Final settlement: ${goods} cities got a goods cube; back to the supply: ${cubes(returned)}.`,
  'final-control': (event, who) =>
    `${who(event.seat)} controlled ${colours.companies[event.company]} in the settlement, with ${shares(event.shares)}${event.tied ? ' (a tie, counted from its last controller)' : ''}.`,
  took: ({ company, goods, city, value }) =>
    `${colours.companies[company]} took the ${colours.goods[goods]} cube of ${city}; a share is worth $${value} now.`,
  'share-value': (event) =>
    `${colours.companies[event.company]} has ${goods(event.goods)}: $${event.value} a share.`,
  paid: (event, who) =>
    `${shares(event.shares)} of ${colours.companies[event.company]} brought ${who.whom(event.seat)} $${event.amount}, which makes $${event.cash}.`,
  ended: ({ places, scores }, who) => {
    const winners = places.flatMap((place, seat) => (place === 1 ? [who(seat)] : []));
    return `${enumerate(winners, 'and')} won with $${Math.max(...scores)}.`;
  },
});

const REASONS = {
  'nobody controls it': 'nobody controls it',
  'no links left': 'all its links are laid',
  'no link possible': 'no link was possible',
} as const;

function built(event: Extract<Event, { type: 'built' }>): string {
  const company = colours.companies[event.company];
  const way = event.first
    ? `${company} started in ${event.from} and built to ${event.to}`
    : `${company} built ${event.from} – ${event.to}`;
  const earned =
    event.earned > 0 ? `+$${event.earned}, a profit of $${event.profit}` : 'no new city';
  return `${way} for ${cubes(event.cost)}: ${earned}; ${event.box} left in its box.`;
}

function crossed(event: Extract<Event, { type: 'transcontinental' }>): string {
  const closed = `${colours.companies[event.company]} joined ${event.ends.join(' and ')}: +$${event.bonus}`;
  const partners = event.partners.filter((name) => !event.lost.includes(name));
  const each = partners.length > 1 ? ' each' : '';
  const others = partners.length > 0 ? `; ${list(partners)} +$${event.partnerBonus}${each}` : '';
  const lost =
    event.lost.length > 0 ? `; nothing for ${list(event.lost)}, which nobody controls` : '';
  return `${closed}${others}${lost}.`;
}

function goods(counts: readonly number[]): string {
  const parts = GOODS.flatMap((name, colour) => {
    const count = counts[colour] ?? 0;
    return count > 0 ? [`${count} ${colours.goods[name]}`] : [];
  });
  const noun = counts.reduce((sum, count) => sum + count, 0) === 1 ? 'cube' : 'cubes';
  return parts.length > 0 ? `${enumerate(parts, 'and')} goods ${noun}` : 'no goods cubes';
}

type Params = Refused['params'];
const company = (p: Params): string =>
  colours.companies[COMPANIES.find((name) => name === p['company']) ?? 'red'];

const PHASE_ASKS: Readonly<Record<string, string>> = {
  offer: 'the active player offers a company or passes the marker on',
  auction: 'a company is being auctioned',
  build: 'companies are building',
  goods: 'companies are taking goods',
};

const REFUSALS = {
  'wrong-phase': (p) => `That is not possible now: ${PHASE_ASKS[p['phase'] ?? ''] ?? ''}.`,
  'company-sold': (p) => `${company(p)} has been sold already this round.`,
  'bid-too-low': (p) => `A bid of ${p['bid']} is too low: at least ${cubes(Number(p['least']))}.`,
  'bid-too-high': (p) => `You can't bid ${p['bid']}: you have ${cubes(Number(p['cubes']))}.`,
  'must-build': (p) =>
    `${company(p)} must build: ${p['links'] === 1 ? '1 link is' : `${p['links']} links are`} possible.`,
  'no-such-route': (p) => `There is no route '${p['route']}' on this map.`,
  'route-turned': (p) => `The route '${p['given']}' is written ${p['route']}.`,
  'no-such-city': (p) => `There is no city '${p['city']}' on this map.`,
  'route-taken': (p) => `${p['route']} is taken: ${company(p)} has its link there.`,
  'no-links-left': (p) => `${company(p)} has laid all its ${p['links']} links.`,
  'too-dear': (p) =>
    `${p['route']} costs ${p['cost']}, and ${company(p)} has ${cubes(Number(p['cubes']))}.`,
  'start-needed': (p) => `It is ${company(p)}'s first link: say in which city it starts.`,
  'already-started': (p) => `${company(p)} has started already: build without naming a start.`,
  'no-hexagon': (p) => `${p['route']} touches no hexagon, so no company can start there.`,
  'not-a-hexagon': (p) => `${p['city']} is not a hexagon, so no company can start there.`,
  'start-elsewhere': (p) => `${p['city']} is not an end of ${p['route']}.`,
  'not-touching': (p) => `${p['route']} does not touch ${company(p)}'s network.`,
  'not-in-network': (p) => `${p['city']} is not in ${company(p)}'s network.`,
  'no-goods-left': (p) => `The goods cube of ${p['city']} has been taken.`,
  'auction-over': () => 'No company is under the hammer, so the order is off.',
  'passed-already': () => 'You have passed in this auction.',
  'must-take': (p) => `${company(p)} must take a goods cube while it can.`,
  'order-without-amount': () => 'Say up to how many cubes to bid.',
  'unknown-order': (p) => `There is no order '${p['order']}' in this game.`,
} satisfies ByCode;

export const words = {
  ask,
  askFurther,
  choice,
  happened,
  refusals: REFUSALS,
  options: {
    map: {
      label: 'Map',
      values: {
        usa: 'United States: 38 cities, the whole game (our reconstruction of the board)',
        tutorial: 'Low Countries: 15 cities, a short game to learn on',
        netherlands:
          'Netherlands and neighbours: 42 cities from Lille to Hamburg, the whole game (our own design)',
      },
    },
  },
} satisfies Sentences;
