/** What the panels say. */
import { inEveryLanguage } from '@roundhouse/ui/words';

export interface Labels {
  readonly yard: string;
  readonly players: string;
  readonly track: string;
  wagons(count: number): string;
  left(count: number): string;
  readonly toMove: string;
  readonly taken: string;
  readonly end: string;
}

export const LABELS = await inEveryLanguage<Labels>(
  (language) => import(`../words/${language}/face.ts`),
);
