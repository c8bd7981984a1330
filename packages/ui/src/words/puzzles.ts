/** What the puzzles say. Loaded by who solves some. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/puzzles.ts';

export type PuzzleWords = Translation<typeof words>;

export const PUZZLES = await inEveryLanguage<PuzzleWords>(
  (language) => import(`./${language}/puzzles.ts`),
);
