/** What the workshop says. Loaded by who makes boxes. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/workshop.ts';

export type WorkshopWords = Translation<typeof words>;

export const WORKSHOP = await inEveryLanguage<WorkshopWords>(
  (language) => import(`./${language}/workshop.ts`),
);
