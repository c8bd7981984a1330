import { levelsOf, type Bots } from '@roundhouse/bots';
import type { SteelDriver } from '../src/index.ts';
import { brain } from './brain.ts';

export { brain } from './brain.ts';
export const bots: Bots<SteelDriver> = levelsOf(brain);
