/** People, and the sessions of their devices. */
import { NEUTRAL } from './neutral.ts';
import { statement, type Database } from './database.ts';
import type { PersonRow, SessionRow } from './schema.ts';
import { byLength, template } from './template.ts';

export type Person = Pick<PersonRow, 'id' | 'name'> & { readonly isAdmin: boolean };

export interface Session {
  readonly person: Person;
  /** When it was last noted that it is used. */
  readonly used: number;
  readonly made: number;
  readonly via: SessionRow['via'];
}

export interface PeopleStore {
  /** Somebody new, and the session of the device that he came with. */
  add(person: Omit<PersonRow, 'admin' | 'banned'>, session: SessionRow): Promise<void>;
  /** Whose session it is. */
  find(hash: string): Promise<Session | undefined>;
  person(id: string): Promise<Person | undefined>;
  /** One more device of somebody. */
  begin(session: SessionRow): Promise<void>;
  end(hash: string): Promise<void>;
  /** By its name in the list. Refused as `missing` where it is not his. */
  endNamed(person: string, id: string): Promise<void>;
  sessions(person: string): Promise<readonly SessionRow[]>;
  /** Those of these sessions that are still there. */
  findAll(hashes: readonly string[]): Promise<ReadonlyMap<string, Session>>;
  /** When a device of his was last heard of. */
  lastSeen(person: string): Promise<number>;
  isBanned(person: string): Promise<boolean>;
  rename(person: string, name: string): Promise<void>;
  /** Who was a guest is another from now on: his devices are signed out, his name is gone, and if he looked after the place, the other does. */
  dissolve(guest: string, into: string): Promise<void>;
  /** Sessions are used now. */
  touch(hashes: readonly string[], now: number): Promise<void>;
}

export function peopleStore(database: Database): PeopleStore {
  const { build } = database;
  const sessions = () =>
    build
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .select(['person.id', 'person.name', 'person.admin'])
      .select(['session.hash', 'session.used', 'session.made', 'session.via'])
      // Whoever is let in no longer has none, though one began as he was.
      .where('person.banned', 'is', null);
  const bySession = template((hash: string) => sessions().where('session.hash', '=', hash));
  /** They are asked for each second, and composing it takes longer than the answer. */
  const bySessions = byLength(() =>
    template((...hashes: string[]) => sessions().where('session.hash', 'in', hashes)),
  );
  const personAdded = template((id: string, name: string, made: number, admin: 0, banned: null) =>
    build.insertInto('person').values({ id, name, made, admin, banned }),
  );
  const sessionAdded = template(
    (row: SessionRow) => build.insertInto('session').values(inOrder(row)),
    (row) => Object.values(inOrder(row)),
  );
  return {
    add: ({ id, name, made }, session) =>
      database.write([
        statement(personAdded(id, name, made, 0, null)),
        statement(sessionAdded(session)),
      ]),
    async find(hash) {
      const [found] = await database.read(bySession(hash));
      return found && sessionOf(found);
    },
    async person(id) {
      const all = build.selectFrom('person').select(['id', 'name', 'admin']);
      const [found] = await database.read(all.where('id', '=', id));
      return found && { id, name: found.name, isAdmin: found.admin === 1 };
    },
    begin: (session) => database.write([statement(sessionAdded(session))]),
    end: (hash) =>
      database.write([statement(build.deleteFrom('session').where('hash', '=', hash))]),
    endNamed: (person, id) =>
      database.write([
        statement(build.deleteFrom('session').where('id', '=', id).where('person', '=', person), {
          rows: 1,
          otherwise: 'missing',
        }),
      ]),
    sessions: (person) =>
      database.read(
        build
          .selectFrom('session')
          .selectAll()
          .where('person', '=', person)
          .orderBy('used', 'desc'),
      ),
    async findAll(hashes) {
      const found = await database.read(bySessions(hashes.length)(...hashes));
      return new Map(found.map((row) => [row.hash, sessionOf(row)]));
    },
    async lastSeen(person) {
      const sessions = build.selectFrom('session').where('person', '=', person);
      const [found] = await database.read(
        sessions.select(({ fn }) => fn.max<number | null>('used').as('used')),
      );
      return found?.used ?? 0;
    },
    async isBanned(person) {
      const banned = build.selectFrom('person').select('id').where('banned', 'is not', null);
      return (await database.read(banned.where('id', '=', person))).length > 0;
    },
    rename: (person, name) =>
      database.write([
        statement(build.updateTable('person').set({ name }).where('id', '=', person)),
      ]),
    dissolve: (guest, into) =>
      database.write([
        statement(
          build
            .updateTable('person')
            .set({ admin: 1 })
            .where('id', '=', into)
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom('person as before')
                  .select('before.id')
                  .where('before.id', '=', guest)
                  .where('before.admin', '=', 1),
              ),
            ),
        ),
        statement(
          build.updateTable('person').set({ name: NEUTRAL, admin: 0 }).where('id', '=', guest),
        ),
        ...(['session', 'note', 'muted', 'code', 'vacation'] as const).map((table) =>
          statement(build.deleteFrom(table).where('person', '=', guest)),
        ),
      ]),
    touch: (hashes, used) =>
      database.write([
        statement(
          build
            .updateTable('session')
            .set({ used })
            .where('hash', 'in', [...hashes]),
        ),
      ]),
  };
}

/** Whoever made it may have named its parts in another order. */
function inOrder({ hash, person, made, used, id, device, via }: SessionRow): SessionRow {
  return { hash, person, made, used, id, device, via };
}

type Found = Pick<PersonRow, 'id' | 'name' | 'admin'> & Pick<SessionRow, 'used' | 'made' | 'via'>;

function sessionOf({ id, name, admin, used, made, via }: Found): Session {
  return { person: { id, name, isAdmin: admin === 1 }, used, made, via };
}
