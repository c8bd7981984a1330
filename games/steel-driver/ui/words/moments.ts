/** What the scenes say, in each language. */
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import type { words } from './en/moments.ts';

export type MomentLabels = Translation<typeof words>;

export const MOMENT_LABELS = await inEveryLanguage<MomentLabels>(
  (language) => import(`./${language}/moments.ts`),
);
