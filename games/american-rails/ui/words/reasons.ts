/** What speaks for a choice, as hint and review say it. */
import { inEveryLanguage, type Language, type Reasoned } from '@roundhouse/ui/words';

export type Params = Reasoned['params'];
type Code =
  | 'share-on-offer'
  | 'share-costs-you'
  | 'share-worth-it'
  | 'share-kept-from-others'
  | 'share-too-dear'
  | 'money-for-better'
  | 'first-city'
  | 'move-first'
  | 'space-develop'
  | 'space-finance'
  | 'space-take2'
  | 'space-expand'
  | 'space-auction'
  | 'house-income'
  | 'house-for-others'
  | 'money-to-build'
  | 'money-for-others'
  | 'two-dollars'
  | 'others-pay'
  | 'two-cubes'
  | 'into-city'
  | 'on-the-way'
  | 'in-the-way'
  | 'nothing-pays';
export type Table = Readonly<Record<Code, (params: Params) => string>>;

export const REASONS = await inEveryLanguage<Table>(
  (language) => import(`./${language}/reasons.ts`),
);

export function reasonIn(language: Language, { code, params }: Reasoned): string {
  const sentences: Readonly<Record<string, (params: Params) => string>> = REASONS[language];
  return sentences[code]?.(params) ?? code;
}
