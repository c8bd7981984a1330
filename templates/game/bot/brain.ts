/** What the game knows about playing itself; all levels of bots are made from it. */
import type { Brain } from '@roundhouse/bots';
import { rules, type WagonStack } from '../src/index.ts';
import { anyOf, leavesFours, policy } from './policy.ts';

export const brain: Brain<WagonStack> = {
  rules,
  policy: (view, legal, _seat, rng) => policy(view, legal, rng),
  careless: (_view, legal, _seat, rng) => anyOf(legal, rng),
  candidates(view, legal, _seat, rng) {
    const first = policy(view, legal, rng);
    return [first, ...legal.filter((action) => action !== first)];
  },
  features: 5,
  describe(state, seat, into) {
    into[0] = state.left / 21;
    into[1 + (state.left % 4)] = state.mover === seat ? 1 : -1;
  },
  isQuiet: () => true,
  decisive: 6,
  search: { hard: { plies: 1, iterations: 30 }, expert: { plies: 4, iterations: 60 } },
  reason: (view, _seat, action) =>
    leavesFours(view, action)
      ? { code: 'leaves-fours', params: { left: view.left - action.wagons } }
      : { code: 'nothing-better', params: {} },
};
