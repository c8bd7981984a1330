/** What speaks for a choice, as hint and review say it. */
import { inEveryLanguage, type Language, type Reasoned } from '@roundhouse/ui/words';

export type Params = Reasoned['params'];
export const REASON_CODES = [
  'worth-more',
  'worth-it',
  'above-worth',
  'saves-cubes',
  'too-dear',
  'better-elsewhere',
  'no-link',
  'good-start',
  'closes-connection',
  'link-without-city',
  'new-colour',
  'city-value',
  'contested-goods',
  'own-goods',
] as const;
export type Table = Readonly<Record<(typeof REASON_CODES)[number], (params: Params) => string>>;

const TABLES = await inEveryLanguage<Table>((language) => import(`./${language}/reasons.ts`));

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  const sentences: Readonly<Record<string, (params: Params) => string>> = TABLES[language];
  return sentences[code]?.(params) ?? code;
}
