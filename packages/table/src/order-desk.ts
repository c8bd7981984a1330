/** Where a player gives standing orders, and sees those that stand. */
import type { Order, Refusal, Seat } from '@roundhouse/engine';
import type { StandingOrder } from './orders.ts';

export interface OrderDesk {
  read(seat: Seat): Promise<readonly StandingOrder[]>;
  /** All of the seat's from now on. */
  give(seat: Seat, orders: readonly Order[]): Promise<Refusal | undefined>;
}
