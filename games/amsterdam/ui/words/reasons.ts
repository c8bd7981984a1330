/** What speaks for a choice, as hint and review say it. */
import { inEveryLanguage, type Language, type Reasoned } from '@roundhouse/ui/words';

export type Params = Reasoned['params'];
export const REASON_CODES = [
  'completes-contract',
  'on-the-way',
  'bonus-card',
  'route-points',
  'wanted-card',
  'spare-card',
  'nothing-wanted-shown',
  'more-contracts',
  'contracts-in-reach',
  'nothing-else',
] as const;
export type Table = Readonly<Record<(typeof REASON_CODES)[number], (params: Params) => string>>;

const TABLES = await inEveryLanguage<Table>((language) => import(`./${language}/reasons.ts`));

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  const sentences: Readonly<Record<string, (params: Params) => string>> = TABLES[language];
  return sentences[code]?.(params) ?? code;
}
