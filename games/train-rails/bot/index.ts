import { randomBot, type Bots } from '@roundhouse/bots';
import type { TrainRails } from '../src/index.ts';
import { choose } from './policy.ts';

export const bots: Bots<TrainRails> = {
  random: randomBot<TrainRails>(),
  normal: { level: 'normal', choose },
};
