/** AM-6.4: points decide, then completed contracts. */
import { verdictsOf, type Verdict } from '@roundhouse/ui/verdict';
import type { Language, Who } from '@roundhouse/ui/words';
import type { View } from '../../src/index.ts';

const PHRASES = {
  en: {
    points: (sum: number) => (Math.abs(sum) === 1 ? `${sum} point` : `${sum} points`),
    decided: (figure: number) => `completed more contracts: ${figure}`,
    level: (figure: number) =>
      `completed ${figure === 1 ? '1 contract' : `${figure} contracts`} each`,
  },
  nl: {
    points: (sum: number) => (Math.abs(sum) === 1 ? `${sum} punt` : `${sum} punten`),
    decided: (figure: number, seats: number) =>
      `${seats === 1 ? 'behaalde' : 'behaalden'} meer contractkaarten: ${figure}`,
    level: (figure: number) =>
      `behaalden elk ${figure === 1 ? '1 contractkaart' : `${figure} contractkaarten`}`,
  },
} as const;

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
