/** What was looked at, how it is, and what to do about it. */

export type Grade = 'good' | 'warning' | 'bad';

export interface Finding {
  readonly grade: Grade;
  /** What was looked at, in a word. */
  readonly about: string;
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string;
}

export const good = (about: string, found: string): Finding => ({ grade: 'good', about, found });
const graded =
  (grade: Grade) =>
  (about: string, said: string, advice: string): Finding => ({ grade, about, found: said, advice });
export const warning = graded('warning');
export const bad = graded('bad');

/** Those that are so. */
export const found = (...all: readonly (Finding | false | undefined)[]): readonly Finding[] =>
  all.filter((finding) => finding !== false && finding !== undefined);

export interface Circumstances {
  readonly nodeVersion: string;
  readonly now: () => number;
  readonly isWindows: boolean;
}
