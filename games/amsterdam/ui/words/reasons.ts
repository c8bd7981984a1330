/** What speaks for a choice, as hint and review say it. */
import { inEveryLanguage, type Language, type Reasoned } from '@roundhouse/ui/words';

export type Params = Reasoned['params'];
type Code =
  | 'completes-contract'
  | 'on-the-way'
  | 'bonus-card'
  | 'route-points'
  | 'wanted-card'
  | 'spare-card'
  | 'nothing-wanted-shown'
  | 'more-contracts'
  | 'contracts-in-reach'
  | 'nothing-else';
export type Table = Readonly<Record<Code, (params: Params) => string>>;

export const REASONS = await inEveryLanguage<Table>(
  (language) => import(`./${language}/reasons.ts`),
);

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  const sentences: Readonly<Record<string, (params: Params) => string>> = REASONS[language];
  return sentences[code]?.(params) ?? code;
}
