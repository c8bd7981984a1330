/** What a seat does when its player is away, and what it does by standing orders. */
import type { Order, OrderSpec, Refusal, Seat } from '@roundhouse/engine';
import { refusal } from '@roundhouse/engine';
import { hasPassed } from '@roundhouse/kit/auction';
import { leastOf } from './auctions.ts';
import { boardOf } from './board.ts';
import { legal } from './legal.ts';
import { PASS } from './moves.ts';
import type { Action, View } from './types.ts';

/**
 * Passes, declines or stops; takes the top free space; offers the first company. Only a first cube
 * has to go somewhere: into the city with the highest value, for the sake of the other owners.
 */
export function idle(view: View, seat: Seat): Action {
  const actions = legal(view, seat);
  const quiet = actions.find(
    ({ type }) => type === 'pass' || type === 'decline' || type === 'stop',
  );
  const action = quiet ?? actions.toSorted((a, b) => fullValue(view, b) - fullValue(view, a))[0];
  if (action === undefined) throw new Error(`table: seat ${seat} owes no decision`);
  return action;
}

function fullValue({ config }: View, action: Action): number {
  return action.type === 'found' ? (boardOf(config).cityAt[action.hex]?.full ?? 0) : 0;
}

/** All last for the auction that is being held; below its limit `pass-above` leaves the word to its player. */
export const orders: readonly OrderSpec[] = [
  { name: 'bid-up-to', amount: true },
  { name: 'pass-above', amount: true },
  { name: 'pass-auction', amount: false },
];

export function obey(view: View, seat: Seat, order: Order): Action | Refusal | undefined {
  if (!orders.some(({ name }) => name === order.name)) {
    return refusal('unknown-order', 'table', { order: order.name });
  }
  if (view.auction === null) return refusal('auction-over', 'AR-2.3');
  if (hasPassed(view.auction, seat)) return refusal('passed-already', 'AR-2.2', { seat });
  if (view.frame.seat !== seat) return undefined;
  if (order.name === 'pass-auction') return PASS;
  if (order.amount === undefined) return refusal('order-without-amount', 'table');
  const least = leastOf(view);
  const limit = Math.min(order.amount, view.cash[seat] ?? 0);
  if (least > limit) return PASS;
  return order.name === 'pass-above' ? undefined : { type: 'bid', amount: least };
}
