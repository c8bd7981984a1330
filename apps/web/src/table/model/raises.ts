/** Bids in a list of legal actions. */
import type { Bid } from '@roundhouse/ui/face';

export interface LegalBid {
  readonly amount: number;
  /** Its number in the legal list. */
  readonly index: number;
}

/** All bids for the lot that what is left is about, lowest first; empty while it is about several, or none. */
export function bidsAmong<Action>(
  legal: readonly Action[],
  left: readonly number[],
  bidOf: ((action: Action) => Bid | undefined) | undefined,
): readonly LegalBid[] {
  const all = legal.map((action) => bidOf?.(action));
  const lots = new Set(left.flatMap((index) => all[index]?.lot ?? []));
  const [lot] = lots;
  if (lot === undefined || lots.size > 1) return [];
  return all
    .flatMap((bid, index) => (bid?.lot === lot ? [{ amount: bid.amount, index }] : []))
    .sort((one, other) => one.amount - other.amount);
}

const JUMPS = [0, 2, 5, 10] as const;

/** The least bid and the round steps above it that are legal. */
export function quickRaises(bids: readonly LegalBid[]): readonly LegalBid[] {
  const least = bids[0]?.amount;
  if (least === undefined) return [];
  return JUMPS.flatMap((jump) => bids.find(({ amount }) => amount === least + jump) ?? []);
}

/** The bid nearest to an amount, for whoever types one. */
export function nearestBid(bids: readonly LegalBid[], amount: number): LegalBid | undefined {
  return bids.reduce<LegalBid | undefined>(
    (best, bid) =>
      best === undefined || Math.abs(bid.amount - amount) < Math.abs(best.amount - amount)
        ? bid
        : best,
    undefined,
  );
}

/** A bare figure and what it counts: '3' and ' cubes'. */
export function figureAndUnit(text: string): readonly [figure: string, unit: string] {
  const [, figure = text, unit = ''] = /^(\d+)( .+)$/.exec(text) ?? [];
  return [figure, unit];
}

/** Shorter texts are read at a glance. */
export const LONG = 12;

/** The words that all of them begin with, where they are long: said once, they need not stand on every button. */
export function commonLead(texts: readonly string[]): string {
  const [first = ''] = texts;
  if (texts.length < 2 || texts.every(({ length }) => length <= LONG)) return '';
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length]))
    length += 1;
  return first.slice(0, first.lastIndexOf(' ', length - 1) + 1);
}
