/** When somebody is on vacation: deadlines of days a move stand still for him then. */
import type { Period } from '@roundhouse/table';
import { statement, type Database } from './database.ts';

export interface VacationStore {
  /** All of his, in order. */
  of(person: string): Promise<readonly Period[]>;
  /** Refused as `taken` where one begins at that moment already. */
  add(person: string, period: Period): Promise<void>;
  /** Those that go on end now, and what was to come does not. */
  end(person: string, now: number): Promise<void>;
}

export function vacationStore(database: Database): VacationStore {
  const { build } = database;
  return {
    of: (person) =>
      database.read(
        build
          .selectFrom('vacation')
          .select(['from', 'until'])
          .where('person', '=', person)
          .orderBy('from'),
      ),
    add: (person, { from, until }) =>
      database.write([statement(build.insertInto('vacation').values({ person, from, until }))]),
    end: (person, now) =>
      database.write([
        statement(
          build.deleteFrom('vacation').where('person', '=', person).where('from', '>=', now),
        ),
        statement(
          build
            .updateTable('vacation')
            .set({ until: now })
            .where('person', '=', person)
            .where('until', '>', now),
        ),
      ]),
  };
}
