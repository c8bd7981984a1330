/** What the expert says of a match that is over. */
import { Problem } from '../problem.ts';
import { me } from './account-answers.ts';
import type { Answers, Asking, Parts } from './answers.ts';

export function reviewAnswers({ reviews, isOver }: Parts) {
  const finished = async ({ room }: Asking) => {
    if (!room) throw new Problem('no-such-table');
    if (!(await isOver(room))) throw new Problem('not-over');
    return room;
  };
  return {
    readReview: async (_, asking) => reviews.read((await finished(asking)).id),
    async askReview(_, asking) {
      const { id } = me(asking);
      return reviews.ask(await finished(asking), id);
    },
  } satisfies Partial<Answers>;
}
