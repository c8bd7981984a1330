import { inEveryLanguage } from '@roundhouse/ui/words';

export interface Labels {
  readonly legend: string;
  readonly clockwise: string;
  readonly counterClockwise: string;
  readonly deck: string;
  readonly discards: string;
  readonly hand: string;
  readonly none: string;
  readonly known: (who: string) => string;
  readonly head: readonly string[];
  readonly heldBy: (who: string) => string;
  readonly skips: string;
  readonly blocked: (counter: number, who: string) => string;
  readonly missed: string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/terminal.ts`),
);
