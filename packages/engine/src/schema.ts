/**
 * What data of somebody's own must look like. Reading it tells every fault with its place, not only the
 * first, and copies what fits field by field; `form` says the same as plain data, for who shows it.
 */
import type { Refusal } from './rules.ts';

export type Form =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text' | 'id' | 'path'; readonly most: number }
  | { readonly kind: 'choice'; readonly among: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'maybe'; readonly of: Form }
  | { readonly kind: 'list'; readonly of: Form; readonly least: number; readonly most: number }
  | { readonly kind: 'fields'; readonly of: Readonly<Record<string, Form>> }
  /** Entries under names that the data chooses itself. */
  | { readonly kind: 'entries'; readonly of: Form; readonly most: number };

/** `at` is the way to a place: 'cities.1.value', '' for all of it. */
export type Tell = (at: string, code: string, params?: Refusal['params']) => void;

export interface Schema<T> {
  readonly form: Form;
  /** In the place of what does not fit stands what is nearest to it, so that the rest can be looked at too. */
  read(input: unknown, at: string, tell: Tell): T;
}

/** A text is one line that can be seen. */
const VISIBLE = /^[^\p{C}]+$/u;
/** Ids stand in lines of a record: letters and digits only. */
const ID = /^[A-Za-z][A-Za-z0-9]*$/;
/** Commands and numbers of a path of SVG: nothing else can stand in it. */
const PATH = /^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+$/;
const SHOWN = 30;

export function whole(least: number, most: number): Schema<number> {
  return {
    form: { kind: 'whole', least, most },
    read(input, at, tell) {
      if (typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most) {
        return input === 0 ? 0 : input; // -0 is not plain data
      }
      tell(at, 'box-bad-number', { least, most, given: shown(input) });
      return least;
    },
  };
}

function matching(kind: 'text' | 'id' | 'path', most: number, pattern: RegExp): Schema<string> {
  return {
    form: { kind, most },
    read(input, at, tell) {
      const isText = typeof input === 'string';
      if (isText && input.length <= most && pattern.test(input)) return input;
      tell(at, `box-bad-${kind}`, { most, given: shown(input) });
      return isText ? input : '';
    },
  };
}

export const text = (most: number): Schema<string> => matching('text', most, VISIBLE);
export const id = (most: number): Schema<string> => matching('id', most, ID);
export const path = (most: number): Schema<string> => matching('path', most, PATH);

export function choice<T extends string>(among: readonly [T, ...T[]]): Schema<T> {
  return {
    form: { kind: 'choice', among },
    read(input, at, tell) {
      const found = among.find((one) => one === input);
      if (found !== undefined) return found;
      tell(at, 'box-bad-choice', { allowed: among.join(', '), given: shown(input) });
      return among[0];
    },
  };
}

export const flag: Schema<boolean> = {
  form: { kind: 'flag' },
  read(input, at, tell) {
    if (typeof input !== 'boolean') tell(at, 'box-bad-flag', { given: shown(input) });
    return input === true;
  },
};

/** A field that may be left out. */
export function maybe<T>(of: Schema<T>): Schema<T | undefined> {
  return {
    form: { kind: 'maybe', of: of.form },
    read: (input, at, tell) => (input === undefined ? undefined : of.read(input, at, tell)),
  };
}

/** Lists that are too long are cut before they are read. */
export function list<T>(of: Schema<T>, least: number, most = least): Schema<readonly T[]> {
  return {
    form: { kind: 'list', of: of.form, least, most },
    read(input, at, tell) {
      if (!Array.isArray(input)) {
        tell(at, 'box-no-list', { given: shown(input) });
        return [];
      }
      const given: readonly unknown[] = input;
      const isWrong = given.length < least || given.length > most;
      if (isWrong) tell(at, 'box-bad-length', { least, most, count: given.length });
      return Array.from(given.slice(0, most), (each, index) =>
        of.read(each, placeIn(at, index), tell),
      );
    },
  };
}

export function fields<T extends object>(of: {
  readonly [K in keyof T]-?: Schema<T[K]>;
}): Schema<T> {
  const known = Object.entries<Schema<unknown>>(of);
  const names = known.map(([name]) => name);
  const forms = Object.fromEntries(known.map(([name, each]) => [name, each.form]));
  const { id: ids, name: called } = of as Readonly<Record<string, Schema<unknown>>>;
  return {
    form: { kind: 'fields', of: forms },
    read(input, at, tell) {
      const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
      if (!isObject) tell(at, 'box-no-fields', { given: shown(input) });
      const given = new Map<string, unknown>(isObject ? Object.entries(input) : []);
      const self = at === '' ? undefined : ids ? given.get('id') : called && given.get('name');
      const tellOf: Tell = (place, code, params) =>
        tell(place, code, typeof self === 'string' ? { id: short(self), ...params } : params);
      for (const name of given.keys()) {
        if (!names.includes(name)) {
          tellOf(at, 'box-unknown-field', { field: shown(name), known: names.join(', ') });
        }
      }
      const read = known.map(([name, each]): [string, unknown] => [
        name,
        each.read(given.get(name), placeIn(at, name), isObject ? tellOf : silent),
      ]);
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T;
    },
  };
}

export function entries<T>(of: Schema<T>, most: number): Schema<Readonly<Record<string, T>>> {
  return {
    form: { kind: 'entries', of: of.form, most },
    read(input, at, tell) {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        tell(at, 'box-no-fields', { given: shown(input) });
        return {};
      }
      const given = Object.entries(input as Readonly<Record<string, unknown>>);
      if (given.length > most) {
        tell(at, 'box-bad-length', { least: 0, most, count: given.length });
      }
      const named = given.slice(0, most).filter(([name]) => {
        if (ID.test(name)) return true;
        tell(at, 'box-unknown-field', { field: shown(name), known: '' });
        return false;
      });
      return Object.fromEntries(
        named.map(([name, value]) => [name, of.read(value, placeIn(at, name), tell)]),
      );
    },
  };
}

const silent: Tell = () => undefined;

export function placeIn(at: string, step: string | number): string {
  return at === '' ? String(step) : `${at}.${step}`;
}

const short = (value: string): string =>
  value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;

/** A stranger's value, short enough for a sentence. A text stands in quotes: the other words are codes. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return 'object';
  return `'${short(value)}'`;
}
