/** Where in a box something is wrong, and what stands there, as its file calls it. */
import type { Params } from './by-code.ts';

/** 'Cities 2 (BAL), value' for `cities.1.value`; `whole` for all of it. */
export function boxPlace({ at = '', id }: Params, whole: string): string {
  const steps = String(at).split('.');
  const parts: string[] = [];
  for (const step of steps) {
    const last = parts.pop();
    if (/^\d+$/.test(step) && last !== undefined) parts.push(`${last} ${Number(step) + 1}`);
    else parts.push(...(last === undefined ? [] : [last]), step);
  }
  const numbered = parts.findIndex((part) => /\d$/.test(part));
  const place = parts
    .map((part, index) => (index === numbered && id !== undefined ? `${part} (${id})` : part))
    .join(', ');
  return place === '' ? whole : `${place.charAt(0).toUpperCase()}${place.slice(1)}`;
}

/** A text in quotes or a number as it is; else what stands for it in the reader's language. */
export function boxGiven({ given = '' }: Params, called: Readonly<Record<string, string>>): string {
  return called[given] ?? String(given);
}
