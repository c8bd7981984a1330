/** What people say at a table, what they note for themselves, and what is reported of it. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function talking(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    schema
      .alterTable('person')
      .addColumn('admin', 'integer', (admin) => admin.notNull().defaultTo(0)),
    schema
      .alterTable('room')
      .addColumn('silent', 'integer', (silent) => silent.notNull().defaultTo(0)),
    schema
      .createTable('talk')
      .addColumn('room', 'text', (room) => room.notNull().references('room.id').onDelete('cascade'))
      .addColumn('number', 'integer', (number) => number.notNull())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addColumn('kind', 'text', (kind) => kind.notNull())
      .addColumn('circle', 'text', (circle) => circle.notNull())
      .addColumn('person', 'text', (person) => person.references('person.id').onDelete('set null'))
      .addColumn('seat', 'integer')
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('text', 'text', (text) => text.notNull())
      .addColumn('key', 'text', (key) => key.notNull())
      .addPrimaryKeyConstraint('talk_pk', ['room', 'number'])
      .addUniqueConstraint('talk_by_key', ['room', 'key']),
    schema
      .createTable('muted')
      .addColumn('room', 'text', (room) => room.notNull().references('room.id').onDelete('cascade'))
      .addColumn('person', 'text', (person) =>
        person.notNull().references('person.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('muted_pk', ['room', 'person']),
    schema
      .createTable('note')
      .addColumn('room', 'text', (room) => room.notNull().references('room.id').onDelete('cascade'))
      .addColumn('person', 'text', (person) =>
        person.notNull().references('person.id').onDelete('cascade'),
      )
      .addColumn('text', 'text', (text) => text.notNull())
      .addPrimaryKeyConstraint('note_pk', ['room', 'person']),
    schema
      .createTable('report')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('room', 'text', (room) => room.notNull())
      .addColumn('number', 'integer', (number) => number.notNull())
      .addColumn('reporter', 'text', (reporter) =>
        reporter.references('person.id').onDelete('set null'),
      )
      .addColumn('reason', 'text', (reason) => reason.notNull())
      .addColumn('at', 'bigint', (at) => at.notNull())
      .addColumn('settled', 'bigint')
      .addForeignKeyConstraint(
        'report_of_talk',
        ['room', 'number'],
        'talk',
        ['room', 'number'],
        (of) => of.onDelete('cascade'),
      )
      .addUniqueConstraint('report_once', ['room', 'number', 'reporter']),
    schema
      .createTable('code')
      .addColumn('hash', 'text', (hash) => hash.primaryKey())
      .addColumn('kind', 'text', (kind) => kind.notNull())
      .addColumn('person', 'text', (person) => person.references('person.id').onDelete('cascade'))
      .addColumn('until', 'bigint', (until) => until.notNull()),
  ];
}
