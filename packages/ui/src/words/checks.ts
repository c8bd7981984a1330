/** What the tests listen for in a language. */
import { inEveryLanguage } from '../words.ts';

export interface Checks {
  /** Said once and mended: by ear, or because a player does not talk so. */
  readonly mended: readonly RegExp[];
  /** Wrong forms of 'you': 'you builds', 'you was'. */
  readonly wrongForms: readonly RegExp[];
  /** The verbs that a button may begin with. */
  readonly verbs: RegExp;
  /** How a sentence begins that tells the reader's own move. */
  readonly you: RegExp;
}

export const CHECKS = await inEveryLanguage<Checks>(
  (language) => import(`./${language}/checks.ts`),
);
