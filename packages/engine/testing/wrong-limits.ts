import type { GameTypes, Rules } from '../src/index.ts';

/** Bids one too few, one too many, or one too many now and then. */
const CHANGES: readonly ((limit: number) => number)[] = [
  (limit) => Math.max(0, limit - 1),
  (limit) => limit + 1,
  (limit) => (limit % 10 === 7 ? limit + 1 : limit),
];

/** Rules whose orders keep to another limit than they were given. */
export function wrongLimits<G extends GameTypes>(rules: Rules<G>): readonly Rules<G>[] {
  return CHANGES.map((change) => ({
    ...rules,
    obey: (view, seat, order) =>
      rules.obey?.(view, seat, { ...order, amount: change(order.amount ?? 0) }),
  }));
}
