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

/** The dearest first. A judgement is of a position between two turns: the last before the hammer, the first after it. */
export function overpaidIn<P extends Purchase>(
  purchases: readonly P[],
  samples: readonly Sample[],
  most: number,
): readonly Overpaid<P>[] {
  return purchases
    .flatMap((purchase) => {
      const { seq, seat } = purchase;
      const before = samples.findLast((sample) => sample.seq < seq)?.values[seat];
      const after = samples.find((sample) => sample.seq >= seq)?.values[seat];
      if (before === undefined || after === undefined) return [];
      const [from, to] = [Math.round(before * 100), Math.round(after * 100)];
      return from - to >= LEAST ? [{ purchase, from, to }] : [];
    })
    .toSorted((one, other) => other.from - other.to - (one.from - one.to))
    .slice(0, most);
}
