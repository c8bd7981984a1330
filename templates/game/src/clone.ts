/** A state's copy, written by hand: playouts make many. */
import type { State } from './types.ts';

export function clone(state: State): State {
  return { config: state.config, left: state.left, taken: state.taken.slice(), mover: state.mover };
}
