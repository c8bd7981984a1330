/** TR-2.7: whoever has all pawns on seats wins; the others are placed by seated pawns. */
import { verdictsOf, type Verdict } from '@roundhouse/ui/verdict';
import type { Language, Who } from '@roundhouse/ui/words';
import { pawnsOf } from '../../src/cards.ts';
import type { View } from '../../src/index.ts';

const PHRASES = {
  en: {
    won: (name: string, pawns: number) => `${name} had all ${pawns} pawns on seats first.`,
    seated: (pawns: number) => (pawns === 1 ? '1 pawn on a seat' : `${pawns} pawns on seats`),
  },
  nl: {
    won: (name: string, pawns: number) =>
      `${name} had als eerste alle ${pawns} pionnen op een stoel.`,
    seated: (pawns: number) =>
      pawns === 1 ? '1 pion op een stoel' : `${pawns} pionnen op een stoel`,
  },
} as const;

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
