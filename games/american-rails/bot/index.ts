/** The levels that American Rails offers. */
import { randomBot, type Bots } from '@roundhouse/bots';
import type { AmericanRails } from '../src/types.ts';
import { choose } from './policy.ts';

export const bots: Bots<AmericanRails> = {
  random: randomBot(),
  normal: { level: 'normal', choose },
};
