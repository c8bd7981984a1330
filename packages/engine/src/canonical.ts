/** One text for one value, so that equal states have equal hashes in every process and every browser. */
import { hex, sha256, utf8 } from './sha256.ts';

/** JSON with sorted keys. Throws, naming the place, on anything but plain JSON with whole numbers. */
export function canonicalJson(value: unknown): string {
  return write(value, '$');
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

function write(value: unknown, place: string): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
        throw new NotPlainError(place, `the number ${Object.is(value, -0) ? '-0' : value}`);
      }
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeArray(value, place) : writeObject(value, place);
    default:
      throw new NotPlainError(place, typeof value);
  }
}

function writeArray(items: readonly unknown[], place: string): string {
  if (Object.keys(items).length !== items.length) {
    throw new NotPlainError(place, 'an array with holes or extra keys');
  }
  return `[${items.map((item, i) => write(item, `${place}[${i}]`)).join(',')}]`;
}

function writeObject(value: object, place: string): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new NotPlainError(place, `an instance of ${value.constructor.name || 'a class'}`);
  }
  if (Object.getOwnPropertySymbols(value).length > 0) {
    throw new NotPlainError(place, 'an object with symbol keys');
  }
  const record = value as Record<string, unknown>;
  const parts = Object.keys(record)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${write(record[key], `${place}.${key}`)}`);
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
