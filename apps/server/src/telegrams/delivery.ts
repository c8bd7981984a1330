/** A message on its way by one channel, and how that ended. */
import type { Posted } from './post.ts';

export interface Message {
  readonly title: string;
  readonly text: string;
  /** The page that it leads to, behind the # of the place. */
  readonly path: string;
  /** What it is about: a later one about the same takes its place. */
  readonly tag: string;
  /** How many tables wait for whoever gets it. */
  readonly waiting: number;
}

/**
 * `later`: it did not arrive, and may when it is tried again. `never`: it is not wanted there. `gone`: the address is no
 * more. `unknown`: it may have arrived, so that it is not sent again.
 */
export type Delivery = 'sent' | 'later' | 'never' | 'gone' | 'unknown';

const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

export function deliveryOf(posted: Posted): Delivery {
  if (posted.kind === 'forbidden') return 'never';
  if (posted.kind === 'unreached') return 'later';
  if (posted.kind === 'unknown') return 'unknown';
  const { status } = posted;
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // A way round leads to where nobody has looked.
  return status >= 500 || PASSING.has(status) ? 'later' : 'never';
}
