/** What is said where people play who are not in one room. Loaded by who does. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/friends.ts';

export type Friends = Translation<typeof words>;

export const FRIENDS = await inEveryLanguage<Friends>(
  (language) => import(`./${language}/friends.ts`),
);
