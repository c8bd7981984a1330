/** Tournaments: who takes part, and which tables each round has. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function tournaments({ schema }: Kysely<Schema>): readonly Compilable[] {
  return [
    schema
      .createTable('tournament')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('owner', 'text', (owner) => owner.notNull().references('person.id'))
      .addColumn('phase', 'text', (phase) => phase.notNull())
      .addColumn('public', 'integer', (isPublic) => isPublic.notNull())
      .addColumn('body', 'text', (body) => body.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addColumn('revision', 'integer', (revision) => revision.notNull()),
    schema.createIndex('tournament_by_time').on('tournament').columns(['public', 'made']),
    schema
      .createTable('entrant')
      .addColumn('tournament', 'text', (tournament) =>
        tournament.notNull().references('tournament.id').onDelete('cascade'),
      )
      .addColumn('person', 'text', (person) => person.notNull().references('person.id'))
      .addPrimaryKeyConstraint('entrant_pk', ['tournament', 'person']),
    schema.createIndex('entrant_by_person').on('entrant').column('person'),
    schema.createIndex('room_by_tournament').on('room').column('tournament'),
  ];
}
