/** Names of places and sums of points, the same in every language. */
import { plain } from '@roundhouse/ui/plain';
import {
  CONTRACT_IDS,
  LOCATION_IDS,
  LOCATION_NAMES,
  ROUTE_IDS,
  ROUTES,
  type Card,
  type ContractId,
  type Event,
  type Final,
  type Printed,
  type RouteId,
} from '../../src/index.ts';

export function routeName(id: RouteId): string {
  const { a, b } = ROUTES[id];
  return `${LOCATION_NAMES[a]} – ${LOCATION_NAMES[b]}`;
}

/** 'Dam – Blauwbrug (5)'. */
export function contractName({ contracts }: Printed, id: ContractId): string {
  const { a, b, points } = contracts[id];
  return `${LOCATION_NAMES[a]} – ${LOCATION_NAMES[b]} (${points})`;
}

/** By their ids, as reasons and refusals give them. */
export function placeOfId(id: string | number | undefined): string {
  const known = LOCATION_IDS.find((one) => one === id);
  return known ? LOCATION_NAMES[known] : String(id);
}
export function routeOfId(id: string | number | undefined): string {
  const known = ROUTE_IDS.find((one) => one === id);
  return known ? routeName(known) : String(id);
}
export function contractOfId(printed: Printed, id: string | number | undefined): string {
  const known = CONTRACT_IDS.find((one) => one === id);
  return known ? contractName(printed, known) : String(id);
}

/** How many cards of its colour and how many jokers a claim costs. */
export function payment(claim: {
  readonly route: RouteId;
  readonly colour: Card;
  readonly jokers: number;
}): { readonly cards: number; readonly jokers: number } {
  return { cards: ROUTES[claim.route].length - claim.jokers, jokers: claim.jokers };
}

export function contractSum(final: Final | Extract<Event, { type: 'scored' }>): number {
  return final.contracts.reduce((sum, { points }) => sum + points, 0);
}

/** How many of each, in the order in which they came first. */
export function tally(cards: readonly Card[]): readonly (readonly [Card, number])[] {
  return [...new Set(cards)].map((card) => [card, cards.filter((each) => each === card).length]);
}

/** '+6', '−2', '+0'. */
export function signed(points: number): string {
  return points < 0 ? plain(points) : `+${points}`;
}
