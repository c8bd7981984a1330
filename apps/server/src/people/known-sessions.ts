/**
 * Whose session it is, without asking the store for every request. What this node writes holds at once; what another
 * writes when it is looked at, each second for those who read a stream.
 */
import type { Database, PeopleStore, Session } from '@roundhouse/store';
import { Lately } from '../lately.ts';

/** Whoever is changed or gone; that a session is used changes nobody. */
const CHANGES = /^(?:update|delete from) "(?:person|session)"/;
const TOUCHES = /^update "session" set "used"/;

export class KnownSessions {
  readonly #lately: Lately<Session>;

  constructor(now: () => number) {
    this.#lately = new Lately(now);
  }

  /** The same database: whoever writes over a person or a session makes all be read again. */
  over(database: Database): Database {
    return {
      ...database,
      write: (statements) => {
        const isChange = statements.some(({ sql }) => CHANGES.test(sql) && !TOUCHES.test(sql));
        if (!isChange) return database.write(statements);
        // Nobody knows what a write that failed has left.
        return database.write(statements).finally(() => this.#lately.forgetAll());
      },
    };
  }

  /** The same people, found by what is known. */
  of(people: PeopleStore): PeopleStore {
    return {
      ...people,
      add: (person, session) => {
        const { id, name } = person;
        const { hash, used, made, via } = session;
        const known = { person: { id, name, isAdmin: false }, used, made, via };
        return this.#lately.read(
          () => people.add(person, session),
          () => [[hash, known]],
        );
      },
      find: async (hash) =>
        this.#lately.get(hash) ??
        this.#lately.read(
          () => people.find(hash),
          (found) => (found ? [[hash, found]] : []),
        ),
      findAll: (hashes) =>
        this.#lately.read(
          () => people.findAll(hashes),
          (found) => found,
        ),
      touch: (hashes, now) => {
        for (const hash of hashes) this.#lately.change(hash, (known) => ({ ...known, used: now }));
        return people.touch(hashes, now);
      },
    };
  }
}
