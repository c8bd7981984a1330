/** What is wanted of a new match, and what a list tells of those that are there. */
import type { Json, Seat } from '@roundhouse/engine';
import type { Pace } from './pace.ts';
import type { Sitter } from './sitter.ts';
import type { Stakes } from './stakes.ts';

export interface NewMatch {
  /** What it is called in the store; undefined: a new name. */
  readonly id?: string;
  readonly title: string;
  /** The options; at least the seats. */
  readonly config: unknown;
  /** One a seat. */
  readonly sitters: readonly Sitter[];
  /** In words: the same deals the same again. */
  readonly seed?: string;
  /** What does not happen by itself but is put on the table as lines: what is drawn, or all that follows. */
  readonly byHand?: 'draws' | 'all';
  /** A position to begin with instead of the set-up. */
  readonly state?: Json;
  /** How fast it is played; undefined: everybody takes his time. */
  readonly pace?: Pace;
  /** What hangs on it beyond the table. */
  readonly stakes?: Stakes;
  /** Each seat's device adds a salt before anything is drawn, within so many milliseconds. */
  readonly gatherMs?: number;
}

/** Why a stored match can't be opened: a newer version wrote it, or it is broken. */
export type MatchProblem = 'newer' | 'unusable';

/** A match in the list of those in a store. */
export interface MatchEntry {
  readonly match: string;
  readonly title: string;
  readonly sitters: readonly Sitter[];
  readonly touched: number;
  /** How many lines it has. */
  readonly lines: number;
  /** Who must decide; empty when it is over. */
  readonly owing: readonly Seat[];
  readonly isOver: boolean;
  /** Undefined: it can be opened, as far as is known. */
  readonly problem?: MatchProblem;
}
