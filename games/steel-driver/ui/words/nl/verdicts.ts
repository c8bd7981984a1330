import type { VerdictPhrases } from '../verdicts.ts';

function goederen(count: number): string {
  return count === 1 ? '1 goederenblokje' : `${count} goederenblokjes`;
}

export const words: VerdictPhrases = {
  decided: (figure: number, seats: number) =>
    seats === 1
      ? `had de grootste maatschappij in handen: ${goederen(figure)}`
      : `hadden de grootste maatschappijen in handen: ${goederen(figure)}`,
  level: (figure: number) =>
    `hadden geen grotere maatschappij in handen dan een met ${goederen(figure)}`,
};
