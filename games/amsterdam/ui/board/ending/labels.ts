import { inEveryLanguage } from '@roundhouse/ui/words';

export interface EndingLabels {
  readonly title: string;
  readonly next: string;
  readonly all: string;
  readonly routes: string;
  readonly hidden: string;
  points(points: number): string;
  merchandise(cards: number): string;
  contract(from: string, to: string): string;
}

export const ENDING_LABELS = await inEveryLanguage<EndingLabels>(
  (language) => import(`../../words/${language}/ending.ts`),
);
