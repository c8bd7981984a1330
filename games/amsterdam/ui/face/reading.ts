/** What can be read off a view. */
import { apart, join, joined } from '@roundhouse/kit/connectivity';
import {
  CARDS,
  LOCATION_IDS,
  ROUTE_IDS,
  ROUTES,
  printedIn,
  type ContractId,
  type LocationId,
  type View,
} from '../../src/index.ts';

const nodeOf = (location: LocationId): number => LOCATION_IDS.indexOf(location);

/** Whether the seat's routes join both ends (AM-6.2). */
export function isCompleted(view: View, seat: number, contract: ContractId): boolean {
  const components = apart(LOCATION_IDS.length);
  for (const [index, claim] of view.routes.entries()) {
    const id = ROUTE_IDS[index];
    if (claim?.seat === seat && id) join(components, nodeOf(ROUTES[id].a), nodeOf(ROUTES[id].b));
  }
  const { a, b } = printedIn(view.config).contracts[contract];
  return joined(components, nodeOf(a), nodeOf(b));
}

/** Completed contracts among those that the viewer sees. */
export function completedBy(view: View, seat: number): number {
  const held = view.seats[seat]?.held ?? [];
  return held.filter((contract) => isCompleted(view, seat, contract)).length;
}

/** Counts of cards with what they are: '2 × red card, 1 × joker'. */
export function listed(
  counts: readonly number[],
  names: Readonly<Record<(typeof CARDS)[number], string>>,
): string {
  return CARDS.flatMap((card, index) => {
    const count = counts[index] ?? 0;
    return count === 0 ? [] : [`${count} × ${names[card].toLowerCase()}`];
  }).join(', ');
}
