/** What is said to who looks after the place. Loaded by nobody else. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/administrator.ts';

export type Administrator = Translation<typeof words>;

export const ADMINISTRATOR = await inEveryLanguage<Administrator>(
  (language) => import(`./${language}/administrator.ts`),
);
