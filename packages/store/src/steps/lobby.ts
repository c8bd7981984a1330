/** Tables that anybody finds, seats that are free there, and the table at which the same people meet again. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function lobby(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    schema
      .alterTable('room')
      .addColumn('public', 'integer', (isPublic) => isPublic.notNull().defaultTo(0)),
    schema.alterTable('room').addColumn('free', 'integer', (free) => free.notNull().defaultTo(0)),
    schema.alterTable('room').addColumn('rematch', 'text'),
    schema.createIndex('room_in_lobby').on('room').columns(['public', 'made']),
  ];
}
