/** People, and the sessions of their devices. */
import { statement, type Database } from './database.ts';
import type { PersonRow, SessionRow } from './schema.ts';
import { template } from './template.ts';

export type Person = Pick<PersonRow, 'id' | 'name'> & { readonly isAdmin: boolean };

export interface Session {
  readonly person: Person;
  /** When it was last noted that it is used. */
  readonly used: number;
}

export interface PeopleStore {
  /** Somebody new, and the session of the device that he came with. */
  add(person: Omit<PersonRow, 'admin'>, session: SessionRow): Promise<void>;
  /** Whose session it is. */
  find(hash: string): Promise<Session | undefined>;
  end(hash: string): Promise<void>;
  /** When a device of his was last heard of. */
  lastSeen(person: string): Promise<number>;
  /** A session is used now. */
  touch(hash: string, now: number): Promise<void>;
}

export function peopleStore(database: Database): PeopleStore {
  const { build } = database;
  const bySession = template((hash: string) =>
    build
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .select(['person.id', 'person.name', 'person.admin', 'session.used'])
      .where('session.hash', '=', hash),
  );
  return {
    add: (person, session) =>
      database.write([
        statement(build.insertInto('person').values({ ...person, admin: 0 })),
        statement(build.insertInto('session').values(session)),
      ]),
    async find(hash) {
      const [found] = await database.read(bySession(hash));
      if (!found) return undefined;
      const { id, name, admin, used } = found;
      return { person: { id, name, isAdmin: admin === 1 }, used };
    },
    end: (hash) =>
      database.write([statement(build.deleteFrom('session').where('hash', '=', hash))]),
    async lastSeen(person) {
      const sessions = build.selectFrom('session').where('person', '=', person);
      const [found] = await database.read(
        sessions.select(({ fn }) => fn.max<number | null>('used').as('used')),
      );
      return found?.used ?? 0;
    },
    touch: (hash, used) =>
      database.write([
        statement(build.updateTable('session').set({ used }).where('hash', '=', hash)),
      ]),
  };
}
