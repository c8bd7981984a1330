/** What Steel Driver knows about playing itself well. */
import { figuresOf, withFigures, type Brain } from '@roundhouse/bots';
import { rules, type SteelDriver } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { choices } from './choices.ts';
import { describe, FEATURES } from './features.ts';
import { policyOf } from './policy.ts';
import { reason } from './reasons.ts';
import { BLOCKER, BUILDER, CAREFUL, CARELESS, COLLECTOR } from './temper.ts';
import { threat } from './threats.ts';

export const brain: Brain<SteelDriver> = {
  rules,
  policy: policyOf(CAREFUL),
  careless: policyOf(CARELESS),
  styles: [
    { name: 'builder', policy: policyOf(BUILDER) },
    { name: 'collector', policy: policyOf(COLLECTOR) },
    { name: 'blocker', policy: policyOf(BLOCKER) },
  ],
  tuning: {
    figures: () => {
      // How it is blurred keeps games apart, and how far it reckons exactly costs time.
      const { blur: _, exact: __, ...figures } = CAREFUL;
      return figuresOf(figures);
    },
    policy: (figures) => policyOf(withFigures(CAREFUL, figures)),
  },
  choices,
  candidates,
  features: FEATURES,
  describe,
  // Between two auctions, and between two rounds: the rest of a building phase is played out.
  isQuiet: ({ phase }) => phase === 'offer',
  decisive: 400,
  search: {
    // Each candidate once, to the end of its auction or of the building phase.
    hard: { plies: 0, iterations: 1 },
    expert: { plies: 45, looks: 5, iterations: 120 },
  },
  isBid: ({ type }) => type === 'bid' || type === 'offer',
  reason,
  threat,
};
