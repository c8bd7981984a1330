/** Our box: which contracts are reconstructions is said in the README. */
import { deepFreeze } from '@roundhouse/engine';
import { CONTRACT_IDS, CONTRACTS } from './board.ts';
import type { AmsterdamBox } from './types.ts';

export const OUR_BOX: AmsterdamBox = deepFreeze({
  name: 'Amsterdam',
  contracts: CONTRACT_IDS.map((id) => CONTRACTS[id]),
  routePoints: [1, 2, 4, 7],
  bonusPoints: { two: [8, 4], three: [8, 5, 2], four: [8, 6, 4, 2] },
});
