/** Who was level with whom, and what told them apart. */

/** Those who had the same of what decides, in the order of their places. */
export interface Tie {
  readonly score: number;
  readonly seats: readonly number[];
  /** What was looked at next, most first; those who stand together were level there too and share a place. */
  readonly steps: readonly { readonly figure: number; readonly seats: readonly number[] }[];
}

/** All ties, the highest first. `next` is what counts among equals; without it they share the place. */
export function tiesOf(scores: readonly number[], next?: readonly number[]): readonly Tie[] {
  return [...grouped([...scores.keys()], scores)].flatMap(([score, tied]) => {
    if (tied.length < 2) return [];
    const groups = next ? grouped(tied, next) : new Map([[0, tied]]);
    const steps = [...groups].map(([figure, seats]) => ({ figure, seats }));
    return [{ score, seats: steps.flatMap(({ seats }) => seats), steps }];
  });
}

/** Seats by what they have, most first. */
function grouped(
  seats: readonly number[],
  figures: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const of = (seat: number): number => figures[seat] ?? 0;
  const groups = new Map<number, number[]>();
  for (const seat of seats.toSorted((one, other) => of(other) - of(one) || one - other)) {
    groups.set(of(seat), [...(groups.get(of(seat)) ?? []), seat]);
  }
  return groups;
}
