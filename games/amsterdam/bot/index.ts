import { randomBot, type Bots } from '@roundhouse/bots';
import type { Amsterdam } from '../src/index.ts';
import { choose } from './policy.ts';

export const bots: Bots<Amsterdam> = {
  random: randomBot<Amsterdam>(),
  normal: { level: 'normal', choose: (view, legal, seat) => choose(view, legal, seat) },
};
