/** SD-7.6: cash decides, then the largest stock of a company that one controls. */
import { type Verdict, verdictsOf } from '@roundhouse/ui/verdict';
import { inEveryLanguage, type Language, type Who } from '@roundhouse/ui/words';
import { largestStocks } from '../../src/settlement.ts';
import type { View } from '../../src/index.ts';

export interface VerdictPhrases {
  decided(figure: number, seats: number): string;
  level(figure: number): string;
}

const PHRASES = await inEveryLanguage<VerdictPhrases>(
  (language) => import(`./${language}/verdicts.ts`),
);

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
