/** Bids in a list of legal actions: those that differ in their amount and in nothing else. */
export interface Bid {
  readonly amount: number;
  /** Its number in the legal list. */
  readonly index: number;
}

/** What games call the sum that is offered. */
const AMOUNTS = ['amount', 'bid'] as const;

interface Offer {
  readonly amount: number;
  /** What is offered for: equal in the bids of one series. */
  readonly lot: string;
}

function offerOf(action: object | undefined): Offer | undefined {
  const fields = new Map<string, unknown>(Object.entries(action ?? {}));
  for (const name of AMOUNTS) {
    const amount = fields.get(name);
    if (typeof amount !== 'number') continue;
    fields.delete(name);
    return { amount, lot: JSON.stringify([...fields]) };
  }
  return undefined;
}

/** All bids for the lot that what is left is about, lowest first; empty while it is about several, or none. */
export function bidsAmong(legal: readonly object[], left: readonly number[]): readonly Bid[] {
  const lots = new Set(left.flatMap((index) => offerOf(legal[index])?.lot ?? []));
  const [lot] = lots;
  if (lot === undefined || lots.size > 1) return [];
  const bids = [...legal.entries()].flatMap(([index, action]) => {
    const offer = offerOf(action);
    return offer?.lot === lot ? [{ amount: offer.amount, index }] : [];
  });
  return bids.sort((one, other) => one.amount - other.amount);
}

const JUMPS = [0, 2, 5, 10] as const;

/** The least bid and the round steps above it that are legal. */
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

/** Shorter texts are read at a glance. */
export const LONG = 14;

/** The words that all of them begin with, where they are long: said once, they need not stand on every button. */
export function commonLead(texts: readonly string[]): string {
  const [first = ''] = texts;
  if (texts.length < 2 || texts.every(({ length }) => length <= LONG)) return '';
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length]))
    length += 1;
  return first.slice(0, first.lastIndexOf(' ', length - 1) + 1);
}
