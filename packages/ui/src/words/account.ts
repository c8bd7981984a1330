/** What is said of one's devices and account. Loaded by who looks at them. */
import { inEveryLanguage } from '../words.ts';

export interface Account {
  readonly title: string;
  readonly lead: string;
  readonly nobody: string;
  youAre(name: string): string;
  readonly device: {
    readonly title: string;
    readonly text: string;
    readonly make: string;
    readonly typeIt: string;
    readonly haveCode: string;
    readonly code: string;
    readonly use: string;
  };
  readonly devices: {
    readonly title: string;
    readonly here: string;
    readonly unknown: string;
    readonly program: string;
    used(when: string): string;
    end(name: string): string;
    readonly endShort: string;
  };
  readonly account: {
    readonly title: string;
    readonly text: string;
    has(login: string): string;
    readonly login: string;
    readonly loginNote: string;
    readonly password: string;
    readonly passwordNote: string;
    readonly current: string;
    readonly make: string;
    readonly change: string;
    readonly signIn: string;
    readonly signInTitle: string;
    readonly recoveryCode: string;
    readonly recover: string;
    readonly done: string;
  };
  readonly recovery: {
    readonly title: string;
    readonly text: string;
    left(count: number): string;
    readonly make: string;
    readonly once: string;
  };
  readonly passkey: {
    readonly title: string;
    readonly text: string;
    readonly add: string;
    readonly use: string;
    remove(name: string): string;
  };
  readonly leaving: {
    readonly title: string;
    readonly text: string;
    readonly go: string;
    readonly sure: string;
    readonly stay: string;
  };
  /** What the server says no with. */
  readonly refused: {
    readonly code: string;
    readonly password: string;
    readonly login: string;
    readonly passkey: string;
    readonly tooMany: string;
    readonly shape: string;
    readonly other: string;
    readonly unreachable: string;
  };
}

export const ACCOUNT = await inEveryLanguage<Account>(
  (language) => import(`./${language}/account.ts`),
);
