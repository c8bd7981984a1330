/** What every language's sentences are put together with. */

/** With a capital at its beginning. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Anna', 'Anna and Bob', 'Anna, Bob and Cas'. */
export function enumerate(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
