/** Bids in a list of legal actions: those that differ in one growing number and in nothing else. */
export interface Bid {
  readonly amount: number;
  /** Its number in the legal list. */
  readonly index: number;
}

type Action = Readonly<Record<string, unknown>> & { readonly type: string };

/** Undefined: there is no such series. Lowest first. */
export function bidsIn(
  legal: readonly { readonly type: string }[],
  standing: number,
): readonly Bid[] {
  const byType = new Map<string, number[]>();
  for (const [index, { type }] of legal.entries()) {
    byType.set(type, [...(byType.get(type) ?? []), index]);
  }
  for (const indices of byType.values()) {
    const bids = seriesOf(legal, indices);
    if (bids.length > 0 && bids.every(({ amount }) => amount >= standing)) return bids;
  }
  return [];
}

function seriesOf(legal: readonly Action[], indices: readonly number[]): readonly Bid[] {
  const actions = indices.map((index) => ({ index, action: legal[index] }));
  const first = actions[0]?.action;
  if (!first) return [];
  const fields = Object.keys(first).filter((field) => field !== 'type');
  const varying = fields.filter((field) =>
    actions.some(({ action }) => action?.[field] !== first[field]),
  );
  const [field] = varying.length === 0 ? fields : varying;
  if (field === undefined || varying.length > 1 || typeof first[field] !== 'number') return [];
  return actions
    .map(({ index, action }) => ({ amount: Number(action?.[field]), index }))
    .sort((one, other) => one.amount - other.amount);
}

const JUMPS = [0, 2, 5, 10] as const;

/** The least bid and the round steps above it that are legal, without doubles. */
export function quickRaises(bids: readonly Bid[]): readonly Bid[] {
  const least = bids[0]?.amount;
  if (least === undefined) return [];
  return JUMPS.flatMap((jump) => bids.find(({ amount }) => amount === least + jump) ?? []);
}

/** The bid nearest to an amount, for whoever types one. */
export function nearestBid(bids: readonly Bid[], amount: number): Bid | undefined {
  return bids.reduce<Bid | undefined>(
    (best, bid) =>
      best === undefined || Math.abs(bid.amount - amount) < Math.abs(best.amount - amount)
        ? bid
        : best,
    undefined,
  );
}
