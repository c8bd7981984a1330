/** What a seat does that does not answer, and what it may leave standing. */
import { refusal, type Order, type OrderSpec, type Refusal, type Seat } from '@roundhouse/engine';
import { hasPassed } from '@roundhouse/kit/auction';
import { boardOf } from './board.ts';
import { legal } from './legal.ts';
import type { Action, View } from './types.ts';
import { stateOf } from './view.ts';

const PASS: Action = Object.freeze({ type: 'pass' });

/** Passes where that is possible; else the cheapest link, else the first goods cube. */
export function idle(view: View, seat: Seat): Action {
  const list = legal(stateOf(view), seat);
  const { routeIndex, cost } = boardOf(view.config);
  const price = (action: Action): number => {
    if (action.type === 'pass') return 0;
    if (action.type !== 'build' && action.type !== 'start') return Infinity;
    return cost[routeIndex.get(action.route) ?? 0] ?? Infinity;
  };
  let least = list[0];
  for (const action of list) {
    if (least === undefined || price(action) < price(least)) least = action;
  }
  if (least === undefined) throw new Error(`seat ${seat} has nothing to do`);
  return least;
}

/** All stand for the auction that is going on; below its limit `pass-above` leaves the word to its player. */
export const orders: readonly OrderSpec[] = [
  { name: 'bid-up-to', amount: true },
  { name: 'pass-above', amount: true },
  { name: 'pass-auction', amount: false },
];

export function obey(view: View, seat: Seat, order: Order): Action | Refusal | undefined {
  const { auction } = view;
  if (auction === null) return refusal('auction-over', 'SD-3.2');
  if (hasPassed(auction, seat)) return refusal('passed-already', 'SD-3.2', { seat });
  if (!orders.some(({ name }) => name === order.name)) {
    return refusal('unknown-order', 'table', { order: order.name });
  }
  const limit = order.name === 'pass-auction' ? 0 : order.amount;
  if (limit === undefined || limit < 0) return refusal('order-without-amount', 'table');
  if (auction.speaker !== seat) return undefined;
  const bid = auction.bid + 1;
  if (bid > Math.min(limit, view.cubes[seat] ?? 0)) return PASS;
  return order.name === 'pass-above' ? undefined : { type: 'bid', bid };
}
