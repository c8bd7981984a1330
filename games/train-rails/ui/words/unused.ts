/** What is said of cards that nobody played. */
import { unusedSentence, type Unused, type UnusedPhrases } from '@roundhouse/ui/unused';
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import { CARD_NAMES, cardName } from './cards.ts';

export type Phrases = Readonly<Record<'card', UnusedPhrases>>;

const PHRASES = await inEveryLanguage<Phrases>((language) => import(`./${language}/unused.ts`));

export const unused = forEveryLanguage((language): Unused => (_kind, ids, of) => {
  const names = ids.map((id) => cardName(CARD_NAMES[language], id));
  return unusedSentence(PHRASES[language].card, names, of);
});
