/** The headings over all that a game says. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/page.ts';

export type Headings = Translation<typeof words>;

export const HEADINGS = await inEveryLanguage<Headings>(
  (language) => import(`./${language}/page.ts`),
);
