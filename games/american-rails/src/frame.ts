/** What is waited for next. The frame is changed in place: playing allocates none. */
import type { Seat } from '@roundhouse/engine';
import { NONE, type State, type FrameStep } from './types.ts';

/** One decision with no details: a space, an offer, a city to develop, the end. */
export function waitFor(state: State, step: FrameStep, seat: Seat): void {
  const { frame } = state;
  frame.step = step;
  frame.seat = seat;
  frame.company = NONE;
  frame.left = 0;
  frame.placed = 0;
}
