/** A store that several servers share. */
import { StoreError } from '@roundhouse/table/match-store';
import type { Compilable, InferResult } from 'kysely';
import { Pool, types as plain, type PoolClient } from 'pg';
import { postgresBuilder } from '../build.ts';
import { closingOnce } from '../closing.ts';
import type { Database, Statement } from '../database.ts';
import { failPoint } from '../fail-point.ts';
import { createMigrationTable, lastMigration, missingSteps } from '../migrate.ts';
import { DURABLE_SETTINGS, isDurable } from './durability.ts';
import { CHANNEL, Hints } from './hints.ts';
import { storeErrorOf } from './postgres-error.ts';

const build = postgresBuilder();

/** By default a connection that is half open hangs for ever. */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 10_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
};
const MOST_CONNECTIONS = 10;
/** Any number that only these migrations use. */
export const MIGRATION_LOCK = 1_869_966_439;

/** Counts and times fit into a number; pg would give text. */
const INT8 = 20;
export const types: Pick<typeof plain, 'getTypeParser'> = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : plain.getTypeParser(oid, format)) as typeof plain.getTypeParser,
};

export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: MOST_CONNECTIONS, types, ...LIMITS });
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the program.
  pool.on('error', () => undefined);
  try {
    await assertDurable(pool);
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw storeErrorOf(error);
  }
  const hints = new Hints(url, (names) => notify(pool, names));
  return closingOnce({
    build,
    async read<Q extends Compilable>(query: Q): Promise<InferResult<Q>> {
      try {
        return await all(pool, query);
      } catch (error) {
        throw storeErrorOf(error);
      }
    },
    write: (statements) => inTransaction(pool, (client) => runAll(client, statements)),
    clock: () => number(pool, '(extract(epoch from clock_timestamp()) * 1000)::bigint'),
    size: () => number(pool, 'pg_database_size(current_database())'),
    announce: (name) => hints.announce(name),
    listen: (onAnnounced) => hints.listen(onAnnounced),
    async close() {
      await hints.close();
      await pool.end();
    },
  });
}

type Client = Pick<PoolClient, 'query'>;

async function number(pool: Pool, expression: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ value: number }>(`select ${expression} as value`);
    return rows[0]?.value ?? Number.NaN;
  } catch (error) {
    throw storeErrorOf(error);
  }
}

/** Lost where the server is away: others look for themselves now and then. */
async function notify(pool: Pool, texts: readonly string[]): Promise<void> {
  await pool
    .query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, texts])
    .catch(() => undefined);
}

/** A failure before the commit is a no; one while committing is no answer at all. */
async function inTransaction(pool: Pool, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw storeErrorOf(error);
  });
  let broken: Error | undefined;
  // Between two queries too a connection may break.
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    await work(client);
  } catch (error) {
    await client.query('rollback').catch(onError);
    client.off('error', onError);
    client.release(broken);
    throw storeErrorOf(error);
  }
  try {
    failPoint('before-commit');
    await client.query('commit');
    failPoint('after-commit');
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw new StoreError('unknown', `no answer to the commit: ${broken.message}`);
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function runAll(client: Client, statements: readonly Statement[]): Promise<void> {
  for (const { sql, parameters, mustChange } of statements) {
    const { rowCount } = await client.query(sql, [...parameters]);
    if (mustChange && rowCount !== mustChange.rows) {
      throw new StoreError(mustChange.otherwise, `${rowCount} rows, not ${mustChange.rows}`);
    }
    failPoint('writing');
  }
}

async function migrate(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await run(client, createMigrationTable(build));
    const [last] = await all(client, lastMigration(build));
    for (const step of missingSteps(build, last?.version ?? 0, Date.now())) await run(client, step);
  });
}

/** Read, not believed. */
async function assertDurable(pool: Pool): Promise<void> {
  for (const name of DURABLE_SETTINGS) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [
      name,
    ]);
    const value = rows[0]?.value ?? '';
    if (isDurable(name, value)) continue;
    throw new StoreError('unavailable', `PostgreSQL has ${name} = ${value}, not on`);
  }
}

async function all<Q extends Compilable>(client: Client, query: Q): Promise<InferResult<Q>> {
  const { sql, parameters } = query.compile();
  const { rows } = await client.query(sql, [...parameters]);
  return rows as InferResult<Q>;
}

async function run(client: Client, query: Compilable): Promise<void> {
  const { sql, parameters } = query.compile();
  await client.query(sql, [...parameters]);
}
