/** Codes that work once. */
import { isDone } from '@roundhouse/table/match-store';
import { statement, type Database } from './database.ts';
import type { CodeRow } from './schema.ts';

export interface CodeStore {
  /** One more, beside others of its kind. */
  add(code: CodeRow, now: number): Promise<void>;
  /** Replaces those of the same kind and person, and takes away what is too old. */
  replace(kind: CodeRow['kind'], codes: readonly CodeRow[], now: number): Promise<void>;
  /** Takes a code that still works out of the store; of several who try, one gets it. */
  take(hash: string, kind: CodeRow['kind'], now: number): Promise<CodeRow | undefined>;
  /** Whether somebody who can still come in looks after the place. */
  hasAdministrator(): Promise<boolean>;
  /** The code and what it is good for in one go. */
  makeAdministrator(hash: string, person: string, now: number): Promise<boolean>;
}

export function codeStore(database: Database): CodeStore {
  const { build } = database;
  const used = (hash: string, kind: CodeRow['kind'], now: number) =>
    statement(
      build
        .deleteFrom('code')
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .where('until', '>', now),
      { rows: 1, otherwise: 'missing' },
    );
  const tooOld = (now: number) => statement(build.deleteFrom('code').where('until', '<=', now));
  return {
    add: (code, now) =>
      database.write([tooOld(now), statement(build.insertInto('code').values(code))]),
    async replace(kind, codes, now) {
      const persons = codes.flatMap(({ person }) => person ?? []);
      const same = build.deleteFrom('code').where('kind', '=', kind);
      const ofThem = persons.length > 0 ? same.where('person', 'in', persons) : same;
      await database.write([
        tooOld(now),
        statement(ofThem),
        ...(codes.length > 0 ? [statement(build.insertInto('code').values([...codes]))] : []),
      ]);
    },
    async take(hash, kind, now) {
      const [found] = await database.read(
        build.selectFrom('code').selectAll().where('hash', '=', hash).where('kind', '=', kind),
      );
      if (!found) return undefined;
      const isTaken = await isDone(database.write([used(hash, kind, now)]), 'missing');
      return isTaken ? found : undefined;
    },
    async hasAdministrator() {
      const ways = ['session', 'account', 'passkey'] as const;
      const admins = build
        .selectFrom('person')
        .select('id')
        .where('admin', '=', 1)
        .where(({ or, exists, selectFrom }) =>
          or(
            ways.map((way) =>
              exists(selectFrom(way).select('person').whereRef(`${way}.person`, '=', 'person.id')),
            ),
          ),
        );
      return (await database.read(admins.limit(1))).length > 0;
    },
    makeAdministrator: (hash, person, now) =>
      isDone(
        database.write([
          used(hash, 'administrator', now),
          statement(build.deleteFrom('code').where('kind', '=', 'administrator')),
          statement(build.updateTable('person').set({ admin: 1 }).where('id', '=', person)),
        ]),
        'missing',
      ),
  };
}
