/** What the fields of a map are called. */
import { boxFieldsIn, type FieldWords } from '@roundhouse/ui/box-fields';
import { forEveryLanguage, inEveryLanguage } from '@roundhouse/ui/words';
import type { words } from './en/fields.ts';

export type MapFields = Readonly<Record<keyof typeof words, FieldWords>>;

const FIELDS = await inEveryLanguage<MapFields>((language) => import(`./${language}/fields.ts`));

export const MAP_FIELDS = forEveryLanguage((language) => boxFieldsIn(language, FIELDS[language]));
