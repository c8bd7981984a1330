/** What the terminal itself says during a match. */
import { inEveryLanguage } from '../words.ts';

/** What can be typed besides a choice; the first word is the one that `help` shows. */
export const ORDERS = ['why', 'undo', 'hint', 'rules', 'board', 'all', 'help', 'quit'] as const;
export type Order = (typeof ORDERS)[number];

export interface Phrases {
  /** How your own name stands on the board. */
  you(name: string): string;
  readonly orders: Readonly<
    Record<Order, { readonly words: readonly string[]; readonly help: string }>
  >;
  welcome(game: string, name: string, others: readonly string[]): string;
  bot(name: string, level: string): string;
  /** Shown before the first card: whoever notes it can check the deal afterwards. */
  commitment(commit: string): string;
  seed(seed: string): string;
  /** What bots are called by how well they play. */
  readonly levels: Readonly<Record<'random' | 'easy' | 'normal' | 'hard' | 'expert', string>>;
  readonly helpHint: string;
  readonly howToChoose: string;
  readonly prompt: string;
  more(hidden: number): string;
  several(count: number): string;
  nothing(typed: string): string;
  readonly whyWhat: string;
  readonly possible: string;
  hint(sentence: string): string;
  /** A candidate: what it promises, 0 to 1, and what speaks for it. */
  weighed(value: number, sentence: string, reason: string): string;
  readonly noHint: string;
  readonly undone: string;
  readonly noUndo: string;
  readonly over: string;
  place(place: number, name: string, score: number): string;
  saved(file: string): string;
  readonly resume: string;
  readonly notSaved: string;
  readonly bye: string;
  readonly noRulebook: string;
  noRule(number: string): string;
  readonly rulesHint: string;
  /** Above the columns of a result. */
  readonly result: {
    readonly seat: string;
    readonly name: string;
    readonly score: string;
    readonly place: string;
  };
}

export const PHRASES = await inEveryLanguage<Phrases>(
  (language) => import(`./${language}/play.ts`),
);
