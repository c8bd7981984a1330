/** Tables that follow from the board, computed once. */
import {
  CONTRACT_IDS,
  CONTRACTS,
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

/** AM-4.4, by length. */
export const ROUTE_POINTS: readonly number[] = [0, 1, 2, 4, 7];

/** AM-6.3, by number of players, then by place. */
export const BONUS_POINTS: Readonly<Record<number, readonly number[]>> = {
  2: [8, 4],
  3: [8, 5, 2],
  4: [8, 6, 4, 2],
};

function indexBy<T extends string>(ids: readonly T[]): ReadonlyMap<T, number> {
  return new Map(ids.map((id, index) => [id, index]));
}

const cardIndex = indexBy(CARDS);
const routeIndex = indexBy(ROUTE_IDS);
const contractIndex = indexBy(CONTRACT_IDS);
const locationIndex = indexBy(LOCATION_IDS);

function must<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`amsterdam: no such ${what}`);
  return value;
}

export const cardNumber = (card: Card): number => must(cardIndex.get(card), card);
export const routeNumber = (route: RouteId): number => must(routeIndex.get(route), route);
export const contractNumber = (id: ContractId): number => must(contractIndex.get(id), id);
export const cardName = (card: number): Card => must(CARDS[card], `card ${card}`);
export const contractName = (contract: number): ContractId =>
  must(CONTRACT_IDS[contract], `contract ${contract}`);

/** A route with everything as numbers. `colour` NONE is grey; `twin` NONE: no double route. */
export interface Track {
  readonly id: RouteId;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly points: number;
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
    a: must(locationIndex.get(route.a), route.a),
    b: must(locationIndex.get(route.b), route.b),
    length: route.length,
    points: must(ROUTE_POINTS[route.length], 'length'),
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

export interface Pair {
  readonly id: ContractId;
  readonly a: number;
  readonly b: number;
  readonly points: number;
}

export const PAIRS: readonly Pair[] = CONTRACT_IDS.map((id) => {
  const contract = CONTRACTS[id];
  return {
    id,
    a: must(locationIndex.get(contract.a), contract.a),
    b: must(locationIndex.get(contract.b), contract.b),
    points: contract.points,
  };
});

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
  return PAIRS.filter((_, contract) => (set >> contract) & 1).map((pair) => pair.id);
}

export function contractSet(ids: readonly ContractId[]): number {
  let set = 0;
  for (const id of ids) set |= 1 << contractNumber(id);
  return set;
}

/** How many members a set has. */
export function sizeOf(set: number): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
}
