/** What the pages around the tables say. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/shell.ts';

export type Shell = Translation<typeof words>;

export const SHELL = await inEveryLanguage<Shell>((language) => import(`./${language}/shell.ts`));
