/** The stack of what is pending. */
import type { Frame, State } from './types.ts';

/** The frame that waits; undefined: the turn, or the match, is over. */
export function topFrame({ stack }: State): Frame | undefined {
  return stack[stack.length - 1];
}
