/** Plain values side by side: equal or not, where not, copied, and what they share. */

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Equal as values; the order of an object's keys does not count. */
export function same(a: unknown, b: unknown): boolean {
  return equal(a, b, false);
}

/** Equal to the byte: as JSON would be written, so the order of keys counts. */
export function sameBytes(a: unknown, b: unknown): boolean {
  return equal(a, b, true);
}

function equal(a: unknown, b: unknown, ordered: boolean): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i], ordered)) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? '';
    if (others[i] !== key && (ordered || !Object.hasOwn(b, key))) return false;
    if (!equal((a as Fields)[key], (b as Fields)[key], ordered)) return false;
  }
  return true;
}

/** Where two values differ first, and how, in words. */
export function difference(a: unknown, b: unknown, place = '$'): string {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const key of keys) {
      const [left, right] = [(a as Fields)[key], (b as Fields)[key]];
      if (!sameBytes(left, right)) return difference(left, right, `${place}.${key}`);
    }
    return `${place} has its keys in another order`;
  }
  return `${place} is ${short(a)} here and ${short(b)} there`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 120 ? `${text.slice(0, 120)}...` : text;
}

/** A copy that shares nothing with the original but its `config`. */
export function copyOf<T>(value: T): T {
  return copy(value, true) as T;
}

function copy(value: unknown, top: boolean): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => copy(item, false));
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const part = (value as Fields)[key];
    out[key] = top && key === 'config' ? part : copy(part, false);
  }
  return out;
}

/**
 * The place in `b` of an object that is also part of `a`; undefined: they share nothing. The config
 * of either does not count, and with `frozen: 'allowed'` neither does what nobody can change.
 */
export function sharedPlace(
  a: object,
  b: object,
  frozen: 'allowed' | 'counts' = 'counts',
): string | undefined {
  const parts = new Set<object>();
  walk(a, '$', (part) => {
    parts.add(part);
    return false;
  });
  let found: string | undefined;
  walk(b, '$', (part, place) => {
    if (parts.has(part) && !(frozen === 'allowed' && isFrozenDeep(part))) found = place();
    return found !== undefined;
  });
  return found;
}

/** Visits every object below `value` but its config, until `visit` says to stop. */
function walk(
  value: object,
  place: string,
  visit: (part: object, place: () => string) => boolean,
  top = true,
): boolean {
  if (visit(value, () => place)) return true;
  for (const key of Object.keys(value)) {
    const part = (value as Fields)[key];
    if (!isObject(part) || (top && key === 'config')) continue;
    if (walk(part, `${place}.${key}`, visit, false)) return true;
  }
  return false;
}

export function isFrozenDeep(value: unknown): boolean {
  if (!isObject(value)) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenDeep);
}
