/** A store as who looks after it sees it: its tables as they lie there, in one transaction, whatever version they are of. */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;
/** Built by Kysely, or written out for one kind of store. */
export type Query = Compilable | CompiledQuery;

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Session {
  readonly kind: 'sqlite' | 'postgres';
  readonly build: Kysely<Schema>;
  /** All that is read until the end is of one moment. */
  beginReading(): Promise<void>;
  /** Nobody else writes until the end. */
  beginWriting(): Promise<void>;
  all(query: Query): Promise<readonly Row[]>;
  /** Row by row, so that a store may be larger than memory. */
  rows(table: TableShape): AsyncIterable<readonly unknown[]>;
  insert(table: TableShape, rows: readonly (readonly Value[])[]): Promise<void>;
  /** Every table, each behind those that it refers to. */
  tables(): Promise<readonly TableShape[]>;
  dropAll(): Promise<void>;
  /** What is wrong with it, in its own words; nothing: it is whole. */
  faults(): Promise<readonly string[]>;
  commit(): Promise<void>;
  /** Without a commit nothing was changed. */
  close(): Promise<void>;
}

/** An address of PostgreSQL, or a file. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:/.test(place);

/** A file that is not there is one only for who wants to fill it. */
export type Missing = 'refused' | 'made';

/** A name that stands in a statement: there is no other way to write it there. */
export function quoted(name: string): string {
  if (!/^[a-z][a-z_]*$/.test(name)) throw new Error(`'${name}' is no name of ours`);
  return `"${name}"`;
}

export const listed = (names: readonly string[]): string => names.map(quoted).join(', ');
