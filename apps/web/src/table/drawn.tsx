/** The parts of a game's drawn board, where it has them. */
import { createElement, type FunctionComponent, type ReactNode } from 'react';

/**
 * A game's component is known to nobody's compiler; what it is given is checked by its own. It writes in the
 * reader's language by itself: what it stands in says which.
 */
export function drawn<Props extends object>(
  part: ((props: Props) => unknown) | undefined,
  props: Props,
): ReactNode {
  return part ? createElement(part as FunctionComponent<Props>, props) : null;
}
