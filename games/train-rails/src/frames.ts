/** The stack of what is pending. */
import type { Frame, State } from './types.ts';

/** The frame that waits; undefined: the turn, or the match, is over. */
export function topFrame({ stack }: State): Frame | undefined {
  // Asked for a place before the first, engines look for a property of that name, and are slow from then on.
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}
