import { randomBot, type Bot, type Bots } from '@roundhouse/bots';
import type { SteelDriver } from '../src/index.ts';
import { chooseByRules } from './policy.ts';

const normal: Bot<SteelDriver> = { level: 'normal', choose: chooseByRules };

export const bots: Bots<SteelDriver> = { random: randomBot<SteelDriver>(), normal };
