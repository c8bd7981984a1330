/**
 * The canonical JSON of what somebody sees, as the engine's `canonicalJson` writes it. That one looks at every value
 * whether it is plain; views are (the conformance suite shows it), and every move makes one: here it is taken as given.
 */

import type { TableStep } from '@roundhouse/table';

/** Objects whose keys were made in the same order: how they stand when they are sorted, and what is written before each. */
interface Shape {
  readonly keys: readonly string[];
  readonly sorted: readonly string[];
  readonly heads: readonly string[];
}

/** Views have some tens of them; objects with keys of their own each would be as many as there are objects. */
const MOST_SHAPES = 1_000;

/** By their first key. */
const shapes = new Map<string, Shape[]>();
let count = 0;

export function sightText(value: unknown): string {
  switch (typeof value) {
    case 'number':
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? arrayText(value) : objectText(value);
    default:
      return JSON.stringify(value);
  }
}

function arrayText(items: readonly unknown[]): string {
  if (items.every(isSimple)) return JSON.stringify(items);
  let text = '';
  for (const item of items) text += `${text === '' ? '[' : ','}${sightText(item)}`;
  return `${text}]`;
}

const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null;

function objectText(value: object): string {
  const record = value as Readonly<Record<string, unknown>>;
  const { sorted, heads } = shapeOf(record);
  let text = '';
  for (let at = 0; at < sorted.length; at += 1) {
    text += `${heads[at]}${sightText(record[sorted[at] ?? ''])}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** What somebody sees, whole and as it is sent: options are the same in every step, and sent once with the table. */
export function sightTexts(view: TableStep['view']): {
  readonly whole: string;
  readonly sent: string;
} {
  const record = view as Readonly<Record<string, unknown>>;
  const { sorted, heads } = shapeOf(record);
  const sent: string[] = [];
  let whole = '';
  for (let at = 0; at < sorted.length; at += 1) {
    const key = sorted[at] ?? '';
    const member = `${heads[at]}${key === 'config' ? optionsText(view.config) : sightText(record[key])}`;
    whole += member;
    if (key !== 'config') sent.push(sent.length === 0 ? `{${member.slice(1)}` : member);
  }
  sent.push(sent.length === 0 ? '{}' : '}');
  // Joined it lies in one piece: it is not put together anew for each who is told.
  return { whole: `${whole}}`, sent: sent.join('') };
}

/** By match: its options do not change. */
const options = new WeakMap<object, string>();

function optionsText(config: object): string {
  const known = options.get(config) ?? sightText(config);
  options.set(config, known);
  return known;
}

function shapeOf(record: object): Shape {
  const keys = Object.keys(record);
  const first = keys[0] ?? '';
  const known = shapes.get(first)?.find((shape) => isSame(shape.keys, keys));
  if (known) return known;
  if (count >= MOST_SHAPES) {
    shapes.clear();
    count = 0;
  }
  const sorted = keys.toSorted();
  const heads = sorted.map((key, at) => `${at === 0 ? '{' : ','}${JSON.stringify(key)}:`);
  const shape = { keys, sorted, heads };
  shapes.set(first, [...(shapes.get(first) ?? []), shape]);
  count += 1;
  return shape;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at]);
}
