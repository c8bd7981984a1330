/** What stands on the board in words. */
import { inEveryLanguage } from '@roundhouse/ui/words';
import type { Space } from '../../src/types.ts';

export interface BoardLabels {
  readonly board: string;
  readonly lakeMichigan: readonly [string, string];
  readonly lakeErie: string;
  readonly ocean: readonly [string, string];
  readonly gulf: string;
  readonly north: string;
  readonly connections: string;
  readonly connectionNote: string;
  readonly actions: string;
  readonly order: string;
  readonly spaces: Readonly<Record<Space, string>>;
  readonly orExpand: string;
  readonly legend: readonly (readonly [string, string])[];
  readonly zoom: { readonly closer: string; readonly wider: string; readonly whole: string };
  readonly companies: string;
  readonly heads: readonly [string, string, string, string];
  readonly removed: string;
  readonly knockedOut: string;
  readonly noShares: string;
  readonly oneShare: string;
  oneOf(shares: number): string;
  shareNumber(number: number): string;
  chosenFor(company: string): string;
}

export const BOARD_LABELS = await inEveryLanguage<BoardLabels>(
  (language) => import(`../words/${language}/board.ts`),
);
