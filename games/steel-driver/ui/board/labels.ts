/** What stands on the board in words. */
import { inEveryLanguage } from '@roundhouse/ui/words';

export interface BoardLabels {
  readonly board: string;
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  /** Seas by their names in the map; ' / ' parts the lines. */
  readonly waters: Readonly<Record<string, string>>;
  readonly legend: string;
  readonly companies: string;
  /** The heads of a company's figures: its box, its profit, the links that it has left. */
  readonly heads: readonly [string, string, string];
  readonly settled: string;
  readonly nobody: string;
  sold(shares: number, of: number): string;
  readonly trains: string;
  /** The same order, in the settlement. */
  readonly takers: string;
  readonly passed: string;
  readonly profits: string;
  readonly goods: string;
  readonly sets: string;
  readonly supply: string;
  readonly crossing: string;
  readonly lastPiece: string;
  readonly others: string;
  closedBy(company: string): string;
  startIn(city: string): string;
  readonly cubes: string;
  readonly controls: string;
  readonly shares: string;
  holding(cubes: number, controls: string, shares: string): string;
  readonly none: string;
  readonly controlAndShare: string;
  readonly lotLegend: string;
  shareNumber(number: number): string;
}

export const BOARD_LABELS = await inEveryLanguage<BoardLabels>(
  (language) => import(`../words/${language}/board.ts`),
);
