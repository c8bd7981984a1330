/** What the terminal itself says during a match. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/play.ts';

/** What can be typed besides a choice; the first word is the one that `help` shows. */
export const ORDERS = ['why', 'undo', 'hint', 'rules', 'board', 'all', 'help', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

export type Phrases = Translation<typeof words>;

export const PHRASES = await inEveryLanguage<Phrases>(
  (language) => import(`./${language}/play.ts`),
);
