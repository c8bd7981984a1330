import { randomBot, type Bots } from '@roundhouse/bots';
import type { WagonStack } from '../src/index.ts';
import { policy } from './policy.ts';

export const bots: Bots<WagonStack> = {
  random: randomBot<WagonStack>(),
  normal: { level: 'normal', choose: (view, legal, _seat, rng) => policy(view, legal, rng) },
};
