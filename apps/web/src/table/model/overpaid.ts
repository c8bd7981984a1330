/** What was bought and was not worth its price: whoever bought it had smaller chances after it than before. */
import type { Sample } from '@roundhouse/bots';

export interface Purchase {
  readonly seq: number;
  readonly seat: number;
}

export interface Overpaid<P extends Purchase> {
  readonly purchase: P;
  /** Of a hundred, before and after. */
  readonly from: number;
  readonly to: number;
}

/** Of a hundred: less may be the judge's own doubt. */
const LEAST = 4;

/**
 * The dearest first. A judgement is of a position between two turns: the last before the hammer, the first after it.
 * Where somebody bought twice between them, nobody can say which of the two was too dear.
 */
export function overpaidIn<P extends Purchase>(
  purchases: readonly P[],
  samples: readonly Sample[],
  most: number,
): readonly Overpaid<P>[] {
  return purchases
    .flatMap((purchase) => {
      const { seq, seat } = purchase;
      const before = samples.findLast((sample) => sample.seq < seq);
      const after = samples.find((sample) => sample.seq >= seq);
      if (!before || !after) return [];
      const isWithin = (other: Purchase): boolean =>
        other.seat === seat && before.seq < other.seq && other.seq <= after.seq;
      if (purchases.filter(isWithin).length > 1) return [];
      const [from = 0, to = 0] = [before, after].map(({ values }) =>
        Math.round((values[seat] ?? 0) * 100),
      );
      return from - to >= LEAST ? [{ purchase, from, to }] : [];
    })
    .toSorted((one, other) => other.from - other.to - (one.from - one.to))
    .slice(0, most);
}
