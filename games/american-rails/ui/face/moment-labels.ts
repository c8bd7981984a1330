/** What the scenes say, in each language. */
import { inEveryLanguage } from '@roundhouse/ui/words';

export interface MomentLabels {
  share(company: string): string;
  readonly getsShare: string;
  readonly treasury: string;
  sold(who: string, company: string, price: number): string;
  nobodyBid(company: string): string;
  dividends(year: number): string;
  readonly paidOut: string;
  readonly lastCount: string;
  won(winners: readonly string[], cash: number, year: number): string;
}

export const MOMENT_LABELS = await inEveryLanguage<MomentLabels>(
  (language) => import(`../words/${language}/moments.ts`),
);
