/** What is said of sets: boxes that a server keeps. Loaded by who looks at them. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/sets.ts';

export type SetWords = Translation<typeof words>;

export const SETS = await inEveryLanguage<SetWords>((language) => import(`./${language}/sets.ts`));
