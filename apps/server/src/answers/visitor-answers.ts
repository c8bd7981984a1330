/** Who I am. */
import type { Answers } from './answers.ts';

export function visitorAnswers() {
  return {
    async readMe(_, { visitor }) {
      const { person } = visitor;
      visitor.stay();
      return person ? { person } : {};
    },
    async becomeGuest({ name }, { visitor }) {
      return { person: visitor.person ?? (await visitor.become(name)) };
    },
    leave: async (_, { visitor }) => visitor.leave(),
  } satisfies Partial<Answers>;
}
