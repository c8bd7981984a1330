/** AM-6.4: points decide, then completed contracts. */
import { type Verdict, verdictsOf } from '@roundhouse/ui/verdict';
import { inEveryLanguage, type Language, type Who } from '@roundhouse/ui/words';
import type { View } from '../../src/index.ts';

export interface VerdictPhrases {
  points(sum: number): string;
  decided(figure: number, seats: number): string;
  level(figure: number): string;
}

const PHRASES = await inEveryLanguage<VerdictPhrases>(
  (language) => import(`./${language}/verdicts.ts`),
);

export function verdictsIn(language: Language, view: View, who: Who): readonly Verdict[] {
  const { finals } = view;
  if (!finals) return [];
  const { points, decided, level } = PHRASES[language];
  return verdictsOf({
    language,
    who,
    rule: 'AM-6.4',
    scores: finals.map(({ total }) => total),
    amount: points,
    next: { figures: finals.map(({ completed }) => completed), decided, level },
  });
}
