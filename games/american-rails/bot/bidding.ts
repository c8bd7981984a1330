/** Auctions: how high each seat would go, and what a seat gains by an auction. */
import type { Seat } from '@roundhouse/engine';
import { MINIMUM_BID } from '../src/companies.ts';
import { COMPANIES, type Company, type View } from '../src/types.ts';
import { shareWorth } from './outlook.ts';

/** The part of a share's worth that is bid for it. */
const KEENNESS = 0.52;
/** In the preparation round nobody spends more than this part of his cash on one share. */
const FIRST_SPENDING = 0.6;
const GUESSED_PRICE = 15;

/** The most that a seat bids for a share; below the minimum: it passes. */
export function bidLimit(view: View, seat: Seat, company: Company): number {
  const cash = view.cash[seat] ?? 0;
  const purse = view.phase === 0 ? Math.max(cash * FIRST_SPENDING, MINIMUM_BID) : cash;
  return Math.floor(Math.min(shareWorth(view, company, GUESSED_PRICE) * KEENNESS, purse, cash));
}

/**
 * What the seat may hope to keep if it offers the share: where the others stop as high as he does,
 * it is even odds who gets it. 0: it would not get it.
 */
function surplus(view: View, seat: Seat, company: Company): number {
  let price = MINIMUM_BID;
  for (let other = 0; other < view.config.seats; other++) {
    if (other !== seat) price = Math.max(price, bidLimit(view, other, company));
  }
  const limit = bidLimit(view, seat, company);
  return limit < price ? 0 : (shareWorth(view, company, price) - price) / 2;
}

export interface Prospect {
  readonly company: Company;
  readonly gain: number;
}

/** The share that it pays most to offer, among these companies. */
export function bestOffer(view: View, seat: Seat, companies: readonly Company[]): Prospect {
  let best: Prospect = { company: companies[0] ?? 0, gain: -Infinity };
  for (const company of companies) {
    const gain = surplus(view, seat, company);
    if (gain > best.gain) best = { company, gain };
  }
  return best;
}

/** Companies with a share to auction. */
export function onOffer(view: View): Company[] {
  return COMPANIES.filter((company) => view.companies[company].unsold > 0);
}
