import type { Rng } from '@roundhouse/engine';
import type { Action, View } from '../src/index.ts';

/** Wagons are left in fours where that is possible: with two players nothing beats it. */
export function policy(view: View, legal: readonly Action[], rng: Rng): Action {
  const good = legal.find(({ wagons }) => (view.left - wagons) % 4 === 0);
  const action = good ?? legal[rng.below(legal.length)];
  if (action === undefined) throw new Error('a bot was asked with nothing to choose from');
  return action;
}
