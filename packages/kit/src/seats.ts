import type { Seat } from '@roundhouse/engine';

/** Clockwise is ascending seat number, round and round. */
export function leftOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** All seats once, clockwise, starting with this one. */
export function clockwiseFrom(seat: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0, at = seat; i < seats; i++, at = leftOf(at, seats)) order.push(at);
  return order;
}
