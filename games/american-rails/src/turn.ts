/** Who must decide, or that chance must, and who has won. */
import type { Outcome, Turn } from '@roundhouse/engine';
import { placesOf } from '@roundhouse/kit/places';
import { acting, drawing, forced, OVER } from '@roundhouse/kit/turns';
import { emptyCities, leastOf } from './auctions.ts';
import type { State, View } from './types.ts';

const REMOVAL = drawing('company');
const BANKER = drawing('banker');

export function turn(position: View): Turn {
  const { step, seat } = position.frame;
  switch (step) {
    case 'removal':
      return REMOVAL;
    case 'banker':
      return BANKER;
    case 'over':
      return OVER;
    default:
      return hasOneAction(position) ? forced(seat) : acting(seat);
  }
}

/** Whether `legal` has one entry: the other steps always leave a choice. */
function hasOneAction(position: View): boolean {
  const { step, seat } = position.frame;
  switch (step) {
    case 'bid':
      return (position.cash[seat] ?? 0) < leastOf(position);
    case 'offer':
      // The last company of the preparation round.
      return position.phase === 0 && (position.unoffered & (position.unoffered - 1)) === 0;
    case 'found':
      return emptyCities(position).length === 1;
    default:
      return false;
  }
}

/** AR-8.2: by cash alone; equal cash shares a place. */
export function outcome(state: State): Outcome | undefined {
  if (state.frame.step !== 'over') return undefined;
  const scores = [...state.cash];
  return { scores, places: placesOf(scores) };
}
