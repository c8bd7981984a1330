/** What American Rails knows about playing itself well. */
import { figuresOf, withFigures, type Brain } from '@roundhouse/bots';
import { rules } from '../src/index.ts';
import type { AmericanRails } from '../src/types.ts';
import { candidates } from './candidates.ts';
import { describe, FEATURES } from './features.ts';
import { choose, chooseCarelessly, policyOf } from './policy.ts';
import { reason } from './reasons.ts';
import { AUCTIONEER, BLOCKER, BUILDER, TUNED } from './temper.ts';
import { threat } from './threats.ts';

export const brain: Brain<AmericanRails> = {
  rules,
  policy: choose,
  careless: chooseCarelessly,
  styles: [
    { name: 'builder', policy: policyOf(BUILDER) },
    { name: 'auctioneer', policy: policyOf(AUCTIONEER) },
    { name: 'blocker', policy: policyOf(BLOCKER) },
  ],
  tuning: {
    figures(seats) {
      // How it is blurred keeps games apart.
      const { blur: _, ...figures } = TUNED;
      return figuresOf({ ...figures, keenFirst: { [seats]: TUNED.keenFirst[seats] } });
    },
    policy: (figures) => policyOf(withFigures(TUNED, figures)),
  },
  candidates,
  features: FEATURES,
  describe,
  isQuiet: ({ frame, moving }) => frame.step === 'space' && moving === 0,
  decisive: 60,
  search: {
    hard: { plies: 0, iterations: 12 },
    expert: { plies: 40, looks: 4, iterations: 75 },
  },
  isBid: ({ type }) => type === 'bid',
  money: ({ cash }, seat) => cash[seat] ?? 0,
  reason,
  threat,
};
