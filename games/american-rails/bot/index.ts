/** The levels that American Rails offers. */
import { levelsOf, type Bots } from '@roundhouse/bots';
import type { AmericanRails } from '../src/types.ts';
import { brain } from './brain.ts';

export { brain };
export const bots: Bots<AmericanRails> = levelsOf(brain);
