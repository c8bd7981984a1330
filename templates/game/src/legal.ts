/** The one judge of what may be done (WS-2.1). */
import type { Seat } from '@roundhouse/engine';
import type { Action, State } from './types.ts';

const MOST = 3;
const NOTHING: readonly Action[] = [];

/** By the number of wagons that may be taken. */
const LISTS: readonly (readonly Action[])[] = Array.from({ length: MOST + 1 }, (_, most) =>
  Array.from({ length: most }, (__, i) => Object.freeze({ type: 'take', wagons: i + 1 })),
);

export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.mover || state.left === 0) return NOTHING;
  return LISTS[Math.min(MOST, state.left)] ?? NOTHING;
}
