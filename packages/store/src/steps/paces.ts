/** How fast a match is played and how its clocks stand, when something happens by time alone, and who is on vacation. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function paces(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    // Nobody ever had one: no page and no server gave it.
    schema.alterTable('match').dropColumn('turn_ms'),
    schema.alterTable('match').addColumn('pace', 'text'),
    schema.alterTable('match').addColumn('clock', 'text'),
    schema.alterTable('match').addColumn('due', 'bigint'),
    schema.alterTable('room').addColumn('pace', 'text'),
    schema
      .alterTable('room')
      .addColumn('pace_kind', 'text', (kind) => kind.notNull().defaultTo('none')),
    schema
      .createTable('timer')
      .addColumn('kind', 'text', (kind) => kind.notNull())
      .addColumn('subject', 'text', (subject) => subject.notNull())
      .addColumn('due', 'bigint', (due) => due.notNull())
      .addColumn('held', 'bigint', (held) => held.notNull())
      .addPrimaryKeyConstraint('timer_pk', ['kind', 'subject']),
    schema.createIndex('timer_by_time').on('timer').columns(['due']),
    schema
      .createTable('vacation')
      .addColumn('person', 'text', (person) =>
        person.notNull().references('person.id').onDelete('cascade'),
      )
      .addColumn('from', 'bigint', (from) => from.notNull())
      .addColumn('until', 'bigint', (until) => until.notNull())
      .addPrimaryKeyConstraint('vacation_pk', ['person', 'from']),
  ];
}
