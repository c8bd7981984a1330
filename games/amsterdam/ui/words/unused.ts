/** What is said of routes that nobody claimed and contracts that nobody completed. */
import { unusedSentence, type Unused, type UnusedPhrases } from '@roundhouse/ui/unused';
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import { printedIn } from '../../src/index.ts';
import { contractOfId, routeOfId } from './names.ts';

export type Phrases = Readonly<Record<'route' | 'contract', UnusedPhrases>>;

const PHRASES = await inEveryLanguage<Phrases>((language) => import(`./${language}/unused.ts`));

export const unused = forEveryLanguage((language): Unused => (kind, ids, of, config) => {
  const { route, contract } = PHRASES[language];
  if (kind === 'route') return unusedSentence(route, ids.map(routeOfId), of);
  const printed = printedIn(config);
  return unusedSentence(
    contract,
    ids.map((id) => contractOfId(printed, id)),
    of,
  );
});
