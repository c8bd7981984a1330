/** Which servers are up, and who is connected to each; and what a code is good for besides a person. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function presence(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    schema
      .createTable('node')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('until', 'bigint', (until) => until.notNull()),
    schema
      .createTable('presence')
      .addColumn('node', 'text', (node) => node.notNull().references('node.id').onDelete('cascade'))
      .addColumn('room', 'text', (room) => room.notNull())
      .addColumn('visits', 'text', (visits) => visits.notNull())
      .addPrimaryKeyConstraint('presence_pk', ['node', 'room']),
    schema.createIndex('presence_by_room').on('presence').column('room'),
    schema.alterTable('code').addColumn('body', 'text'),
  ];
}
