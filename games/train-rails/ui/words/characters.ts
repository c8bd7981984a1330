/** Who the bots are, in the order of the brain's styles. */
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import type { words } from './en/characters.ts';

export type Characters = Translation<typeof words>;

export const CHARACTERS = await inEveryLanguage<Characters>(
  (language) => import(`./${language}/characters.ts`),
);
