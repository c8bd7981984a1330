/** Everybody whom a server knows, for whoever looks after it. */
import { isDone } from '@roundhouse/table/match-store';
import { sql } from 'kysely';
import { NEUTRAL } from './neutral.ts';
import { statement, type Database } from './database.ts';
import type { Part } from './rooms.ts';
import type { PersonRow } from './schema.ts';

export interface KnownPerson extends PersonRow {
  readonly login: string | null;
  /** When a device of his was last heard of. */
  readonly seen: number | null;
  /** How many passkeys he has. */
  readonly keys: number | null;
}

export interface PopulationStore {
  /** Those whose name or login has the text, those seen last first. Who was deleted is nobody. */
  list(named: string | undefined, part: Part): Promise<readonly KnownPerson[]>;
  count(): Promise<number>;
  find(person: string): Promise<PersonRow | undefined>;
  /** Lets somebody in no longer, and ends his sessions in one go; null: he may come in again. */
  setBanned(person: string, at: number | null): Promise<void>;
  /** Whether it was done: who was the last to look after the place stays. */
  setAdministrator(person: string, isAdmin: boolean): Promise<boolean>;
}

export function populationStore(database: Database): PopulationStore {
  const { build } = database;
  return {
    list(named, { skip, count }) {
      let query = build
        .selectFrom('person')
        .leftJoin('account', 'account.person', 'person.id')
        .leftJoin('session', 'session.person', 'person.id')
        .selectAll('person')
        .select('account.login')
        .select(({ fn, selectFrom }) => [
          fn.max<number | null>('session.used').as('seen'),
          selectFrom('passkey')
            .whereRef('passkey.person', '=', 'person.id')
            .select(({ fn: keys }) => keys.countAll<number>().as('count'))
            .as('keys'),
        ])
        .where(({ or, eb }) =>
          or([eb('person.name', '!=', NEUTRAL), eb('session.hash', 'is not', null)]),
        )
        .groupBy([
          'person.id',
          'person.name',
          'person.made',
          'person.admin',
          'person.banned',
          'account.login',
        ]);
      if (named !== undefined && named.trim() !== '') {
        const part = `%${named
          .trim()
          .toLowerCase()
          .replaceAll(/[\\%_]/g, '\\$&')}%`;
        query = query.where(({ or }) =>
          or([
            sql<boolean>`lower(person.name) like ${part} escape '\\'`,
            sql<boolean>`account.login like ${part} escape '\\'`,
          ]),
        );
      }
      const latest = sql`coalesce(max(session.used), person.made)`;
      return database.read(
        query.orderBy(latest, 'desc').orderBy('person.id').limit(count).offset(skip),
      );
    },
    async count() {
      const known = build.selectFrom('person').where('name', '!=', NEUTRAL);
      const [row] = await database.read(
        known.select(({ fn }) => fn.countAll<number>().as('count')),
      );
      return row?.count ?? 0;
    },
    async find(person) {
      const [found] = await database.read(
        build.selectFrom('person').selectAll().where('id', '=', person),
      );
      return found;
    },
    setBanned: (person, at) =>
      database.write([
        statement(build.updateTable('person').set({ banned: at }).where('id', '=', person)),
        ...(at === null
          ? []
          : [statement(build.deleteFrom('session').where('person', '=', person))]),
      ]),
    async setAdministrator(person, isAdmin) {
      const one = build.updateTable('person').where('id', '=', person);
      const others = build.selectFrom('person').select('id').where('admin', '=', 1);
      const query = isAdmin
        ? one.set({ admin: 1 })
        : one.set({ admin: 0 }).where(({ exists }) => exists(others.where('id', '!=', person)));
      // Two who step down at once wait for each other: the second sees that he is the last.
      const written = database.write([
        statement(build.updateTable('person').set({ admin: 1 }).where('admin', '=', 1)),
        statement(query, { rows: 1, otherwise: 'missing' }),
      ]);
      return isDone(written, 'missing');
    },
  };
}
