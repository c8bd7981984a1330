/** A PostgreSQL, looked after from beside the servers that use it. */
import { Client } from 'pg';
import { postgresBuilder } from '../build.ts';
import { MIGRATION_LOCK, types } from '../postgres/open-postgres.ts';
import { storeErrorOf } from '../postgres/postgres-error.ts';
import { inOrder } from './in-order.ts';
import { listed, quoted, type Query, type Row, type Session, type TableShape } from './session.ts';

/** So many rows come at once. */
const SOME = 500;
/** PostgreSQL takes so many values in one statement. */
const MOST_VALUES = 60_000;
const CONNECTING_MS = 5_000;

export async function postgresSession(url: string): Promise<Session> {
  const client = new Client({
    connectionString: url,
    types,
    connectionTimeoutMillis: CONNECTING_MS,
    keepAlive: true,
  });
  let broken: Error | undefined;
  client.on('error', (error) => (broken = error));
  const ask = async (sql: string, parameters: readonly unknown[] = []): Promise<readonly Row[]> => {
    try {
      return (await client.query(sql, [...parameters])).rows as readonly Row[];
    } catch (error) {
      throw storeErrorOf(broken ?? error);
    }
  };
  await client.connect().catch((error: unknown) => {
    throw storeErrorOf(error);
  });
  const names = async (): Promise<readonly string[]> =>
    (
      await ask(
        "select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
      )
    ).map((row) => String(row['table_name']));
  return {
    kind: 'postgres',
    build: postgresBuilder(),
    beginReading: async () => void (await ask('begin isolation level repeatable read read only')),
    async beginWriting() {
      await ask('begin');
      await ask('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    },
    all(query: Query) {
      const { sql, parameters } = 'compile' in query ? query.compile() : query;
      return ask(sql, parameters);
    },
    async *rows({ name, columns }) {
      await ask(
        `declare kept_rows no scroll cursor for select ${listed(columns)} from ${quoted(name)}`,
      );
      for (;;) {
        const rows = await ask(`fetch ${SOME} from kept_rows`);
        for (const row of rows) yield columns.map((column) => row[column]);
        if (rows.length < SOME) break;
      }
      await ask('close kept_rows');
    },
    async insert({ name, columns }, rows) {
      const most = Math.min(SOME, Math.floor(MOST_VALUES / columns.length));
      for (let at = 0; at < rows.length; at += most) {
        const some = rows.slice(at, at + most);
        const marks = some.map(
          (_, row) =>
            `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
        );
        await ask(
          `insert into ${quoted(name)} (${listed(columns)}) values ${marks.join(', ')}`,
          some.flat(),
        );
      }
    },
    async tables() {
      const known = await names();
      const refersTo = new Map<string, Set<string>>(known.map((name) => [name, new Set()]));
      const references = await ask(
        `select one.relname as name, other.relname as refers_to from pg_constraint
         join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
         where contype = 'f' and connamespace = current_schema()::regnamespace`,
      );
      for (const row of references) {
        refersTo.get(String(row['name']))?.add(String(row['refers_to']));
      }
      const columns = await ask(
        'select table_name, column_name from information_schema.columns where table_schema = current_schema() order by ordinal_position',
      );
      return inOrder(known, refersTo).map((name): TableShape => ({
        name,
        columns: columns
          .filter((row) => row['table_name'] === name)
          .map((row) => String(row['column_name'])),
      }));
    },
    async dropAll() {
      for (const name of await names()) await ask(`drop table ${quoted(name)} cascade`);
    },
    // It looks at what refers to what itself.
    faults: async () => [],
    commit: async () => void (await ask('commit')),
    close: () => client.end(),
  };
}
