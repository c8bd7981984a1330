/** What stands on the board in words. */
import { inEveryLanguage, type Translation } from '@roundhouse/ui/words';
import type { words } from './en/board.ts';

export type BoardLabels = Translation<typeof words>;

export const BOARD_LABELS = await inEveryLanguage<BoardLabels>(
  (language) => import(`./${language}/board.ts`),
);
