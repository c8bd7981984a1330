/** What stands on the board in words. */
import { inEveryLanguage } from '@roundhouse/ui/words';

export interface BoardLabels {
  readonly board: string;
  readonly motto: string;
  readonly north: string;
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  readonly display: string;
  readonly hand: string;
  readonly noCards: string;
  readonly contracts: string;
  readonly offers: string;
  readonly both: string;
  readonly to: string;
  readonly done: string;
  readonly closed: string;
  readonly failed: string;
  missing(spaces: number): string;
  readonly pile: string;
  readonly contractPile: string;
  readonly discards: string;
  readonly payments: string;
  readonly legend: string;
  /** So many spaces bring so many points. */
  pointsFor(spaces: number, points: number): string;
  readonly merchandise: string;
  place(place: number): string;
  merchandiseOf(cards: number): string;
  readonly seen: string;
}

export const BOARD_LABELS = await inEveryLanguage<BoardLabels>(
  (language) => import(`../words/${language}/board.ts`),
);
