/** Standing orders: what a seat does by itself when it is asked. They are its own secret until they act. */
import {
  isRefusal,
  refusal,
  type Line,
  type Match,
  type Order,
  type Refusal,
  type Rules,
  type Seat,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Timed } from './time.ts';

/** An order as it stands; with why it no longer does, where the situation has changed. */
export interface StandingOrder {
  readonly order: Order;
  readonly disarmed?: Refusal;
}

/** All orders of a match, by seat. */
export type Orders = readonly (readonly StandingOrder[])[];

/**
 * Orders act at whole ticks of the clock, and never at once: bid and pass come alike, so that how soon an answer comes
 * tells nothing of what was ordered.
 */
const TICK_MS = 3_000;

/** The tick at which what is asked then is answered: half a tick later at least. */
export function tickAfter(asked: number): number {
  return (Math.floor((asked + TICK_MS / 2) / TICK_MS) + 1) * TICK_MS;
}

/** What an order would do where the match stands. */
export function obeyed(
  { rules, state }: Match<AnyGame>,
  seat: Seat,
  order: Order,
): AnyGame['action'] | Refusal | undefined {
  return rules.obey?.(rules.view(state, seat), seat, order);
}

/** An order that the game does not know, or that lacks its figure. */
export function unclearIn({ orders = [] }: Rules<AnyGame>, order: Order): Refusal | undefined {
  const known = orders.find(({ name }) => name === order.name);
  if (!known) return refusal('unknown-order', 'table', { order: order.name });
  return known.amount && order.amount === undefined
    ? refusal('order-without-amount', 'table')
    : undefined;
}

/** After a line: orders that the situation has overtaken stand no longer, and nobody's order is his who sits there next. */
export function ordersAfter(orders: Orders, line: Line, match: Match<AnyGame>): Orders {
  return orders.map((own, seat) => {
    if (line.kind === 'seat' && line.seat === seat) return [];
    return own.map((each) => {
      if (each.disarmed) return each;
      const does = obeyed(match, seat, each.order);
      return isRefusal(does) ? { ...each, disarmed: does } : each;
    });
  });
}

/** What a seat's orders do now, as a text; undefined: nothing. */
export function answerOf({ match, stands }: Timed, seat: Seat): string | undefined {
  if (match.sitters[seat]?.kind !== 'person' || !stands.owed.has(seat)) return undefined;
  for (const { order, disarmed } of match.orders?.[seat] ?? []) {
    const does = disarmed ? undefined : obeyed(stands, seat, order);
    if (does !== undefined && !isRefusal(does)) return stands.rules.action.format(does);
  }
  return undefined;
}
