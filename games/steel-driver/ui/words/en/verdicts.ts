import type { VerdictPhrases } from '../verdicts.ts';

function goods(count: number): string {
  return count === 1 ? '1 goods cube' : `${count} goods cubes`;
}

export const words: VerdictPhrases = {
  decided: (figure: number, seats: number) =>
    `controlled the larger ${seats === 1 ? 'company' : 'companies'}: ${goods(figure)}`,
  level: (figure: number) => `controlled no larger company than one with ${goods(figure)}`,
};
