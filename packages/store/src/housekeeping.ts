/** What nobody comes back for is cleared away: sessions that are used no more, and guests of whom nothing is left. */
import { sql } from 'kysely';
import { statement, type Database } from './database.ts';
import { NEUTRAL } from './neutral.ts';
import type { Schema } from './schema.ts';

/** Where somebody is named as long as he has a way back, or anything is his that others see. */
const HOLDS: readonly (readonly [table: keyof Schema, column: string])[] = [
  ['session', 'person'],
  ['account', 'person'],
  ['passkey', 'person'],
  ['code', 'person'],
  ['room', 'owner'],
  ['sitting', 'person'],
  ['talk', 'person'],
  ['tournament', 'owner'],
  ['entrant', 'person'],
  ['box_set', 'owner'],
];

/** `unused`: sessions that were last used before that end. Who is kept out, looks after the place or was deleted stays. */
export async function keepHouse({ build, write }: Database, unused: number): Promise<void> {
  const gone = build
    .deleteFrom('person')
    .where('admin', '=', 0)
    .where('banned', 'is', null)
    .where('name', '!=', NEUTRAL)
    .where(({ and }) =>
      and(
        HOLDS.map(
          ([table, column]) =>
            sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref('person.id')})`,
        ),
      ),
    );
  const nobodys = build
    .deleteFrom('timer')
    .where('kind', '=', 'telegram')
    .where('subject', 'not in', build.selectFrom('person').select('id'));
  await write([
    statement(build.deleteFrom('session').where('used', '<', unused)),
    statement(gone),
    statement(nobodys),
  ]);
}
