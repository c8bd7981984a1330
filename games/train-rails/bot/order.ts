/** Who comes after whom, and whom an Exit reaches (TR-5.3), read off a view. */
import type { Seat } from '@roundhouse/engine';
import type { View } from '../src/types.ts';

export function seatAfter({ config, direction }: View, seat: Seat): Seat {
  return (seat + direction + config.seats) % config.seats;
}

export function seatBefore({ config, direction }: View, seat: Seat): Seat {
  return (seat - direction + config.seats) % config.seats;
}

export function reachableFrom(view: View, seat: Seat): Seat[] {
  const targets: Seat[] = [];
  for (let at = seatAfter(view, seat); at !== seat; at = seatAfter(view, at)) {
    targets.push(at);
    if (!view.players[at]?.marked) break;
  }
  return targets;
}
