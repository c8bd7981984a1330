/** What the race says. */
import { inEveryLanguage } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly chart: string;
  turn(turn: number): string;
  turns(many: number): string;
  readonly player: string;
  readonly counted: {
    readonly sat: string;
    readonly lost: string;
    readonly hits: string;
    readonly missed: string;
    readonly skipped: string;
    readonly stopped: string;
  };
  readonly moments: string;
  lost(by: string, card: string, who: string, many: number): string;
  stopped(who: string, card: string, by: string): string;
}

export const ENDING_LABELS = await inEveryLanguage<EndingLabels>(
  (language) => import(`../../words/${language}/ending.ts`),
);
