/** What is said of being told: channels, hours, what a letter's link leads to. Loaded by who looks at it. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/told.ts';

export type ToldWords = Translation<typeof words>;

export const TOLD = await inEveryLanguage<ToldWords>((language) => import(`./${language}/told.ts`));
