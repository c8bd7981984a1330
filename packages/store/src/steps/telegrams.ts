/** How somebody is told who is not at the table, what he was told, how far he has looked; and the house's own keys. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function telegrams(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  const ofPerson = (table: string) =>
    schema
      .createTable(table)
      .addColumn('person', 'text', (person) =>
        person.notNull().references('person.id').onDelete('cascade'),
      );
  return [
    ofPerson('channel')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('kind', 'text', (kind) => kind.notNull())
      .addColumn('target', 'text', (target) => target.notNull())
      .addColumn('label', 'text', (label) => label.notNull())
      .addColumn('leave', 'text', (leave) => leave.notNull().unique())
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addColumn('confirmed', 'bigint')
      .addColumn('trouble', 'text'),
    schema.createIndex('channel_by_person').on('channel').column('person'),
    ofPerson('telegram')
      .addColumn('channel', 'text', (channel) =>
        channel.notNull().references('channel.id').onDelete('cascade'),
      )
      .addColumn('about', 'text', (about) => about.notNull())
      .addColumn('state', 'text', (state) => state.notNull())
      .addColumn('tries', 'integer', (tries) => tries.notNull())
      .addColumn('again', 'bigint', (again) => again.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull())
      .addPrimaryKeyConstraint('telegram_pk', ['channel', 'about']),
    schema.createIndex('telegram_by_person').on('telegram').columns(['person', 'made']),
    schema
      .createTable('telegram_wish')
      .addColumn('person', 'text', (person) =>
        person.primaryKey().references('person.id').onDelete('cascade'),
      )
      .addColumn('language', 'text', (language) => language.notNull())
      .addColumn('zone', 'text', (zone) => zone.notNull())
      .addColumn('quiet_from', 'integer')
      .addColumn('quiet_until', 'integer')
      .addColumn('digest_at', 'integer'),
    ofPerson('seen')
      .addColumn('room', 'text', (room) => room.notNull().references('room.id').onDelete('cascade'))
      .addColumn('line', 'integer', (line) => line.notNull())
      .addPrimaryKeyConstraint('seen_pk', ['room', 'person']),
    schema
      .createTable('house_key')
      .addColumn('name', 'text', (name) => name.primaryKey())
      .addColumn('body', 'text', (body) => body.notNull()),
  ];
}
