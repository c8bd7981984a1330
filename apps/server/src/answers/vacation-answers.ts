/** Being away for some days. */
import { me } from './account-answers.ts';
import type { Answers, Parts } from './answers.ts';

export function vacationAnswers({ vacations }: Parts) {
  return {
    readVacation: (_, asking) => vacations.read(me(asking)),
    takeVacation: ({ days }, asking) => vacations.take(me(asking), days),
    endVacation: (_, asking) => vacations.end(me(asking)),
  } satisfies Partial<Answers>;
}
