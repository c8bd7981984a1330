/** Who must decide, or that chance must, and who has won. */
import type { Outcome, Seat, Turn } from '@roundhouse/engine';
import { placesBy } from '@roundhouse/kit/places';
import { acting, drawing, forced, OVER } from '@roundhouse/kit/turns';
import type { State } from './types.ts';

const DRAW = drawing('first');

export function turn(state: State): Turn {
  if (state.left === 0) return OVER;
  if (state.mover < 0) return DRAW;
  // WS-2.2: everybody sees that there is no choice.
  return state.left === 1 ? forced(state.mover) : acting(state.mover);
}

/** WS-3.1 */
export function outcome(state: State): Outcome | undefined {
  if (state.left > 0) return undefined;
  const { taken, mover } = state;
  const isAhead = (one: Seat, other: Seat): boolean =>
    other !== mover && (one === mover || (taken[one] ?? 0) > (taken[other] ?? 0));
  return { scores: [...taken], places: placesBy([...taken.keys()], isAhead) };
}
