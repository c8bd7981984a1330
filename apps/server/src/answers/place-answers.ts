/** Where this place is. */
import type { Answers, Parts } from './answers.ts';

export function placeAnswers({ address }: Parts): Answers<'readPlace'> {
  return {
    async readPlace() {
      const known = address();
      return known === undefined ? {} : { address: known };
    },
  };
}
