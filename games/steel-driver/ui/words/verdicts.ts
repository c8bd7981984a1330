/** SD-7.6: cash decides, then the largest stock of a company that one controls. */
import { verdictsOf, type Verdict } from '@roundhouse/ui/verdict';
import type { Language, Who } from '@roundhouse/ui/words';
import { largestStocks } from '../../src/settlement.ts';
import type { View } from '../../src/index.ts';

const PHRASES = {
  en: {
    decided: (figure: number, seats: number) =>
      `controlled the larger ${seats === 1 ? 'company' : 'companies'}: ${goods(figure)}`,
    level: (figure: number) => `controlled no larger company than one with ${goods(figure)}`,
  },
  nl: {
    decided: (figure: number, seats: number) =>
      seats === 1
        ? `had de grootste maatschappij in handen: ${goederen(figure)}`
        : `hadden de grootste maatschappijen in handen: ${goederen(figure)}`,
    level: (figure: number) =>
      `hadden geen grotere maatschappij in handen dan een met ${goederen(figure)}`,
  },
} as const;

function goods(count: number): string {
  return count === 1 ? '1 goods cube' : `${count} goods cubes`;
}
function goederen(count: number): string {
  return count === 1 ? '1 goederenblokje' : `${count} goederenblokjes`;
}

export function verdictsIn(language: Language, view: View, who: Who): readonly Verdict[] {
  if (view.phase !== 'over') return [];
  return verdictsOf({
    language,
    who,
    rule: 'SD-7.6',
    scores: view.cash,
    amount: (sum) => `$${sum}`,
    next: { figures: largestStocks(view), ...PHRASES[language] },
  });
}
