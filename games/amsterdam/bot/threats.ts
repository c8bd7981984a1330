/** What another may do next that a seat has to reckon with, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import type { Action, View } from '../src/index.ts';

/** What a route is paid with is nobody's business. */
export function threat(view: View, _seat: Seat, _other: Seat, action: Action): Reason | undefined {
  if (action.type === 'claim') return { code: 'claims-route', params: { route: action.route } };
  // A card that is not there yet may never come.
  if (action.type === 'take' && view.display.includes(action.card)) {
    return { code: 'takes-card', params: { card: action.card } };
  }
  return undefined;
}
