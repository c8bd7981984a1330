/** A list that a server gives in parts: as many of them as somebody has asked for, and everything in it once. */

interface Part<T> {
  readonly some: readonly T[];
  readonly hasMore: boolean;
}

/** `ask`: the part that begins after so many. What comes up meanwhile pushes others on: those come twice. */
export async function inParts<T>(
  parts: number,
  ask: (skip: number) => Promise<Part<T>>,
  idOf: (one: T) => string,
): Promise<Part<T>> {
  const found = new Map<string, T>();
  let hasMore = true;
  for (let skip = 0, left = parts; left > 0 && hasMore; left -= 1) {
    const part = await ask(skip);
    for (const one of part.some) found.set(idOf(one), one);
    skip += part.some.length;
    hasMore = part.hasMore;
  }
  return { some: [...found.values()], hasMore };
}
