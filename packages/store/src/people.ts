/** People, and the sessions of their devices. */
import { statement, type Database } from './database.ts';
import type { PersonRow, SessionRow } from './schema.ts';
import { template } from './template.ts';

export type Person = Pick<PersonRow, 'id' | 'name'> & { readonly isAdmin: boolean };

export interface PeopleStore {
  /** Somebody new, and the session of the device that he came with. */
  add(person: Omit<PersonRow, 'admin'>, session: SessionRow): Promise<void>;
  /** Whose session it is. */
  find(hash: string): Promise<Person | undefined>;
  end(hash: string): Promise<void>;
}

export function peopleStore(database: Database): PeopleStore {
  const { build } = database;
  const bySession = template((hash: string) =>
    build
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .select(['person.id', 'person.name', 'person.admin'])
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
      return found && { id: found.id, name: found.name, isAdmin: found.admin === 1 };
    },
    end: (hash) =>
      database.write([statement(build.deleteFrom('session').where('hash', '=', hash))]),
  };
}
