/** What speaks for a choice, as hint and review say it. */
import { type ByCode, tellByCode } from '@roundhouse/ui/by-code';
import { sentence } from '@roundhouse/ui/sentence';
import { inEveryLanguage, type Language, type Reasoned, type Who } from '@roundhouse/ui/words';
import type { words } from './en/reasons.ts';

export type Reasons = ByCode<keyof typeof words, [who: Who]>;

export const REASONS = await inEveryLanguage<Reasons>(
  (language) => import(`./${language}/reasons.ts`),
);

export function reasonIn(language: Language, reason: Reasoned, who: Who): string {
  return sentence(tellByCode(REASONS[language], reason, who) ?? reason.code);
}
