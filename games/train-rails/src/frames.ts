/** The stack of what is pending. */
import type { Frame, State } from './types.ts';

/** The frame that waits; undefined: the turn, or the match, is over. */
export function topFrame({ stack }: State): Frame | undefined {
  return stack[stack.length - 1];
}

export function cloneFrame(frame: Frame): Frame {
  return frame.type === 'window' ? { ...frame, attack: { ...frame.attack } } : { ...frame };
}
