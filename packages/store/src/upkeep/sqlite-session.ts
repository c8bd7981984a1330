/** A store in a file, looked after from beside the server that uses it. */
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { StoreError } from '@roundhouse/table/match-store';
import { sqliteBuilder } from '../build.ts';
import { makeDurable } from '../sqlite/pragmas.ts';
import { storeErrorOf } from '../sqlite/sqlite-error.ts';
import { inOrder } from './in-order.ts';
import {
  listed,
  quoted,
  type Missing,
  type Query,
  type Row,
  type Session,
  type TableShape,
} from './session.ts';

export async function sqliteSession(file: string, missing: Missing): Promise<Session> {
  const connection = connect(file, missing);
  const build = sqliteBuilder();
  const all = (query: Query): readonly Row[] => {
    const { sql, parameters } = 'compile' in query ? query.compile() : query;
    return connection.prepare(sql).all(...(parameters as SQLInputValue[]));
  };
  const text = (sql: string): readonly Row[] => connection.prepare(sql).all();
  const names = (): readonly string[] =>
    text("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").map(
      ({ name }) => String(name),
    );
  return {
    kind: 'sqlite',
    build,
    async beginReading() {
      connection.exec('begin');
      // The moment is that of the first look.
      text('select count(*) from sqlite_master');
    },
    async beginWriting() {
      connection.exec('begin immediate');
    },
    all: async (query) => all(query),
    async *rows({ name, columns }) {
      const rows = connection.prepare(`select ${listed(columns)} from ${quoted(name)}`);
      for (const row of rows.iterate()) yield Object.values(row);
    },
    async insert({ name, columns }, rows) {
      const marks = columns.map(() => '?').join(', ');
      const one = connection.prepare(
        `insert into ${quoted(name)} (${listed(columns)}) values (${marks})`,
      );
      for (const row of rows) one.run(...row);
    },
    async tables() {
      const known = names();
      const refersTo = new Map(
        known.map((name) => [
          name,
          new Set(
            text(`pragma foreign_key_list(${quoted(name)})`).map((row) => String(row['table'])),
          ),
        ]),
      );
      return inOrder(known, refersTo).map((name): TableShape => ({
        name,
        columns: text(`pragma table_info(${quoted(name)})`).map((row) => String(row['name'])),
      }));
    },
    async dropAll() {
      for (const name of names()) connection.exec(`drop table ${quoted(name)}`);
    },
    async faults() {
      return [
        ...text('pragma foreign_key_check').map(
          (row) => `a row of ${String(row['table'])} refers to nothing`,
        ),
        ...text('pragma integrity_check')
          .map((row) => String(row['integrity_check']))
          .filter((said) => said !== 'ok'),
      ];
    },
    async commit() {
      connection.exec('commit');
    },
    async close() {
      if (connection.isTransaction) connection.exec('rollback');
      connection.close();
    },
  };
}

function connect(file: string, missing: Missing): DatabaseSync {
  const isNew = !existsSync(file);
  if (isNew && missing === 'refused') throw new StoreError('missing', `there is no store ${file}`);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const connection = new DatabaseSync(file);
    makeDurable(connection);
    // What refers to what is looked at once all is there.
    connection.exec('pragma foreign_keys = off');
    if (isNew) chmodSync(file, 0o600);
    return connection;
  } catch (error) {
    const { problem, message } = storeErrorOf(error);
    throw new StoreError(problem, `the store ${file} can't be used: ${message}`);
  }
}
