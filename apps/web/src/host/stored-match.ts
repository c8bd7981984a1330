/** A match as this device keeps it. Its lines lie beside it, one a row, and are only ever appended. */
import type { Json, Seat, Snapshot } from '@roundhouse/engine';
import type { Sitter } from './table-host.ts';

export interface StoredMatch {
  /** Names the match on this device. */
  readonly id: string;
  readonly title: string;
  /** The version of the rules that its lines were begun with. */
  readonly rules: number;
  /** The match's name in its record, from which chance is drawn too: the same seed and name deal the same. */
  readonly name: string;
  readonly config: Json;
  readonly sitters: readonly Sitter[];
  /** Of all draws to come. Stays on this device until the match is over. */
  readonly seed: string;
  /** Undefined where earlier draws came from elsewhere, so that the record can't be checked by the seed. */
  readonly commit?: string;
  readonly begun: number;
  readonly touched: number;
  readonly lines: number;
  /** Who must decide; empty when it is over. */
  readonly owing: readonly Seat[];
  readonly isOver: boolean;
  /** It could not be replayed when it was opened last. */
  readonly isBroken?: true;
  /** The position after the last line: a later version of the rules opens the match by it. */
  readonly snapshot: Snapshot;
}

export interface StoredLine {
  readonly seq: number;
  readonly text: string;
  /** The move's key, on the line that answered it. */
  readonly key?: string;
}
