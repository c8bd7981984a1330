/** What the fields of a box are called. */
import { boxFieldsIn, type FieldWords } from '@roundhouse/ui/box-fields';
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import type { words } from './en/fields.ts';

export type Fields = Readonly<Record<keyof typeof words, FieldWords>>;

const FIELDS = await inEveryLanguage<Fields>((language) => import(`./${language}/fields.ts`));

export const BOX_FIELDS = forEveryLanguage((language) => boxFieldsIn(language, FIELDS[language]));
