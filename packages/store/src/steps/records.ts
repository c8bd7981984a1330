/** A table where a game goes on that was begun elsewhere. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function records(build: Kysely<Schema>): readonly Compilable[] {
  return [build.schema.alterTable('room').addColumn('record', 'text')];
}
