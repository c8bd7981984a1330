import { inEveryLanguage } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly start: string;
  readonly shares: string;
  readonly rest: string;
  readonly end: string;
  readonly perShare: string;
  readonly company: string;
  readonly years: string;
  readonly paid: string;
  readonly none: string;
}

export const ENDING_LABELS = await inEveryLanguage<EndingLabels>(
  (language) => import(`../../words/${language}/ending.ts`),
);
