/** Sentences by the code of what they tell, a refusal or a reason. The English ones say which codes there are. */
import type { Refused } from './words.ts';

/** The figures of what is told. */
export type Params = Refused['params'];

export type ByCode<
  Code extends PropertyKey = string,
  Further extends readonly unknown[] = [],
> = Readonly<Record<Code, (params: Params, ...further: Further) => string>>;

/** Undefined: there is none for this code. */
export function tellByCode<Further extends readonly unknown[]>(
  sentences: ByCode<string, Further>,
  { code, params }: { readonly code: string; readonly params: Params },
  ...further: Further
): string | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code]?.(params, ...further) : undefined;
}

/** What something is called by the id that a refusal or a reason gives; what has no name is called by its id. */
export function nameOfId(
  names: Readonly<Record<string, string>>,
  id: string | number | undefined,
): string {
  return names[String(id)] ?? String(id);
}
