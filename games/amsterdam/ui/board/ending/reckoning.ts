/** The end in the order in which it is told: contracts one by one, round the table, then the merchandise. */
import type { Final, View } from '../../../src/types.ts';

export type Revealed =
  | {
      readonly kind: 'contract';
      readonly seat: number;
      readonly at: number;
      readonly points: number;
    }
  | { readonly kind: 'bonus'; readonly seat: number; readonly points: number };

export function finalsOf(view: View): readonly Final[] {
  return view.finals ?? [];
}

export function reckoningOf(finals: readonly Final[]): readonly Revealed[] {
  const most = Math.max(0, ...finals.map(({ contracts }) => contracts.length));
  const contracts = Array.from({ length: most }, (_, at) =>
    finals.flatMap(({ seat, contracts: held }): Revealed[] => {
      const contract = held[at];
      return contract ? [{ kind: 'contract', seat, at, points: contract.points }] : [];
    }),
  ).flat();
  // The fewest cards first: the largest bonus is told last.
  const bonuses = finals
    .filter(({ bonusCards }) => bonusCards > 0)
    .toSorted((a, b) => a.bonusPoints - b.bonusPoints)
    .map(({ seat, bonusPoints }): Revealed => ({ kind: 'bonus', seat, points: bonusPoints }));
  return [...contracts, ...bonuses];
}

/** A seat's score once so much has been told. */
export function scoreAfter(final: Final, told: readonly Revealed[]): number {
  return told
    .filter(({ seat }) => seat === final.seat)
    .reduce((sum, { points }) => sum + points, final.routes);
}

export function isRevealed(told: readonly Revealed[], seat: number, at: number): boolean {
  return told.some((each) => each.kind === 'contract' && each.seat === seat && each.at === at);
}
