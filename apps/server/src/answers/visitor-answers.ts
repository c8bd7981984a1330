/** Who I am. */
import type { Answers } from './answers.ts';

export function visitorAnswers() {
  return {
    readMe: async (_, { visitor: { person } }) => (person ? { person } : {}),
    async becomeGuest({ name }, { visitor }) {
      return { person: visitor.person ?? (await visitor.become(name)) };
    },
    leave: async (_, { visitor }) => visitor.leave(),
  } satisfies Partial<Answers>;
}
