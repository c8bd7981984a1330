/** The final settlement in figures (SD-7.5): what each company was worth, and whom it paid. */
import { stockValue, type Company, type View } from '../../../src/index.ts';
import { ALL, sharesOf } from '../../face/reading.ts';

export interface Payment {
  readonly company: Company;
  /** For each share. */
  readonly worth: number;
  /** Shares by seat. */
  readonly shares: readonly number[];
}

export interface Settled {
  readonly seat: number;
  /** Before the settlement. */
  readonly cash: number;
  readonly shares: number;
  readonly total: number;
}

export interface Settlement {
  /** The most valuable company first. */
  readonly payments: readonly Payment[];
  readonly seats: readonly Settled[];
}

export function settlementOf(view: View): Settlement {
  const payments = ALL.map((company) => ({
    company,
    worth: stockValue(view.stock, company),
    shares: view.cash.map((_, seat) => sharesOf(view, company, seat)),
  })).filter(({ shares }) => shares.some((count) => count > 0));
  return {
    payments: payments.toSorted((a, b) => b.worth - a.worth),
    seats: view.cash.map((total, seat) => {
      const shares = payments.reduce(
        (sum, { worth, shares: held }) => sum + worth * (held[seat] ?? 0),
        0,
      );
      return { seat, cash: total - shares, shares, total };
    }),
  };
}
