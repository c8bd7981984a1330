/** Doing what was chosen (WS-2). */
import type { Emit, Seat } from '@roundhouse/engine';
import { leftOf } from '@roundhouse/kit/seats';
import type { Action, Event, State } from './types.ts';

export function apply(state: State, seat: Seat, { wagons }: Action, emit?: Emit<Event>): void {
  state.left -= wagons;
  state.taken[seat] = (state.taken[seat] ?? 0) + wagons;
  emit?.({ type: 'took', seat, wagons, left: state.left });
  if (state.left > 0) state.mover = leftOf(seat, state.config.seats);
  else emit?.({ type: 'won', seat });
}
