/** The review that the server keeps with a match: asked for, and waited for while it is thought over. */
import type { Review } from '@roundhouse/bots';
import type { KeptReviewing } from '@roundhouse/table';
import type { Server } from './server.ts';

export interface ReviewPlace {
  readonly server: Pick<Server, 'ask'>;
  readonly table: string;
  /** Until it is looked at again. */
  pause(): Promise<void>;
}

/** Undefined: there is no expert for it, or who waited does so no longer. */
export async function keptReview(
  { server, table, pause }: ReviewPlace,
  { progress, isEnough }: KeptReviewing,
): Promise<Review | undefined> {
  let { state, part, review } = await server.ask('readReview', { table });
  if (state === 'none') ({ state, part, review } = await server.ask('askReview', { table }));
  while (state === 'thinking' && !isEnough()) {
    progress(part / 100);
    await pause();
    ({ state, part, review } = await server.ask('readReview', { table }));
  }
  if (state === 'none') throw new Error('it was given up');
  return review as Review | undefined;
}
