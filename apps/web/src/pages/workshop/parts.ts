/** What stands at a place of a design, as it is called and as it is changed by table. */
import type { Form } from '@roundhouse/engine';
import { fieldWords } from '@roundhouse/ui/box-fields';
import type { Language } from '@roundhouse/ui/words';
import {
  bare,
  designOf,
  entryAt,
  isFields,
  partAt,
  stepsOf,
  withEntry,
  withPart,
} from './design.ts';
import type { Work } from './work.ts';

/** What a field is called; without a word, as the file calls it. */
export function labelOf({ words }: Work, place: string): string {
  return fieldWords(words.fields ?? {}, place)?.label ?? stepsOf(place).at(-1) ?? '';
}

/** What one entry of a list is called. */
export function oneOf(work: Work, list: string): string {
  return fieldWords(work.words.fields ?? {}, list)?.one ?? labelOf(work, list);
}

/** What an entry is called: by its name, its id or its number. */
export function entryName(work: Work, place: string): string {
  const called = work.bench?.called?.(work.design, place);
  if (called !== undefined) return called;
  const part = partAt(work.design, place);
  const { name, id } = isFields(part) ? part : {};
  const own = [name, id].find((each) => typeof each === 'string' && each !== '');
  if (typeof own === 'string') return own;
  const entry = entryAt(place);
  return entry ? `${oneOf(work, entry.list)} ${entry.at + 1}` : labelOf(work, place);
}

/** By table: the rest of the design goes along. */
export function changeTo(work: Work, next: unknown, step?: string): void {
  const design = next as object;
  work.change(work.bench?.follow?.(work.design, design) ?? design, step);
}

export function put(work: Work, place: string, part: unknown, step?: string): void {
  changeTo(work, withPart(work.design, place, part), step);
}

export function addEntry(work: Work, list: string, form: Form, language: Language): void {
  const given = work.bench?.entry?.(work.design, list, language);
  const entry = given ?? designOf(bare(form), undefined);
  const count = (partAt(work.design, list) as readonly unknown[] | undefined)?.length ?? 0;
  changeTo(work, withEntry(work.design, list, entry));
  if (isFields(entry)) work.select(`${list}.${count}`);
}

/** Whether something is wrong at a place or within it. */
export function isWrong({ wrong }: Work, place: string): boolean {
  return wrong.has(place) || [...wrong].some((at) => at.startsWith(`${place}.`));
}

/** The ids that may stand at a place, each with its name; undefined: it is no reference. */
export function referred(
  work: Work,
  field: string,
): readonly { readonly id: string; readonly name: string }[] | undefined {
  const list = work.bench?.refers?.[field];
  if (list === undefined) return undefined;
  const entries = partAt(work.design, list);
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const { id, name } = isFields(entry) ? entry : {};
    return typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : id }] : [];
  });
}
