/** What a seat does that nobody is at, and the order a player may give. */
import { refusal, type Order, type OrderSpec, type Refusal, type Seat } from '@roundhouse/engine';
import { PASS } from './actions.ts';
import { printedIn, type Printed } from './printed.ts';
import { legalIn } from './why.ts';
import type { Action, View } from './types.ts';

/** Draw unseen, else from the display; a route before contracts, which may cost points; keep the cheapest. */
export function idle(view: View, seat: Seat): Action {
  const legal = legalIn(view, seat);
  const chosen =
    legal.find((action) => action.type === 'blind') ??
    legal.find((action) => action.type === 'take') ??
    cheapestKeep(legal, printedIn(view.config)) ??
    legal[0];
  if (!chosen) throw new Error(`amsterdam: seat ${seat} owes nothing`);
  return chosen;
}

/** Of contracts that are offered: what puts fewest points at stake. */
export function cheapestKeep(legal: readonly Action[], { contracts }: Printed): Action | undefined {
  let best: Action | undefined;
  let least = Infinity;
  for (const action of legal) {
    if (action.type !== 'keep') continue;
    const points = action.contracts.reduce((sum, id) => sum + contracts[id].points, 0);
    if (points < least) {
      least = points;
      best = action;
    }
  }
  return best;
}

/** `pass`: pass for me whenever I can do nothing else (AM-2.2). */
export const orders: readonly OrderSpec[] = [{ name: 'pass', amount: false }];

export function obey(view: View, seat: Seat, order: Order): Action | Refusal | undefined {
  if (order.name !== 'pass') return refusal('no-such-order', 'table', { order: order.name });
  return legalIn(view, seat).includes(PASS) ? PASS : undefined;
}
