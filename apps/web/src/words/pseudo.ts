/** A language of brackets: what stands on a page without them was written there and not in a catalogue. */
export const OPEN = '[!! ';
export const CLOSE = ' !!]';

function bracket(text: string): string {
  return text === '' || text.startsWith(OPEN) ? text : `${OPEN}${text}${CLOSE}`;
}

/** The same words, every phrase in brackets, made phrases too. Numbers and truths stay. */
export function pseudo<Spoken>(words: Spoken): Spoken {
  return wrap(words) as Spoken;
}

function wrap(value: unknown): unknown {
  if (typeof value === 'string') return bracket(value);
  if (typeof value === 'function') {
    return (...args: unknown[]): unknown => wrap(Reflect.apply(value, undefined, args));
  }
  if (Array.isArray(value)) return value.map(wrap);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wrap(part)]));
}
