/** Which of many choices stand first: those that bring something at once. */

export interface Rank {
  readonly gain: number;
  readonly cost: number;
}

/** The numbers of those that bring something: most first, of equals the cheapest. */
export function mostFirst(ranks: readonly Rank[]): readonly number[] {
  return ranks
    .map(({ gain, cost }, number) => ({ gain, cost, number }))
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain || one.cost - other.cost)
    .map(({ number }) => number);
}
