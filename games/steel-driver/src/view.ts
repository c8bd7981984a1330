/** Nothing is hidden: everybody sees the position, and a position is a state but for kept figures. */
import type { Imagined } from '@roundhouse/engine';
import { copyBare } from './clone.ts';
import { withKeptFigures } from './setup.ts';
import type { State, View } from './types.ts';

export function view(state: State): View {
  return copyBare(state);
}

export function stateOf(view: View): Imagined<State> {
  return withKeptFigures(copyBare(view)) as Imagined<State>;
}
