/** Where this place is, and whether somebody looks after it. */
import type { Answers, Parts } from './answers.ts';

export function placeAnswers({ address, codes }: Parts) {
  return {
    async readPlace() {
      const known = address();
      const hasKeeper = await codes.hasAdministrator();
      return { ...(known === undefined ? {} : { address: known }), hasKeeper };
    },
  } satisfies Partial<Answers>;
}
