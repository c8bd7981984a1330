/** Accounts when wanted, the devices of a person told apart, and tokens for programs. */
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export function accounts(build: Kysely<Schema>): readonly Compilable[] {
  const { schema } = build;
  return [
    schema.alterTable('session').addColumn('id', 'text', (id) => id.notNull().defaultTo('')),
    schema
      .alterTable('session')
      .addColumn('device', 'text', (device) => device.notNull().defaultTo('')),
    schema
      .alterTable('session')
      .addColumn('via', 'text', (via) => via.notNull().defaultTo('guest')),
    schema
      .createTable('account')
      .addColumn('person', 'text', (person) =>
        person.primaryKey().references('person.id').onDelete('cascade'),
      )
      .addColumn('login', 'text', (login) => login.notNull().unique())
      .addColumn('password', 'text', (password) => password.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull()),
    schema
      .createTable('passkey')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('person', 'text', (person) =>
        person.notNull().references('person.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (key) => key.notNull())
      .addColumn('counter', 'bigint', (counter) => counter.notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('made', 'bigint', (made) => made.notNull()),
    schema.createIndex('passkey_by_person').on('passkey').column('person'),
    schema.createIndex('code_by_person').on('code').column('person'),
  ];
}
