/** What deserves a scene of its own: who gets what, as plain data. It is drawn once, for every game. */

/** A payout, the hammer of an auction, a die, something completed, the last count. */
export const MOMENT_KINDS = ['payout', 'hammer', 'die', 'contract', 'count'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

/** What a line is made up of: a company and what it paid. */
export interface MomentPart {
  /** A place of the face, for its mark. */
  readonly place?: string;
  readonly text: string;
}

/** Who gets what. */
export interface MomentRow {
  /** The player whom it concerns; without one a place of the face. */
  readonly seat?: number;
  readonly place?: string;
  readonly name: string;
  readonly parts: readonly MomentPart[];
  /** As it is shown: '+$12', 'boards', '1.'. */
  readonly gets: string;
  /** What there was and what there is now: it counts from the one to the other. */
  readonly from?: string;
  readonly to?: string;
  readonly tone: 'gain' | 'loss' | 'plain';
}

export interface Moment {
  readonly kind: MomentKind;
  /** The numbers of the events that it tells; what else happened is told as ever. */
  readonly events: readonly number[];
  /** On the sign: 'Dividends of 1853'. */
  readonly title: string;
  /** All of it as a person would say it: the caption, and what a screen reader hears. */
  readonly sentence: string;
  /** In the order in which they are told. */
  readonly rows: readonly MomentRow[];
  /** What all of it comes to, or the price that was paid. */
  readonly sum?: { readonly label: string; readonly value: string };
  /** What the game draws of it, large: 'die:open', 'share:liberty:3'. */
  readonly exhibit?: string;
  /** The rule that speaks. */
  readonly rule?: string;
}
