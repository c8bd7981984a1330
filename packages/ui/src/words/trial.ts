/** What is said of a trial run: its figures, and what they mean. Loaded by who makes one. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/trial.ts';

export type TrialWords = Translation<typeof words>;

export const TRIAL = await inEveryLanguage<TrialWords>(
  (language) => import(`./${language}/trial.ts`),
);
