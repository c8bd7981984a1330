/** What the fields of a box are called, in a table of it and in the sentences that tell what is wrong with it. */
import { inEveryLanguage, type Language } from './words.ts';
import type { words } from './words/en/box-fields.ts';

export interface FieldWords {
  /** 'Value', 'Cities'. */
  readonly label: string;
  /** It is a name, and keeps its capital inside a sentence. */
  readonly isName?: true;
  /** Of a list, what one entry is called: 'City'. */
  readonly one?: string;
  /** What is meant, in a short sentence, where the label does not say so. */
  readonly note?: string;
  /** By the value that stands in the file. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** By the way to a field, without the numbers of entries: 'cities', 'cities.value'; '' is all of it. */
export type BoxFields = Readonly<Record<string, FieldWords>>;

/** What every box says of itself. */
export type HeadFields = Readonly<Record<keyof typeof words, FieldWords>>;

const HEAD = await inEveryLanguage<HeadFields>(
  (language) => import(`./words/${language}/box-fields.ts`),
);

/** A title's own fields and those that every box has. */
export function boxFieldsIn(language: Language, own: BoxFields): BoxFields {
  return { ...HEAD[language], ...own };
}

/** 'cities.value' for the place 'cities.1.value'. */
export function fieldAt(place: string): string {
  return place
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join('.');
}

/** Undefined: it has no word, and is called as the file calls it. */
export function fieldWords(fields: BoxFields, place: string): FieldWords | undefined {
  const field = fieldAt(place);
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}
