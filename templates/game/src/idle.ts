/** What a seat does when its player is away. */
import type { Action } from './types.ts';

export function idle(): Action {
  return { type: 'take', wagons: 1 };
}
