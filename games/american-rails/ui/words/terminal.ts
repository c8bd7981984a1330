import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import type { words } from './en/terminal.ts';

export type TerminalLabels = Translation<typeof words>;

export const TERMINAL_LABELS = await inEveryLanguage<TerminalLabels>(
  (language) => import(`./${language}/terminal.ts`),
);
