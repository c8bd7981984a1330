/** A store in one file: readers here, the one writer in its thread. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { StoreError } from '@roundhouse/table/match-store';
import type { Compilable, InferResult } from 'kysely';
import { sqliteBuilder } from '../build.ts';
import { closingOnce } from '../closing.ts';
import type { Database } from '../database.ts';
import { createMigrationTable, lastMigration, missingSteps } from '../migrate.ts';
import { makeDurable } from './pragmas.ts';
import { Prepared } from './prepared.ts';
import { storeErrorOf } from './sqlite-error.ts';
import { Writer } from './writer.ts';

const build = sqliteBuilder();

/** `onBroken`: the disk has failed or the writer has ended. Nothing is written any more; who opens it anew finds what was kept. */
export async function openSqlite(
  file: string,
  onBroken: (message: string) => void = () => undefined,
): Promise<Database> {
  const connection = connect(file);
  migrate(connection);
  const writer = new Writer(file, onBroken);
  const ready = new Prepared(connection);
  try {
    await writer.ready();
  } catch (error) {
    connection.close();
    throw error;
  }
  return closingOnce({
    build,
    async read<Q extends Compilable>(query: Q): Promise<InferResult<Q>> {
      return trying(() => {
        const { sql, parameters } = query.compile();
        return ready.of(sql).all(...(parameters as SQLInputValue[])) as InferResult<Q>;
      });
    },
    write: (statements) => writer.write(statements),
    // Whoever shares a file is on the same machine.
    clock: async () => Date.now(),
    size: async () =>
      [file, `${file}-wal`].reduce(
        (sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0),
        0,
      ),
    // Several programs over one file find each other's writes when they look.
    announce: () => undefined,
    listen: () => undefined,
    async close() {
      await writer.close();
      connection.close();
    },
  });
}

function connect(file: string): DatabaseSync {
  try {
    // It holds password hashes, seeds and hands: for nobody else on this machine.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const connection = new DatabaseSync(file);
    makeDurable(connection);
    return connection;
  } catch (error) {
    const { problem, message } = storeErrorOf(error);
    throw new StoreError(problem, `the store ${file} can't be used: ${message}`);
  }
}

/** All missing steps or none; of several programs that start at once, one takes them. */
function migrate(connection: DatabaseSync): void {
  connection.exec('begin immediate');
  try {
    run(connection, createMigrationTable(build));
    const [last] = all(connection, lastMigration(build));
    for (const step of missingSteps(build, last?.version ?? 0, Date.now())) run(connection, step);
    connection.exec('commit');
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    connection.close();
    throw storeErrorOf(error);
  }
}

function all<Q extends Compilable>(connection: DatabaseSync, query: Q): InferResult<Q> {
  const { sql, parameters } = query.compile();
  return connection.prepare(sql).all(...(parameters as SQLInputValue[])) as InferResult<Q>;
}

function run(connection: DatabaseSync, query: Compilable): void {
  const { sql, parameters } = query.compile();
  connection.prepare(sql).run(...(parameters as SQLInputValue[]));
}

function trying<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeErrorOf(error);
  }
}
