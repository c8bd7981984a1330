/** What was last done to the store itself: a backup of it. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function upkeep({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema
      .createTable('upkeep')
      .addColumn('what', 'text', (what) => what.primaryKey())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addColumn('body', 'text', (body) => body.notNull()),
  ];
}
