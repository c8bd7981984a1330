/** What a position promises one seat: dividends to come, and its stake in each company. */
import type { Seat } from '@roundhouse/engine';
import { boardOf } from '../src/board.ts';
import { LAST_YEAR, PHASES } from '../src/companies.ts';
import { endReasons, sharesHeld } from '../src/rounds.ts';
import { isFounded } from '../src/track.ts';
import { COMPANIES, type Company, type View } from '../src/types.ts';
import type { Temper } from './temper.ts';

const LOW_SUPPLY = 2;

/** Reckoned once for each decision. */
export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly temper: Temper;
  /** Dividend phases that are expected, this round's included. */
  readonly dividends: number;
  /** By company: shares in players' hands. */
  readonly shares: readonly number[];
  /** By company: what a rise of its income by 1 brings the seat for each dividend, less what it brings the others. */
  readonly stakes: readonly number[];
}

export function outlookOf(view: View, seat: Seat, temper: Temper): Outlook {
  const shares: number[] = [];
  const stakes: number[] = [];
  for (const company of COMPANIES) {
    const all = sharesHeld(view, company);
    const own = view.companies[company].held[seat] ?? 0;
    shares.push(all);
    stakes.push(stakeOf(own, all, view.config.seats, temper.rivalry));
  }
  const dividends = dividendsExpected(view, temper.pace);
  return { view, seat, temper, dividends, shares, stakes };
}

export function stakeOf(own: number, all: number, seats: number, rivalry: number): number {
  return all === 0 ? 0 : (own - (rivalry * (all - own)) / (seats - 1)) / all;
}

/** Dividend phases at most, this round's included. */
export function dividendsLeft(view: View): number {
  return endReasons(view).length > 0 ? 1 : LAST_YEAR - view.year + 1;
}

/** Supplies run low, mostly before the last year (AR-8.1): a mean, so that it has fractions. */
function dividendsExpected(view: View, pace: number): number {
  const { seats } = view.config;
  const years = piecesToEnd(view) / (pace * seats);
  const leftOfYear = view.phase === 0 ? 1 : (PHASES + 1 - view.phase) / PHASES;
  return Math.max(1, Math.min(dividendsLeft(view), years - leftOfYear + 1.5));
}

/** Cubes and houses that must be placed until enough supplies are low. */
function piecesToEnd(view: View): number {
  const supplies = [view.houses];
  for (const { status, supply } of view.companies) if (status === 'playing') supplies.push(supply);
  supplies.sort((one, two) => one - two);
  let pieces = 0;
  for (const supply of supplies.slice(0, view.config.seats)) {
    pieces += Math.max(0, supply - LOW_SUPPLY);
  }
  return pieces;
}

/** All that a company will pay until the end, if `price` went into its treasury. */
export function companyWorth(outlook: Outlook, company: Company, price: number): number {
  const { view, dividends, temper } = outlook;
  const { income, treasury, supply } = view.companies[company];
  const start = isFounded(view, company) ? income : bestEmptyCity(view);
  const money = (treasury + price) * temper.incomePerDollar;
  const growth = Math.min(money, temper.mostGrowth, supply);
  return dividends * start + (dividends - 1) * growth;
}

/** What one further share of a company would be paid until the end. */
export function shareWorth(outlook: Outlook, company: Company, price: number): number {
  const { unsold } = outlook.view.companies[company];
  const shares = (outlook.shares[company] ?? 0) + 1;
  const later = outlook.temper.laterShares * Math.max(0, unsold - 1);
  return companyWorth(outlook, company, price) / (shares + later);
}

function bestEmptyCity(view: View): number {
  let best = 0;
  for (const { hex, full } of boardOf(view.config).cities) {
    if (view.map[hex] === 0 && full > best) best = full;
  }
  return best;
}
