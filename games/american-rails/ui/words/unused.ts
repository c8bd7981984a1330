/** What is said of cities and hexes where no company ever had a cube. */
import { unusedSentence, type Unused, type UnusedPhrases } from '@roundhouse/ui/unused';
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import { hexNamesIn } from './hexes.ts';

export type Phrases = Readonly<Record<'city' | 'hex', UnusedPhrases>>;

const PHRASES = await inEveryLanguage<Phrases>((language) => import(`./${language}/unused.ts`));

export const unused = forEveryLanguage((language): Unused => (kind, ids, of, config) => {
  const { hexOfId } = hexNamesIn(language, config);
  return unusedSentence(PHRASES[language][kind === 'city' ? 'city' : 'hex'], ids.map(hexOfId), of);
});
