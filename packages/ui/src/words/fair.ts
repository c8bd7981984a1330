/** What is said of chance: the seal of a table, and what was found when a finished game is checked. */
import { inEveryLanguage } from '../words.ts';

export interface Fair {
  readonly about: string;
  since(when: string): string;
  readonly chance: string;
  readonly sealed: string;
  readonly sealNote: string;
  readonly sealOpen: string;
  readonly noSeal: string;
  readonly copy: string;
  readonly copied: string;
  readonly check: string;
  readonly checkShort: string;
  readonly checkFile: string;
  checkOf(names: string): string;
  readonly title: string;
  readonly lead: string;
  readonly file: string;
  readonly fileNote: string;
  readonly toTable: string;
  readonly verdicts: {
    readonly right: string;
    readonly noted: string;
    readonly wrong: string;
    readonly running: string;
    readonly unsealed: string;
    readonly unread: string;
  };
  readonly running: string;
  readonly found: string;
  readonly states: {
    readonly passed: string;
    readonly noted: string;
    readonly wrong: string;
    readonly open: string;
  };
  readonly passed: string;
  readonly open: string;
  readonly checks: {
    readonly seal: string;
    readonly rules: string;
    readonly draws: string;
    readonly lines: string;
    readonly back: string;
    readonly end: string;
  };
  readonly toCheck: string;
  readonly questions: {
    readonly seal: string;
    readonly rules: string;
    readonly draws: string;
    readonly lines: string;
    readonly back: string;
    readonly end: string;
  };
  readonly sealBindsDeal: string;
  readonly sealBindsSeed: string;
  rulesSame(version: number): string;
  rulesOlder(begun: number, line: number, version: number): string;
  /** A record that begins in the middle of a match. */
  rulesPosition(line: number): string;
  draws(count: number, salts: number): string;
  lines(count: number, ofTable: number): string;
  repeated(count: number, first: number): string;
  /** How often the table moved for somebody because time was up. */
  timeouts(count: number): string;
  readonly backNone: string;
  backAgreed(count: number): string;
  backUnagreed(numbers: readonly number[]): string;
  readonly endOver: string;
  readonly endNoResult: string;
  readonly endEnded: string;
  readonly endCut: string;
  readonly limits: string;
  readonly seal: string;
  readonly sealSays: string;
  readonly number: string;
  readonly numberSays: string;
  readonly name: string;
}

export const FAIR = await inEveryLanguage<Fair>((language) => import(`./${language}/fair.ts`));
