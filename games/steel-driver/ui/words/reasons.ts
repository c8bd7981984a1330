/** What speaks for a choice, as hint and review say it. */
import { inEveryLanguage, type Language, type Reasoned } from '@roundhouse/ui/words';

export type Params = Reasoned['params'];
type Code =
  | 'worth-more'
  | 'worth-it'
  | 'above-worth'
  | 'saves-cubes'
  | 'too-dear'
  | 'better-elsewhere'
  | 'no-link'
  | 'good-start'
  | 'closes-connection'
  | 'link-without-city'
  | 'new-colour'
  | 'city-value'
  | 'contested-goods'
  | 'own-goods';
export type Table = Readonly<Record<Code, (params: Params) => string>>;

export const REASONS = await inEveryLanguage<Table>(
  (language) => import(`./${language}/reasons.ts`),
);

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  const sentences: Readonly<Record<string, (params: Params) => string>> = REASONS[language];
  return sentences[code]?.(params) ?? code;
}
