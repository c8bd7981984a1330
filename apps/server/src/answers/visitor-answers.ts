/** Who I am. */
import type { Answers } from './answers.ts';

export function visitorAnswers(): Answers<'readMe' | 'becomeGuest' | 'leave'> {
  return {
    readMe: async (_, { visitor: { person } }) => (person ? { person } : {}),
    async becomeGuest({ name }, { visitor }) {
      return { person: visitor.person ?? (await visitor.become(name)) };
    },
    async leave(_, { visitor }) {
      await visitor.leave();
      return {};
    },
  };
}
