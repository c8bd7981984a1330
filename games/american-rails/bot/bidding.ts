/** Auctions: how high each seat would go, and what a seat gains by an auction. */
import type { Seat } from '@roundhouse/engine';
import { MINIMUM_BID } from '../src/companies.ts';
import { COMPANIES, type Company, type View } from '../src/types.ts';
import { companyWorth, shareWorth, stakeOf, type Outlook } from './outlook.ts';

const GUESSED_PRICE = 15;
const MOST_DIVIDENDS = 7;

/** The most that a seat bids for a share; below the minimum: it passes. */
export function bidLimit(outlook: Outlook, seat: Seat, company: Company): number {
  const { view, temper, dividends } = outlook;
  const cash = view.cash[seat] ?? 0;
  const late = (MOST_DIVIDENDS - dividends) / (MOST_DIVIDENDS - 1);
  const first = temper.keenFirst[view.config.seats] ?? 0;
  const keen = first + (temper.keenLast - first) * late;
  const owner = (view.companies[company].held[seat] ?? 0) > 0 ? temper.keenOwner : 1;
  const worth = shareWorth(outlook, company, GUESSED_PRICE) * keen * owner;
  return Math.floor(Math.min(worth, cash));
}

/** The highest limit among some seats, and whose it is. */
function strongest(outlook: Outlook, company: Company, but: Seat): readonly [Seat, number] {
  let [rival, price] = [-1, 0];
  for (let other = 0; other < outlook.view.config.seats; other++) {
    if (other === but) continue;
    const limit = bidLimit(outlook, other, company);
    if (limit > price) [rival, price] = [other, limit];
  }
  return [rival, price];
}

/** What the seat gains if a share of the company is auctioned now, against leaving it alone. */
export function auctionGain(outlook: Outlook, company: Company): number {
  const { view, seat, temper } = outlook;
  const { seats } = view.config;
  const own = view.companies[company].held[seat] ?? 0;
  const all = outlook.shares[company] ?? 0;
  const [, price] = strongest(outlook, company, seat);
  const limit = bidLimit(outlook, seat, company);
  const paid = Math.max(MINIMUM_BID, Math.min(price, limit));
  const before = (outlook.stakes[company] ?? 0) * companyWorth(outlook, company, 0);
  const after = companyWorth(outlook, company, paid);
  const won = stakeOf(own + 1, all + 1, seats, temper.rivalry) * after - paid;
  const lost =
    stakeOf(own, all + 1, seats, temper.rivalry) * after + (temper.rivalry * paid) / (seats - 1);
  if (limit < MINIMUM_BID) return price < MINIMUM_BID ? 0 : lost - before;
  if (limit === price) return (won + lost) / 2 - before;
  return (limit > price ? won : lost) - before;
}

export interface Prospect {
  readonly company: Company;
  readonly gain: number;
}

/** The share that it pays most to offer, among these companies. */
export function bestOffer(outlook: Outlook, companies: readonly Company[]): Prospect {
  let best: Prospect = { company: companies[0] ?? 0, gain: -Infinity };
  for (const company of companies) {
    const gain = auctionGain(outlook, company);
    if (gain > best.gain) best = { company, gain };
  }
  return best;
}

/** Companies with a share to auction. */
export function onOffer(view: View): Company[] {
  return COMPANIES.filter((company) => view.companies[company].unsold > 0);
}
