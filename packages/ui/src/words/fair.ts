/** What is said of chance: the seal of a table, and what was found when a finished game is checked. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/fair.ts';

export type Fair = Translation<typeof words>;

export const FAIR = await inEveryLanguage<Fair>((language) => import(`./${language}/fair.ts`));
