/** What the expert says of a finished match, kept with it. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function reviews({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema
      .createTable('review')
      .addColumn('match', 'text', (match) =>
        match.primaryKey().references('match.id').onDelete('cascade'),
      )
      .addColumn('body', 'text')
      .addColumn('part', 'integer', (part) => part.notNull())
      .addColumn('held', 'bigint', (held) => held.notNull()),
  ];
}
