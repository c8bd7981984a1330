/** Where in a box something is wrong, and what stands there, in the reader's words. */
import { fieldWords, type BoxFields } from './box-fields.ts';
import type { Params } from './by-code.ts';
import { sentence } from './sentence.ts';
import type { Refused } from './words.ts';

/** 'City 2 (BAL), value' for `cities.1.value`. What has no word is called as the file calls it. */
export function boxPlace({ at = '', id }: Params, fields: BoxFields): string {
  const steps = String(at)
    .split('.')
    .filter((step) => step !== '');
  const parts: string[] = [];
  let isNamed = id === undefined;
  for (const [index, step] of steps.entries()) {
    const words = fieldWords(fields, steps.slice(0, index + 1).join('.'));
    if (!isNumber(step)) parts.push(words ? called(words.label, words.isName) : step);
    // Of a list within a list: 'mountain 6, 1'.
    else if (isNumber(steps[index - 1] ?? '')) parts.push(String(Number(step) + 1));
    else {
      const list = parts.pop() ?? '';
      const entry = `${words?.one === undefined ? list : called(words.one)} ${Number(step) + 1}`;
      // The name is that of the outermost entry: a car, and not one of its rows.
      parts.push(isNamed ? entry : `${entry} (${id})`);
      isNamed = true;
    }
  }
  return sentence(parts.length === 0 ? (fieldWords(fields, '')?.label ?? '') : parts.join(', '));
}

const isNumber = (step: string): boolean => /^\d+$/.test(step);

/** Inside a sentence only names keep their capital. */
function called(label: string, isName = false): string {
  return isName ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/** The same; what is wrong with a box has its place in words, as `place`. */
export function placed(refused: Refused, fields: BoxFields): Refused {
  const { params } = refused;
  if (params['at'] === undefined) return refused;
  return { ...refused, params: { ...params, place: boxPlace(params, fields) } };
}

/** A text in quotes or a number as it is; else what stands for it in the reader's language. */
export function boxGiven({ given = '' }: Params, names: Readonly<Record<string, string>>): string {
  return names[given] ?? String(given);
}
