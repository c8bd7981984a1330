/** The order in which choices are offered: on the map, in the strip and in every list. */
import type { Action, RouteId } from '../../src/index.ts';

/** The ways to pay for a route stand together, the fewest jokers first; the rest as the rules have it. */
export function offered(legal: readonly Action[]): readonly Action[] {
  const firsts = new Map<RouteId, number>();
  const placed = legal.map((action, at) => {
    if (action.type !== 'claim') return { action, at, jokers: 0 };
    const first = firsts.get(action.route) ?? at;
    firsts.set(action.route, first);
    return { action, at: first, jokers: action.jokers };
  });
  return placed.toSorted((a, b) => a.at - b.at || a.jokers - b.jokers).map(({ action }) => action);
}
