/** Reading a stranger's map field by field: each answer fits its type, each fault is told. */
import { refusal, type Refusal } from '@roundhouse/engine';

export type Fields = ReadonlyMap<string, unknown>;

/** Which part of a map is read: all of it, or a city or route by its id, else by its number. */
export type Part =
  | { readonly part: 'map' }
  | { readonly part: 'city' | 'route'; readonly at: string | number };

/** A name is one line of visible text. */
const LONGEST = 60;
const NAME = new RegExp(`^[^\\p{C}]{1,${LONGEST}}$`, 'u');
const SHOWN = 30;

/** A fault of a map is a refusal, so that it is said as refusals are. */
export function fault(code: `map-${string}`, params: Refusal['params'] = {}): Refusal {
  return refusal(code, 'SD-7.7', params);
}

export function fieldsOf(
  input: unknown,
  of: Part,
  known: readonly string[],
  faults: Refusal[],
): Fields | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    faults.push(fault('map-not-an-object', { ...of }));
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(input));
  for (const field of fields.keys()) {
    if (!known.includes(field)) {
      faults.push(fault('map-unknown-field', { ...of, field: shown(field) }));
    }
  }
  return fields;
}

export function listIn(
  map: Fields,
  field: string,
  most: number,
  faults: Refusal[],
): readonly unknown[] {
  const list: unknown = map.get(field);
  if (!Array.isArray(list)) {
    faults.push(fault('map-no-list', { field }));
    return [];
  }
  if (list.length > most) faults.push(fault('map-too-many', { field, count: list.length, most }));
  return list.slice(0, most);
}

export function nameIn(fields: Fields, field: string, of: Part, faults: Refusal[]): string {
  const value = fields.get(field);
  if (typeof value === 'string' && NAME.test(value)) return value;
  faults.push(fault('map-bad-name', { ...of, field, most: LONGEST, given: shown(value) }));
  return '';
}

export function wholeIn(
  fields: Fields,
  field: string,
  of: Part,
  least: number,
  most: number,
  faults: Refusal[],
): number {
  const value = fields.get(field);
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value === 0 ? 0 : value; // -0 is not plain data
  }
  faults.push(fault('map-bad-number', { ...of, field, least, most, given: shown(value) }));
  return least;
}

export function oneIn<T extends string>(
  fields: Fields,
  field: string,
  of: Part,
  allowed: readonly [T, ...T[]],
  faults: Refusal[],
): T {
  const value = fields.get(field);
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  const given = shown(value);
  faults.push(fault('map-bad-choice', { ...of, field, allowed: allowed.join(', '), given }));
  return allowed[0];
}

/** A stranger's value, short enough for a sentence. A text stands in quotes: the other words are codes. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return 'object';
  return value.length > SHOWN ? `'${value.slice(0, SHOWN)}…'` : `'${value}'`;
}
