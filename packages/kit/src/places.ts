/** Who comes first: equals share a place, and the next is skipped (1, 2, 2, 4). */

/** By what tells one ahead of another. */
export function placesBy<T>(
  all: readonly T[],
  isAhead: (one: T, other: T) => boolean,
): readonly number[] {
  return all.map((own) => 1 + all.filter((other) => isAhead(other, own)).length);
}

/** The most is first. */
export function placesOf(scores: readonly number[]): readonly number[] {
  return placesBy(scores, (one, other) => one > other);
}
