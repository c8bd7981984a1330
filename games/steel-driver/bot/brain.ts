/** What Steel Driver knows about playing itself well. */
import type { Brain } from '@roundhouse/bots';
import { NONE, rules, type SteelDriver } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { describe, FEATURES } from './features.ts';
import { policyOf } from './policy.ts';
import { reason } from './reasons.ts';
import { CAREFUL, CARELESS } from './temper.ts';

export const brain: Brain<SteelDriver> = {
  rules,
  policy: policyOf(CAREFUL),
  careless: policyOf(CARELESS),
  candidates,
  features: FEATURES,
  describe,
  // Between two rounds: nothing sold yet, the boxes as the building left them.
  isQuiet: ({ phase, passes, control }) =>
    phase === 'offer' && passes === 0 && control.every((seat) => seat === NONE),
  decisive: 200,
  search: {
    hard: { plies: 0, iterations: 60 },
    expert: { plies: 0, iterations: 160 },
  },
  reason,
};
