/** At a table where a puzzle is set: what stands in the strip instead of the question, and what leads on. */
import type { ReactNode } from 'react';

export interface Riddle {
  /** What is asked, and what is said to an answer. */
  Speech(props: { readonly heading: string }): ReactNode;
  /** The quiet buttons. */
  Asides(): ReactNode;
  /** The button that leads on, once nothing is asked any more. */
  Onward(): ReactNode;
}

/** The code with which an answer is turned down: the speech says more about it than a notice could. */
export const NOT_BEST = 'not-the-best';
