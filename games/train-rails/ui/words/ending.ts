/** What the race says. */
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import type { words } from './en/ending.ts';

export type EndingLabels = Translation<typeof words>;

export const ENDING_LABELS = await inEveryLanguage<EndingLabels>(
  (language) => import(`./${language}/ending.ts`),
);
