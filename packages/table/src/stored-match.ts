/** A match as a store keeps it. Its lines lie beside it, one a row, and are only ever appended. */
import type { Json, Seat, Snapshot } from '@roundhouse/engine';
import type { Orders } from './orders.ts';
import type { Clock, Pace } from './pace.ts';
import type { Sitter } from './sitter.ts';
import type { Stakes } from './stakes.ts';

export interface StoredMatch {
  /** Names the match in its store. */
  readonly id: string;
  readonly title: string;
  /** The version of the rules that its lines were begun with. */
  readonly rules: number;
  /** The match's name in its record, from which chance is drawn too: the same seed and name deal the same. */
  readonly name: string;
  readonly config: Json;
  readonly sitters: readonly Sitter[];
  /** Undefined where earlier draws came from elsewhere, so that the record can't be checked by the seed. */
  readonly commit?: string;
  /** What each seat's device added to the seed, in seat order; undefined: nobody was asked. */
  readonly salts?: readonly string[];
  /** What does not happen by itself but comes as lines: what is drawn, or all that follows from a move. */
  readonly byHand?: 'draws' | 'all';
  /** How fast it is played; undefined: everybody takes his time. */
  readonly pace?: Pace;
  /** Where there is a pace: how the clocks stand. */
  readonly clock?: Clock;
  /** Standing orders, each its seat's own secret: no list and no step has them. */
  readonly orders?: Orders;
  /** Undefined: it counts for nothing beyond the table. */
  readonly stakes?: Stakes;
  /** By seat, as they count, once it is over and something hangs on it. */
  readonly places?: readonly number[];
  /** When it goes on by time alone, if nothing happens before; a store keeps a timer by it. */
  readonly due?: number;
  /** Salts still come in: nothing is drawn yet. */
  readonly gathering?: Gathering;
  readonly begun: number;
  readonly touched: number;
  readonly lines: number;
  /** Counts what was written: who writes the next says which one he knew. */
  readonly revision: number;
  /** Who must decide; empty when it is over. */
  readonly owing: readonly Seat[];
  readonly isOver: boolean;
  /** It could not be replayed when it was opened last. */
  readonly isBroken?: true;
  /** The match after its last line, with all that opening needs. */
  readonly snapshot: Snapshot;
}

export interface Gathering {
  /** By seat; null: not yet given. */
  readonly salts: readonly (string | null)[];
  /** When it begins without those that are missing. */
  readonly until: number;
}

export interface StoredLine {
  readonly seq: number;
  readonly text: string;
  /** The key of the move or the undo, on the line that answered it. */
  readonly key?: string;
  /** When it was made; lines of the first store do not know. */
  readonly at?: number;
  /** The seat whose doing it was. */
  readonly by?: Seat;
  /** What happened, whole, as the rules of that time told it. */
  readonly events?: readonly Json[];
  /** Now and then: how the match stood after it, without its config, as the rules of that time wrote it. */
  readonly state?: Json;
}

/** All of one match. The seed of its draws lies apart from what a list gives. */
export interface KeptMatch {
  readonly match: StoredMatch;
  readonly seed: string;
  readonly lines: readonly StoredLine[];
}
