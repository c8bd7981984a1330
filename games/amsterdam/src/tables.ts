/** Tables that follow from the board, computed once. */
import {
  CONTRACT_IDS,
  DOUBLE_ROUTES,
  LOCATION_IDS,
  ROUTE_IDS,
  ROUTES,
  type ContractId,
  type RouteId,
} from './board.ts';
import { CARDS, COLOURS, type Card } from './types.ts';

export const CARD_KINDS = CARDS.length;
export const JOKER = CARDS.indexOf('joker');
/** No card in a place of the display. */
export const NONE = -1;

export const START_CARTS = 16;
export const DISPLAY_PLACES = 5;
export const START_HAND = 2;
export const OFFER = 2;
/** AM-6.1. */
export const LAST_CARTS = 2;
/** AM-3.6: so many jokers among five cards reset the display, at most so often in a row. */
export const RESET_JOKERS = 3;
export const MOST_RESETS = 3;
/** AM-3.6: no reset with fewer cards than this that are not jokers. */
export const RESET_NEEDS = 3;

const PER_COLOUR = 6;
const JOKERS = 8;
export const ALL_CARDS: readonly number[] = [...COLOURS.map(() => PER_COLOUR), JOKERS];

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`amsterdam: no such ${what}`);
  return value;
}

/** Ids are a letter and two digits, from 01 on in the order of the data: read, not looked up. */
function numbered(id: string): number {
  return (id.charCodeAt(1) - ZERO) * 10 + id.charCodeAt(2) - ZERO - 1;
}
const ZERO = '0'.charCodeAt(0);
export const routeNumber = (route: RouteId): number => numbered(route);
export const contractNumber = (id: ContractId): number => numbered(id);

export function cardNumber(card: Card): number {
  switch (card) {
    case 'pink':
      return 0;
    case 'blue':
      return 1;
    case 'green':
      return 2;
    case 'black':
      return 3;
    case 'red':
      return 4;
    case 'orange':
      return 5;
    case 'joker':
      return 6;
  }
}

export const cardName = (card: number): Card => must(CARDS[card], `card ${card}`);
export const contractName = (contract: number): ContractId =>
  must(CONTRACT_IDS[contract], `contract ${contract}`);

/** A route with everything as numbers. `colour` NONE is grey; `twin` NONE: no double route. */
export interface Track {
  readonly id: RouteId;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly colour: number;
  readonly cart: boolean;
  readonly twin: number;
  /** Its bit in the low or the high word of a set of routes; the other is 0. */
  readonly low: number;
  readonly high: number;
}

/** Routes 0-22 in the low word, 23-44 in the high one: both stay small positive integers. */
export const LOW_ROUTES = 23;

function twinOf(id: RouteId): number {
  const pair = DOUBLE_ROUTES.find((double) => double.includes(id));
  if (!pair) return NONE;
  return routeNumber(pair[0] === id ? pair[1] : pair[0]);
}

export const TRACKS: readonly Track[] = ROUTE_IDS.map((id, index) => {
  const route = ROUTES[id];
  return {
    id,
    a: LOCATION_IDS.indexOf(route.a),
    b: LOCATION_IDS.indexOf(route.b),
    length: route.length,
    colour: route.colour === 'grey' ? NONE : cardNumber(route.colour),
    cart: route.cart,
    twin: twinOf(id),
    low: index < LOW_ROUTES ? 1 << index : 0,
    high: index < LOW_ROUTES ? 0 : 1 << (index - LOW_ROUTES),
  };
});

export function trackAt(route: number): Track {
  return must(TRACKS[route], `route ${route}`);
}

export const LOCATIONS = LOCATION_IDS.length;
export const ALL_CONTRACTS = (1 << CONTRACT_IDS.length) - 1;

/** The sets of routes that pass a test, as two words. */
function routesWhere(test: (track: Track) => boolean): readonly [number, number] {
  let low = 0;
  let high = 0;
  for (const track of TRACKS) {
    if (!test(track)) continue;
    low |= track.low;
    high |= track.high;
  }
  return [low, high];
}

/** By colour (grey last) and by a number of spaces: the routes of that colour that are no longer. */
const WITHIN = [...COLOURS, 'grey'].map((_, colour) =>
  [0, 1, 2, 3, 4].map((spaces) =>
    routesWhere(
      (track) => track.length <= spaces && track.colour === (colour === JOKER ? NONE : colour),
    ),
  ),
);
/** Index: colour * 5 + spaces; the colour after the last is grey. */
export const WITHIN_LOW: readonly number[] = WITHIN.flat().map(([low]) => low);
export const WITHIN_HIGH: readonly number[] = WITHIN.flat().map(([, high]) => high);
export const GREY = COLOURS.length;
export const LONGEST = 4;

/** A payment as one number: what `colourPaid` and `jokersPaid` take apart again. */
export const paymentOf = (colour: number, jokers: number): number =>
  colour * (LONGEST + 1) + jokers;
export const colourPaid = (payment: number): number => Math.floor(payment / (LONGEST + 1));
export const jokersPaid = (payment: number): number => payment % (LONGEST + 1);

export const [ALL_LOW, ALL_HIGH] = routesWhere(() => true);
/** By carts left, up to the longest route: what they suffice for (AM-4.3). */
export const FITTING: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4].map((carts) =>
  routesWhere((track) => track.length <= carts),
);

/** The members of a set of contracts, ascending. */
export function contractsIn(set: number): ContractId[] {
  return CONTRACT_IDS.filter((_, contract) => (set >> contract) & 1);
}

export function contractSet(ids: readonly ContractId[]): number {
  let set = 0;
  for (const id of ids) set |= 1 << contractNumber(id);
  return set;
}

/** How many members a set has: bits counted in pairs, fours, bytes. */
export function sizeOf(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
