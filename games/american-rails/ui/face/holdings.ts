/** What a seat has in its companies, and what they would pay it now. */
import { LAST_YEAR } from '../../src/companies.ts';
import { dividendPerShare } from '../../src/rounds.ts';
import { COMPANIES, type Company, type View } from '../../src/types.ts';

export function heldBy(view: View, seat: number, company: Company): number {
  return view.companies[company].held[seat] ?? 0;
}

/** All dividends of a seat, if they were paid now. */
export function dividendOf(view: View, seat: number): number {
  let sum = 0;
  for (const company of COMPANIES) {
    sum += heldBy(view, seat, company) * dividendPerShare(view, company);
  }
  return sum;
}

/** A seat's cash in the end, if nothing changed and the last year were played. */
export function onCourseFor(view: View, seat: number): number {
  const years = view.frame.step === 'over' ? 0 : LAST_YEAR - view.year + 1;
  return (view.cash[seat] ?? 0) + years * dividendOf(view, seat);
}
