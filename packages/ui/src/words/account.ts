/** What is said of one's devices and account. Loaded by who looks at them. */
import { inEveryLanguage, type Translation } from '../words.ts';
import type { words } from './en/account.ts';

export type Account = Translation<typeof words>;

export const ACCOUNT = await inEveryLanguage<Account>(
  (language) => import(`./${language}/account.ts`),
);
