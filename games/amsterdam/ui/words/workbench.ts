/** What the workbench says, where a box is made. */
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import type { words } from './en/workbench.ts';

export type WorkbenchLabels = Translation<typeof words>;

export const WORKBENCH_LABELS = await inEveryLanguage<WorkbenchLabels>(
  (language) => import(`./${language}/workbench.ts`),
);
