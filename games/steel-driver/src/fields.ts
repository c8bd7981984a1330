/** Reading a stranger's data field by field: each answer fits its type, each problem is told. */
export type Fields = ReadonlyMap<string, unknown>;

/** A name is one line of visible text. */
const NAME = /^[^\p{C}]{1,60}$/u;
const SHOWN = 30;

export function fieldsOf(
  input: unknown,
  what: string,
  known: readonly string[],
  problems: string[],
): Fields | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    problems.push(`${what} is not an object with fields`);
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(input));
  for (const field of fields.keys()) {
    if (!known.includes(field)) problems.push(`${what} has an unknown field ${shown(field)}`);
  }
  return fields;
}

export function listIn(
  map: Fields,
  field: string,
  most: number,
  problems: string[],
): readonly unknown[] {
  const list: unknown = map.get(field);
  if (!Array.isArray(list)) {
    problems.push(`the map has no list of ${field}`);
    return [];
  }
  if (list.length > most) {
    problems.push(`the map has ${list.length} ${field}; at most ${most} are possible`);
  }
  return list.slice(0, most);
}

export function nameIn(fields: Fields, field: string, what: string, problems: string[]): string {
  const value = fields.get(field);
  if (typeof value === 'string' && NAME.test(value)) return value;
  problems.push(`${what}: ${field} must be a text of 1 to 60 characters, not ${shown(value)}`);
  return '';
}

export function wholeIn(
  fields: Fields,
  field: string,
  what: string,
  least: number,
  most: number,
  problems: string[],
): number {
  const value = fields.get(field);
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value === 0 ? 0 : value; // -0 is not plain data
  }
  problems.push(
    `${what}: ${field} must be a whole number from ${least} to ${most}, not ${shown(value)}`,
  );
  return least;
}

export function oneIn<T extends string>(
  fields: Fields,
  field: string,
  what: string,
  allowed: readonly [T, ...T[]],
  problems: string[],
): T {
  const value = fields.get(field);
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  problems.push(`${what}: ${field} must be one of ${allowed.join(', ')}, not ${shown(value)}`);
  return allowed[0];
}

/** A stranger's value, short enough for a sentence. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return value === null ? 'nothing' : 'an object';
  return value.length > SHOWN ? `'${value.slice(0, SHOWN)}…'` : `'${value}'`;
}
