/** The one judge of what may be done: each phase lists its own. */
import type { Seat } from '@roundhouse/engine';
import { linksOf } from './building.ts';
import { offersBy, raisesBy } from './control.ts';
import { takesOf } from './settlement.ts';
import { actor } from './turn.ts';
import { NONE, type Action, type State } from './types.ts';

const NOTHING: readonly Action[] = Object.freeze([]);

export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat === NONE || seat !== actor(state)) return NOTHING;
  switch (state.phase) {
    case 'offer':
      return offersBy(state, seat);
    case 'auction':
      return raisesBy(state, seat);
    case 'build':
      return linksOf(state);
    case 'goods':
      return takesOf(state);
    case 'starter':
    case 'over':
      return NOTHING;
  }
}
