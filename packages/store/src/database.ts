/** A database: what is asked of it, and what is written whole or not at all. Queries are built once for both kinds. */
import type { StoreProblem } from '@roundhouse/table/match-store';
import type { Compilable, InferResult, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A statement of a write. Where it changes another number of rows than it must, the whole write is refused. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly mustChange?: { readonly rows: number; readonly otherwise: StoreProblem };
}

export interface Database {
  /** Builds queries; it runs none. */
  readonly build: Kysely<Schema>;
  read<Q extends Compilable>(query: Q): Promise<InferResult<Q>>;
  /** All statements in one transaction. When it answers, they are on the disk; a failure is a `StoreError`. */
  write(statements: readonly Statement[]): Promise<void>;
  /** What time it is where the store is, in milliseconds since 1970. */
  clock(): Promise<number>;
  /** How many bytes it takes where it lies. */
  size(): Promise<number>;
  /** Tells the other nodes that something has changed. A hint: it may be lost, and whoever hears it looks for himself. */
  announce(name: string): void;
  /** What other nodes announce. */
  listen(onAnnounced: (name: string) => void): void;
  close(): Promise<void>;
}

export function statement(query: Compilable, mustChange?: Statement['mustChange']): Statement {
  const { sql, parameters } = query.compile();
  return { sql, parameters, ...(mustChange ? { mustChange } : {}) };
}
