/**
 * Who sits where, without asking the store for every move. Only while no other node is up: who has left his seat on
 * one must not move for it on another.
 */
import type { Database, Room, RoomStore } from '@roundhouse/store';
import { Lately } from '../lately.ts';

const CHANGES = /^(?:update|delete from) "room"/;

export class KnownRooms {
  readonly #lately: Lately<Room>;
  readonly #isAlone: () => boolean;

  constructor(now: () => number, isAlone: () => boolean) {
    this.#lately = new Lately(now);
    this.#isAlone = isAlone;
  }

  /** The same database: a room that is written over is read again. */
  over(database: Database): Database {
    return {
      ...database,
      write: (statements) => {
        const changes = statements.filter(({ sql }) => CHANGES.test(sql));
        if (changes.length === 0) return database.write(statements);
        return database.write(statements).finally(() => {
          // Its id is among the values of whoever changes it.
          for (const value of changes.flatMap(({ parameters }) => parameters)) {
            if (typeof value === 'string') this.#lately.forget(value);
          }
        });
      },
    };
  }

  /** As it was a moment ago; undefined: it has to be read. */
  get(id: string): Room | undefined {
    return this.#isAlone() ? this.#lately.get(id) : undefined;
  }

  read(store: RoomStore, id: string): Promise<Room | undefined> {
    return this.#lately.read(
      () => store.load(id),
      (room) => (room ? [[id, room]] : []),
    );
  }
}
