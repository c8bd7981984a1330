/**
 * Each action and each chance outcome has a one-line text: `claim R12 red 1`.
 * A table of fields per type gives `format` and `parse`; the compiler checks that it covers every field.
 */
export interface Notation<A> {
  format(value: A): string;
  /** Undefined for any text that `format` would not write. */
  parse(text: string): A | undefined;
}

export interface Field<T> {
  /** 'word': one token. 'rest': all tokens that are left; such a field stands last. */
  readonly takes: 'word' | 'rest';
  write(value: T): string;
  read(text: string): T | undefined;
}

type FieldsOf<A> = { readonly [F in Exclude<keyof A, 'type'>]-?: Field<A[F]> };
export type NotationTable<A extends { readonly type: string }> = {
  readonly [T in A['type']]: FieldsOf<Extract<A, { readonly type: T }>>;
};

const INTEGER = /^(?:0|-?[1-9][0-9]{0,14})$/;
const WORD = /^[^\s,]+(?:,[^\s,]+)*$/;
const EMPTY_LIST = '-';

/** A whole number. */
export const int: Field<number> = {
  takes: 'word',
  write: (value) => String(value),
  read: (text) => (INTEGER.test(text) ? Number(text) : undefined),
};

/** An identifier without blanks. */
export const word: Field<string> = {
  takes: 'word',
  write: (value) => value,
  read: (text) => (WORD.test(text) ? text : undefined),
};

/** One of a closed set of words or numbers. */
export function oneOf<const T extends string | number>(values: readonly T[]): Field<T> {
  const byText = new Map<string, T>(values.map((value) => [String(value), value]));
  return { takes: 'word', write: (value) => String(value), read: (text) => byText.get(text) };
}

/** Items joined by commas into one token; `-` is the empty list. Items hold no comma. */
export function list<T>(item: Field<T>): Field<readonly T[]> {
  return {
    takes: 'word',
    write: (items) => (items.length === 0 ? EMPTY_LIST : items.map(item.write).join(',')),
    read: (text) => (text === EMPTY_LIST ? [] : readItems(text.split(','), item)),
  };
}

/** Items as the remaining tokens of the line, possibly none. The last field of its type. */
export function rest<T>(item: Field<T>): Field<readonly T[]> {
  return {
    takes: 'rest',
    write: (items) => items.map(item.write).join(' '),
    read: (text) => (text === '' ? [] : readItems(text.split(' '), item)),
  };
}

function readItems<T>(texts: readonly string[], item: Field<T>): readonly T[] | undefined {
  const items: T[] = [];
  for (const text of texts) {
    const value = item.read(text);
    if (value === undefined) return undefined;
    items.push(value);
  }
  return items;
}

export function notation<A extends { readonly type: string }>(
  table: NotationTable<A>,
): Notation<A> {
  const rows = new Map<string, readonly (readonly [string, Field<unknown>])[]>();
  for (const [type, fields] of Object.entries(table)) {
    const row = Object.entries(fields as Record<string, Field<unknown>>);
    const early = row.slice(0, -1).find(([, field]) => field.takes === 'rest');
    if (early) throw new Error(`notation: '${type}' has fields after the list '${early[0]}'`);
    rows.set(type, row);
  }
  return {
    format(value) {
      const row = rows.get(value.type);
      if (!row) throw new Error(`notation: no such type '${value.type}'`);
      let text = value.type;
      for (const [name, field] of row) {
        const part = field.write((value as unknown as Record<string, unknown>)[name]);
        if (part !== '') text += ` ${part}`;
      }
      return text;
    },
    parse(text) {
      const tokens = text.split(' ');
      const type = tokens[0] ?? '';
      const row = rows.get(type);
      if (!row) return undefined;
      const value: Record<string, unknown> = { type };
      let at = 1;
      for (const [name, field] of row) {
        const takesRest = field.takes === 'rest';
        if (!takesRest && at >= tokens.length) return undefined;
        const part = takesRest ? tokens.slice(at).join(' ') : (tokens[at] ?? '');
        if (takesRest && at < tokens.length && part === '') return undefined;
        at = takesRest ? tokens.length : at + 1;
        const read = field.read(part);
        if (read === undefined) return undefined;
        value[name] = read;
      }
      return at === tokens.length ? (value as unknown as A) : undefined;
    },
  };
}
