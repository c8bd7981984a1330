/** What Amsterdam knows about playing itself well. */
import { figuresOf, withFigures, type Brain } from '@roundhouse/bots';
import { rules, type Amsterdam } from '../src/index.ts';
import { candidates } from './candidates.ts';
import { describe, FEATURES } from './features.ts';
import { imagining } from './guess.ts';
import { choose, chooseCarelessly, policyOf } from './policy.ts';
import { reason } from './reasons.ts';
import { TASTES, TUNED } from './tuned.ts';
import { threat } from './threats.ts';

export const brain: Brain<Amsterdam> = {
  rules,
  policy: (view, legal, seat) => choose(view, legal, seat),
  careless: chooseCarelessly,
  styles: Object.entries(TASTES).map(([name, taste]) => ({ name, policy: policyOf(taste) })),
  tuning: {
    figures: () => figuresOf(TUNED),
    policy: (figures) => policyOf(withFigures(TUNED, figures)),
  },
  candidates,
  imagining,
  features: FEATURES,
  describe,
  isQuiet: ({ step }) => step === 'turn',
  decisive: 25,
  search: {
    // Luck leaves little room above normal: with more at two seats hard would take the expert's part of it.
    hard: { plies: 8, looks: 2, iterations: { 2: 12, 3: 40, 4: 40 } },
    expert: { plies: 20, looks: 5, iterations: 420, slips: 0 },
  },
  gist: (action) =>
    action.type === 'claim' ? `claim ${action.route}` : rules.action.format(action),
  reason,
  threat,
};
