/** One line of the protocol: what a request may be, and how an answer looks. docs/engine-protocol.md tells the rest. */
import type { Json } from '@roundhouse/engine';

export const MOST_BYTES = 64 * 1024;
export const MOST_DEPTH = 32;

export type Fields = ReadonlyMap<string, Json>;
export type Answer = Readonly<Record<string, unknown>>;

/** What a caller can cause: becomes `{"error":{...}}`, and the session goes on. */
export class Fault extends Error {
  readonly code: string;
  readonly rule: string;
  constructor(code: string, message: string, rule = 'table') {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

/** The fields of a request, or a fault. Depth is counted before anything recursive sees the text. */
export function readRequest(bytes: Uint8Array): Fields {
  const text = textOf(bytes);
  if (depthOf(text) > MOST_DEPTH) {
    throw new Fault('too-deep', `nested deeper than ${MOST_DEPTH} levels`);
  }
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Fault('not-an-object', 'a request is one JSON object');
  }
  return new Map(Object.entries(value));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('not-json', 'the line is not UTF-8');
  }
}

/** Keys that mean something to JavaScript objects are nobody's data. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function parsed(text: string): Json {
  let bad: string | undefined;
  let value: Json;
  try {
    value = JSON.parse(text, (key, inner: Json) => {
      if (FORBIDDEN.has(key)) bad ??= key;
      return inner;
    }) as Json;
  } catch {
    throw new Fault('not-json', 'the line is not JSON');
  }
  if (bad !== undefined) throw new Fault('bad-key', `the key '${bad}' is not allowed`);
  return value;
}

/** How deep brackets are nested, outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') deepest = Math.max(deepest, ++depth);
    else if (char === '}' || char === ']') depth--;
  }
  return deepest;
}

export function needText(fields: Fields, name: string): string {
  const value = fields.get(name);
  if (typeof value !== 'string') throw new Fault('bad-field', `'${name}' must be a text`);
  return value;
}

/** A seed is a text; a whole number stands for its digits. */
export function seedIn(fields: Fields): string | undefined {
  const value = fields.get('seed');
  if (value === undefined) return undefined;
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
  return isWhole ? String(value) : needText(fields, 'seed');
}

export function needWhole(fields: Fields, name: string, from: number, to: number): number {
  const value = fields.get(name);
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) {
    return value === 0 ? 0 : value;
  }
  throw new Fault('bad-field', `'${name}' must be a whole number from ${from} to ${to}`);
}
