/** The kinds of action that a table sees: spaces are told apart. */
import type { Action } from '../src/types.ts';

export function kindOf(action: Action): string {
  return action.type === 'take' ? `take ${action.space}` : action.type;
}

/** All that a good player uses. */
export const EVERY_KIND = [
  'bid',
  'collect',
  'decline',
  'develop',
  'expand2',
  'finance',
  'found',
  'levy',
  'offer',
  'pass',
  'place',
  'stop',
  'take auction',
  'take develop',
  'take expand3',
  'take expand4',
  'take finance',
  'take pass',
  'take take2',
] as const;
