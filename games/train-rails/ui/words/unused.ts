/** What is said of cards that nobody played and cars that never drove. */
import { unusedSentence, type Unused, type UnusedPhrases } from '@roundhouse/ui/unused';
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import { TILES, type Config } from '../../src/index.ts';
import { OUR_BOX } from '../../src/our-box.ts';
import { CARD_NAMES, cardName } from './cards.ts';

export type Phrases = Readonly<Record<'card' | 'car', UnusedPhrases>>;

const PHRASES = await inEveryLanguage<Phrases>((language) => import(`./${language}/unused.ts`));

export const unused = forEveryLanguage((language): Unused => (kind, ids, of, config) => {
  const { card, car } = PHRASES[language];
  if (kind === 'card') {
    const names = ids.map((id) => cardName(CARD_NAMES[language], id));
    return unusedSentence(card, names, of);
  }
  const { cars } = (config as Pick<Config, 'box'>).box ?? OUR_BOX;
  const names = ids.map((id) => cars[TILES.findIndex((tile) => tile === id)]?.name ?? id);
  return unusedSentence(car, names, of);
});
