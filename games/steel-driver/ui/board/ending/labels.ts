import { inEveryLanguage } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly before: string;
  readonly paid: string;
  readonly total: string;
  share(count: number): string;
  crossing(companies: string, closer: string): string;
}

export const ENDING_LABELS = await inEveryLanguage<EndingLabels>(
  (language) => import(`../../words/${language}/ending.ts`),
);
