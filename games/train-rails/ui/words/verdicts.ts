/** TR-2.7: whoever has all pawns on seats wins; the others are placed by seated pawns. */
import { type Verdict, verdictsOf } from '@roundhouse/ui/verdict';
import { inEveryLanguage, type Language, type Who } from '@roundhouse/ui/words';
import { pawnsOf } from '../../src/cards.ts';
import type { View } from '../../src/index.ts';

export interface VerdictPhrases {
  won(name: string, pawns: number): string;
  seated(pawns: number): string;
}

const PHRASES = await inEveryLanguage<VerdictPhrases>(
  (language) => import(`./${language}/verdicts.ts`),
);

export function verdictsIn(language: Language, view: View, who: Who): readonly Verdict[] {
  if (!view.over) return [];
  const { won, seated } = PHRASES[language];
  return verdictsOf({
    language,
    who,
    rule: 'TR-2.7',
    scores: view.players.map(({ sitting }) => sitting.length),
    amount: seated,
    won: (name) => ({ text: won(name, pawnsOf(view.config)), rule: 'TR-1.1' }),
  });
}
