/** What is said of ratings, ladders and tournaments. Loaded by who looks at them. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/ladder.ts';

export type LadderWords = Translation<typeof words>;

export const LADDER = await inEveryLanguage<LadderWords>(
  (language) => import(`./${language}/ladder.ts`),
);
