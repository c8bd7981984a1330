/** A plain value with a few things changed at random. */
import type { Rng } from '../src/index.ts';

type Parent = Record<string, unknown> | unknown[];

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  0,
  1,
  2,
  1.5,
  99,
  1e9,
  -0,
  '',
  ' ',
  'x',
  'x'.repeat(300),
  'a\nb',
  '"/><script>',
  '__proto__',
  [],
  {},
  [[]],
];
const NAMES = ['extra', 'constructor', 'id', 'name', 'Name', ''];
const MOST_CHANGES = 3;

function copyOf(value: unknown): unknown {
  return typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value;
}

export function pick<T>(all: readonly T[], rng: Rng): T {
  return all[rng.below(all.length)] as T;
}

export function spoiled(good: unknown, rng: Rng): unknown {
  const whole = { whole: copyOf(good) };
  const changes = 1 + rng.below(MOST_CHANGES);
  for (let change = 0; change < changes; change++) spoil(whole, rng);
  return whole.whole;
}

/** Every part that lies in an object or a list, and under which key. */
function partsOf(value: unknown, found: [Parent, string][] = []): readonly [Parent, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Parent, key]);
    partsOf((value as Record<string, unknown>)[key], found);
  }
  return found;
}

/** Where a walk from the top stops: so that what lies high is changed as often as what is many. */
function somePart(whole: { whole: unknown }, rng: Rng): [Parent, string] {
  if (rng.below(2) === 0) return pick(partsOf(whole), rng);
  let at: [Parent, string] = [whole, 'whole'];
  for (;;) {
    const inside = valueAt(at);
    const keys = typeof inside === 'object' && inside !== null ? Object.keys(inside) : [];
    if (keys.length === 0 || (at[0] !== whole && rng.below(4) === 0)) return at;
    at = [inside as Parent, pick(keys, rng)];
  }
}

function valueAt([parent, key]: readonly [Parent, string]): unknown {
  return (parent as Record<string, unknown>)[key];
}

function put([parent, key]: readonly [Parent, string], value: unknown): void {
  (parent as Record<string, unknown>)[key] = value;
}

function spoil(whole: { whole: unknown }, rng: Rng): void {
  const place = somePart(whole, rng);
  const [parent, key] = place;
  const value = valueAt(place);
  switch (rng.below(7)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else if (parent !== whole) Reflect.deleteProperty(parent, key);
      return;
    case 1:
      put(place, copyOf(pick(ODD, rng)));
      return;
    case 2:
      if (Array.isArray(parent)) parent.splice(Number(key), 0, copyOf(value));
      else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        put([value as Parent, pick(NAMES, rng)], 1);
      }
      return;
    case 3:
      if (typeof value === 'number') put(place, value + pick([-1, 1, -10, 10, 1000], rng));
      else if (typeof value === 'string') put(place, `${value}${pick(['x', ' ', '\u0000'], rng)}`);
      return;
    case 4: {
      // One id in the place of another: the fault that hands make most.
      const other = valueAt(pick(partsOf(whole), rng));
      put(place, copyOf(other));
      return;
    }
    case 5:
      if (Array.isArray(value)) value.splice(rng.below(value.length + 1));
      return;
    default:
      if (Array.isArray(value)) for (let more = 0; more < 50; more++) value.push(value[0]);
      else if (typeof value === 'string') put(place, value.slice(1));
  }
}
