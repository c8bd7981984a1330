/**
 * Coal yard: a small game that has every difficulty once. A deck drawn lazily with known cards at
 * its bottom, hidden hands, a sealed choice, a reaction window, a look at a hidden card, a forced turn.
 *
 * Each seat is dealt two cards, then all choose in secret whether to put one under the deck. In turn a
 * seat draws, lays a card open on its row, peeks at the lowest card, or (with a card in hand) raids a card
 * of another's row: then everybody else with a card may block it with a guard, answers sealed; of several guards only that
 * of the first seat clockwise from the raider is spent and shown.
 */
import type { Seat, Viewer } from '../../src/index.ts';

export const CARDS = ['red', 'blue', 'green', 'guard'] as const;
export type Card = (typeof CARDS)[number];
/** How many of each card. */
export type Cards = Record<Card, number>;

export const GUARDS = ['2', '4'] as const;
export const LENGTHS = ['short', 'long'] as const;

export interface Config {
  readonly seats: number;
  readonly guards: (typeof GUARDS)[number];
  readonly length: (typeof LENGTHS)[number];
}

/** A card under the deck, and who has seen it. */
export interface Under {
  card: Card;
  seenBy: Seat[];
}

export type Answer = { readonly put: Card | null } | { readonly block: boolean };

export interface Raid {
  by: Seat;
  from: Seat;
  card: Card;
}

export type Phase = 'deal' | 'choose' | 'turn' | 'draw' | 'window' | 'over';

export interface State {
  readonly config: Config;
  phase: Phase;
  /** The part of the deck that nobody has seen. */
  deck: Cards;
  /** Below it, in the order of drawing. */
  under: Under[];
  hands: Cards[];
  rows: Cards[];
  discards: Cards;
  mover: Seat;
  turns: number;
  /** What each seat answered in the phase 'choose' or 'window'. */
  answers: (Answer | null)[];
  /** The seats that are asked and have not answered. */
  asked: Seat[];
  raid: Raid | null;
}

export interface View {
  readonly config: Config;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly deckSize: number;
  /** Null where the viewer has not seen the card. */
  readonly under: readonly (Under | null)[];
  readonly handSizes: readonly number[];
  readonly hands: readonly (Cards | null)[];
  readonly rows: readonly Cards[];
  readonly discards: Cards;
  readonly mover: Seat;
  readonly turns: number;
  readonly asked: readonly Seat[];
  readonly answers: readonly (Answer | null)[];
  readonly raid: Raid | null;
}

export type Action =
  | { readonly type: 'keep' }
  | { readonly type: 'put'; readonly card: Card }
  | { readonly type: 'draw' }
  | { readonly type: 'lay'; readonly card: Card }
  | { readonly type: 'peek' }
  | { readonly type: 'raid'; readonly from: Seat; readonly card: Card }
  | { readonly type: 'allow' }
  | { readonly type: 'block' }
  | { readonly type: 'pass' };

export type Chance = { readonly type: 'card'; readonly card: Card };

/** A card of null is one that the viewer may not know. */
export type Event =
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'chosen'; readonly seat: Seat; readonly put: Card | 'hidden' | null }
  | { readonly type: 'chose'; readonly counts: readonly number[] }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'answered'; readonly seat: Seat; readonly block: boolean | null }
  | { readonly type: 'raided'; readonly raid: Raid; readonly blockedBy: Seat | null }
  | { readonly type: 'passed'; readonly seat: Seat };

export interface CoalYard {
  config: Config;
  state: State;
  view: View;
  action: Action;
  chance: Chance;
  event: Event;
}
