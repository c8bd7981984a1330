/** The tables. Whole values lie as JSON text, so that they come back as they were written; times are milliseconds. */

/** 0 or 1: SQLite knows no other truth. */
type Flag = number;

export interface Schema {
  readonly migration: { readonly version: number; readonly at: number };
  readonly match: MatchRow;
  readonly seed: { readonly match: string; readonly seed: string };
  readonly snapshot: { readonly match: string; readonly body: string };
  readonly line: LineRow;
}

/** What lists ask for; `lines` is what appending is compared with. */
export interface MatchRow {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly name: string;
  readonly config: string;
  readonly sitters: string;
  readonly commitment: string | null;
  readonly salts: string | null;
  readonly gathering: string | null;
  readonly turn_ms: number | null;
  readonly by_hand: string | null;
  readonly begun: number;
  readonly touched: number;
  readonly lines: number;
  readonly owing: string;
  readonly over: Flag;
  readonly broken: Flag;
}

export interface LineRow {
  readonly match: string;
  readonly seq: number;
  readonly text: string;
  readonly key: string | null;
  readonly at: number | null;
  readonly by: number | null;
  readonly events: string | null;
}
