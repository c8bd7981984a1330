/** The few actions that are worth a closer look. */
import type { Seat } from '@roundhouse/engine';
import type { Action, View } from '../src/index.ts';
import { choose, claimsByWorth } from './policy.ts';

const CLAIMS = 6;

export function candidates(view: View, legal: readonly Action[], seat: Seat): readonly Action[] {
  const favourite = choose(view, legal, seat);
  const found = new Set<Action>([favourite]);
  for (const action of legal) if (action.type !== 'claim') found.add(action);
  const routes = new Set<string>(favourite.type === 'claim' ? [favourite.route] : []);
  for (const claim of claimsByWorth(view, legal, seat)) {
    if (routes.size >= CLAIMS) break;
    if (routes.has(claim.route)) continue;
    routes.add(claim.route);
    found.add(claim);
  }
  return [...found];
}
