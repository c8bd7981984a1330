/** Who has gone for good is called otherwise, and every node hears of it; a note is written over by who has read it. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function renamings({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema
      .createTable('renaming')
      .addColumn('number', 'integer', (number) => number.primaryKey())
      .addColumn('match', 'text', (match) => match.notNull()),
    schema
      .alterTable('note')
      .addColumn('revision', 'integer', (revision) => revision.notNull().defaultTo(1)),
  ];
}
