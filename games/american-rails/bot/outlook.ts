/** What a position promises: dividends to come, and what they are worth to one seat against the others. */
import type { Seat } from '@roundhouse/engine';
import { CITIES } from '../src/board.ts';
import { LAST_YEAR } from '../src/companies.ts';
import { endReasons, sharesHeld } from '../src/rounds.ts';
import { isFounded } from '../src/track.ts';
import type { Company, View } from '../src/types.ts';

/** Income that a dollar in a treasury buys, and how much income that adds at most. */
const INCOME_PER_DOLLAR = 0.55;
const MOST_GROWTH = 22;
/** How far the unsold shares are counted as if they were sold. */
const LATER_SHARES = 0.4;

/** Dividend phases to come, this round's included. */
export function dividendsLeft(view: View): number {
  return endReasons(view).length > 0 ? 1 : LAST_YEAR - view.year + 1;
}

/**
 * What a rise of a company's income by 1 brings a seat for each dividend, less what it brings the
 * others on average.
 */
export function stake(view: View, seat: Seat, company: Company): number {
  const shares = sharesHeld(view, company);
  const own = view.companies[company].held[seat] ?? 0;
  return shares === 0 ? 0 : (own - (shares - own) / (view.config.seats - 1)) / shares;
}

/** What one further share of a company would be paid until the end, if `price` went into its treasury. */
export function shareWorth(view: View, company: Company, price: number): number {
  const { income, treasury, supply, unsold } = view.companies[company];
  const dividends = dividendsLeft(view);
  const start = isFounded(view, company) ? income : bestEmptyCity(view);
  const growth = Math.min((treasury + price) * INCOME_PER_DOLLAR, MOST_GROWTH, supply);
  const total = dividends * start + (dividends - 1) * growth;
  const shares = sharesHeld(view, company) + 1 + LATER_SHARES * (unsold - 1);
  return total / shares;
}

function bestEmptyCity(view: View): number {
  let best = 0;
  for (const { hex, full } of CITIES) if (view.map[hex] === 0 && full > best) best = full;
  return best;
}
