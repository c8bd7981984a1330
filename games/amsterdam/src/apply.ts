/** Each action to its own paragraph of the rules. */
import type { Emit, Seat } from '@roundhouse/engine';
import { claim } from './claim.ts';
import { choose, drawContracts, keep } from './contracts.ts';
import { drawBlind, take } from './draw.ts';
import { pass } from './turn-end.ts';
import type { Action, Event, State } from './types.ts';

export function apply(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  if (action.type === 'pass') return pass(state, emit);
  state.passes = 0;
  switch (action.type) {
    case 'blind':
      return drawBlind(state);
    case 'take':
      return take(state, action.card, emit);
    case 'claim':
      return claim(state, seat, action, emit);
    case 'contracts':
      return drawContracts(state, emit);
    case 'keep':
      return state.step === 'choose'
        ? choose(state, seat, action, emit)
        : keep(state, seat, action, emit);
  }
}

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
