/** What is said of routes that nobody built, cities that nobody reached, ends that nobody joined. */
import { unusedSentence, type Unused, type UnusedPhrases } from '@roundhouse/ui/unused';
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import { boardOf, type Config } from '../../src/index.ts';

export type Phrases = Readonly<Record<'route' | 'city' | 'crossing', UnusedPhrases>>;

const PHRASES = await inEveryLanguage<Phrases>((language) => import(`./${language}/unused.ts`));

export const unused = forEveryLanguage((language): Unused => (kind, ids, of, config) => {
  const { cities, cityIndex } = boardOf(config as Config);
  const names = ids.map((id) =>
    id
      .split('-')
      .map((city) => cities[cityIndex.get(city) ?? -1]?.name ?? city)
      .join(' – '),
  );
  return unusedSentence(PHRASES[language][kind as keyof Phrases], names, of);
});
