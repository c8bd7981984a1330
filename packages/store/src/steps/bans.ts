/** Somebody who is let in no longer. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function bans(build: Kysely<Schema>): readonly Compilable[] {
  return [build.schema.alterTable('person').addColumn('banned', 'bigint')];
}
