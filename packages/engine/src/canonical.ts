/** One text for one value, so that equal states have equal hashes in every process and every browser. */
import { hex, sha256, utf8 } from './sha256.ts';

/** JSON with sorted keys. Throws, naming the place, on anything but plain JSON with whole numbers. */
export function canonicalJson(value: unknown): string {
  return write(value, []);
}

/** SHA-256 of the canonical JSON, in hex. */
export function hashOf(value: unknown): string {
  return hex(sha256(utf8(canonicalJson(value))));
}

/** Where a value is not plain JSON with whole numbers. */
export class NotPlainError extends TypeError {
  constructor(place: string, found: string) {
    super(`${place} is not plain data: ${found}`);
    this.name = 'NotPlainError';
  }
}

/** The way to a value; only what is not plain has it told. */
type Place = (string | number)[];

const named = (place: Place): string =>
  place.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}.${part}`),
    '$',
  );

function write(value: unknown, place: Place): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
        throw new NotPlainError(named(place), `the number ${Object.is(value, -0) ? '-0' : value}`);
      }
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeArray(value, place) : writeObject(value, place);
    default:
      throw new NotPlainError(named(place), typeof value);
  }
}

function writePart(value: unknown, part: string | number, place: Place): string {
  place.push(part);
  const text = write(value, place);
  place.pop();
  return text;
}

function writeArray(items: readonly unknown[], place: Place): string {
  if (Object.keys(items).length !== items.length) {
    throw new NotPlainError(named(place), 'an array with holes or extra keys');
  }
  const parts = items.map((item, at) => writePart(item, at, place));
  return `[${parts.join(',')}]`;
}

function writeObject(value: object, place: Place): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new NotPlainError(named(place), `an instance of ${value.constructor.name || 'a class'}`);
  }
  if (Object.getOwnPropertySymbols(value).length > 0) {
    throw new NotPlainError(named(place), 'an object with symbol keys');
  }
  const record = value as Record<string, unknown>;
  const parts = Object.keys(record)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${writePart(record[key], key, place)}`);
  return `{${parts.join(',')}}`;
}

/** Freezes a plain value and all that hangs from it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
