/** What speaks for a choice, as hint and review say it. */
import { type ByCode, tellByCode } from '@roundhouse/ui/by-code';
import { inEveryLanguage, type Language, type Reasoned } from '@roundhouse/ui/words';
import type { Printed } from '../../src/index.ts';
import type { words } from './en/reasons.ts';

export type Reasons = ByCode<keyof typeof words, [Printed]>;

export const REASONS = await inEveryLanguage<Reasons>(
  (language) => import(`./${language}/reasons.ts`),
);

export function reasonIn(language: Language, reason: Reasoned, printed: Printed): string {
  return tellByCode(REASONS[language], reason, printed) ?? reason.code;
}
