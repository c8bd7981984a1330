import { levelsOf, type Bots } from '@roundhouse/bots';
import type { Amsterdam } from '../src/index.ts';
import { brain } from './brain.ts';

export { brain };
export const bots: Bots<Amsterdam> = levelsOf(brain);
