/** What the scenes say, in each language. */
import { inEveryLanguage } from '@roundhouse/ui/words';

export interface MomentLabels {
  readonly and: string;
  lot(company: string): string;
  cubes(count: number): string;
  readonly controlAndShare: string;
  readonly box: string;
  sold(who: string, company: string, bid: string): string;
  payout(round: number): string;
  readonly paidOut: string;
  readonly nobodyPaid: string;
  joined(ends: readonly [string, string]): string;
  readonly lastLink: string;
  readonly partner: string;
  readonly lost: string;
  readonly bonuses: string;
  readonly settlement: string;
  readonly lastCount: string;
  won(winners: readonly string[], cash: number): string;
}

export const MOMENT_LABELS = await inEveryLanguage<MomentLabels>(
  (language) => import(`../words/${language}/moments.ts`),
);
