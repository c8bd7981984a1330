import type { Rng } from '@roundhouse/engine';
import type { Action, View } from '../src/index.ts';

/** Wagons are left in fours where that is possible: with two players nothing beats it. */
export function policy(view: View, legal: readonly Action[], rng: Rng): Action {
  return legal.find((action) => leavesFours(view, action)) ?? anyOf(legal, rng);
}

export function leavesFours(view: View, { wagons }: Action): boolean {
  return (view.left - wagons) % 4 === 0;
}

export function anyOf(legal: readonly Action[], rng: Rng): Action {
  const action = legal[rng.below(legal.length)];
  if (action === undefined) throw new Error('a bot was asked with nothing to choose from');
  return action;
}
