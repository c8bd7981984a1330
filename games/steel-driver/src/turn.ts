/** Who must decide, or that chance must, and who has won. */
import type { Outcome, Seat, Turn } from '@roundhouse/engine';
import { acting, drawing, forced, OVER } from '@roundhouse/kit/turns';
import { canRaise } from './control.ts';
import { isBuildForced } from './building.ts';
import { isTakeForced, ranking } from './settlement.ts';
import { NONE, type State } from './types.ts';

const DRAW = drawing('starter');

/** The one seat that owes an action; NONE at a chance step and at the end. */
export function actor(
  state: Pick<State, 'phase' | 'active' | 'company' | 'auction' | 'control'>,
): Seat {
  switch (state.phase) {
    case 'offer':
      return state.active;
    case 'auction':
      return state.auction?.speaker ?? NONE;
    case 'build':
    case 'goods':
      return state.control[state.company] ?? NONE;
    case 'starter':
    case 'over':
      return NONE;
  }
}

/** SD-3.2, SD-3.6, SD-4.2: what plays itself, because nothing is to be chosen. */
function isForced(state: State): boolean {
  switch (state.phase) {
    case 'offer':
      return state.cubes[state.active] === 0;
    case 'auction':
      return !canRaise(state);
    case 'build':
      return isBuildForced(state);
    case 'goods':
      return isTakeForced(state);
    case 'starter':
    case 'over':
      return false;
  }
}

export function turn(state: State): Turn {
  if (state.phase === 'over') return OVER;
  if (state.phase === 'starter') return DRAW;
  return isForced(state) ? forced(actor(state)) : acting(actor(state));
}

export function outcome(state: State): Outcome | undefined {
  return state.phase === 'over' ? ranking(state) : undefined;
}
