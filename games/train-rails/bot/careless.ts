/** The rule bot as a beginner plays it: own pawns only; whom an attack hits is left to chance. */
import type { Rng, Seat } from '@roundhouse/engine';
import type { Action, View } from '../src/types.ts';
import { choose } from './policy.ts';
import { temperAt } from './temper.ts';

export function chooseCarelessly(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  rng: Rng,
): Action {
  const frame = view.stack.at(-1)?.type;
  const aimless = legal[rng.below(legal.length)];
  if ((frame === 'aim' || frame === 'window') && aimless) return aimless;
  const temper = { ...temperAt(view.config.seats), rivalry: 0.3, lateRivalry: 0, urgency: 0 };
  return choose(view, legal, seat, temper);
}
