import type { Subject } from '@roundhouse/engine/testing';
import { rules, type WagonStack } from '../src/index.ts';

/** Everything is open, so there is nothing to redeal. */
export const subject: Subject<WagonStack> = {
  rules,
  branches: {
    'WS-2.1 fewer than three are left': ({ before, seat }) =>
      seat !== undefined && before.left === 2,
    'WS-2.2 the last wagon takes itself': ({ before, seat }) =>
      seat !== undefined && before.left === 1,
    'WS-3.1 losers share a place': ({ after }) =>
      rules.outcome(after)?.places.filter((place) => place === 2).length === 2,
  },
};
