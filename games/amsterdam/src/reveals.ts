import type { Seat } from '@roundhouse/engine';
import type { Action, State } from './types.ts';

/**
 * Whether an action shows the seat what it did not know. The last sealed choice shows how many the
 * others kept (AM-1.3); whatever ends the match shows their contracts (AM-7.1), also when the end
 * comes after a draw.
 */
export function reveals(state: State, seat: Seat, action: Action): boolean {
  if (state.step === 'choose') {
    return state.players.every((player, other) => other === seat || player.chosen !== 0);
  }
  if (action.type === 'pass' && state.passes === state.players.length - 1) return true;
  return state.lastTurns === 1;
}
