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
export const warning = (about: string, found: string, advice: string): Finding => ({
  grade: 'warning',
  about,
  found,
  advice,
});
export const bad = (about: string, found: string, advice: string): Finding => ({
  grade: 'bad',
  about,
  found,
  advice,
});

export interface Circumstances {
  readonly nodeVersion: string;
  readonly now: () => number;
  readonly isWindows: boolean;
}
