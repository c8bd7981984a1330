/** Where the money came from: what each year's dividends paid, read off the course of a match. */
import { dividendPerShare } from '../../../src/rounds.ts';
import { COMPANIES, type Company, type View } from '../../../src/types.ts';
import { dividendOf, heldBy } from '../../face/holdings.ts';

export interface Account {
  readonly seat: number;
  readonly start: number;
  /** What the shares cost. */
  readonly shares: number;
  /** By year. */
  readonly dividends: readonly number[];
  /** What actions brought or cost. */
  readonly rest: number;
  readonly end: number;
}

export interface Payer {
  readonly company: Company;
  /** For each share, by year; undefined: nobody held one. */
  readonly perShare: readonly (number | undefined)[];
}

export interface Ledger {
  readonly years: readonly number[];
  readonly accounts: readonly Account[];
  /** Companies that paid at least once. */
  readonly payers: readonly Payer[];
}

function isOver(view: View): boolean {
  return view.frame.step === 'over';
}

/** Whether the line that led here ended with the dividends of a year. */
function paidBetween(before: View, after: View): boolean {
  return after.year > before.year || (isOver(after) && !isOver(before));
}

function sharesOf(view: View, seat: number): number {
  return COMPANIES.reduce<number>((sum, company) => sum + heldBy(view, seat, company), 0);
}

export function ledgerOf(course: readonly View[]): Ledger {
  const steps = course.flatMap((after, at) => {
    const before = course[at - 1];
    return before ? [{ before, after, isPaid: paidBetween(before, after) }] : [];
  });
  // Dividends change neither incomes nor shares: what was paid can be read off the position after it.
  const paydays = steps.filter(({ isPaid }) => isPaid);
  const [first] = course;
  const last = course.at(-1);
  const accounts = (first?.cash ?? []).map((start, seat): Account => {
    const dividends = paydays.map(({ after }) => dividendOf(after, seat));
    const shares = steps.reduce((sum, { before, after, isPaid }) => {
      // A share that left the game at once was paid as well (AR-4.6).
      const isBought = sharesOf(after, seat) > sharesOf(before, seat) || before.auction !== null;
      const dividend = isPaid ? dividendOf(after, seat) : 0;
      const paid = (before.cash[seat] ?? 0) + dividend - (after.cash[seat] ?? 0);
      return isBought ? sum + paid : sum;
    }, 0);
    const end = last?.cash[seat] ?? start;
    const paid = dividends.reduce((sum, dividend) => sum + dividend, 0);
    return { seat, start, shares, dividends, rest: end - start - paid + shares, end };
  });
  const payers = COMPANIES.map((company) => ({
    company,
    perShare: paydays.map(({ after }) =>
      after.companies[company].held.some((held) => held > 0)
        ? dividendPerShare(after, company)
        : undefined,
    ),
  }));
  return {
    years: paydays.map(({ before }) => before.year),
    accounts,
    payers: payers.filter(({ perShare }) => perShare.some((paid) => paid !== undefined)),
  };
}
