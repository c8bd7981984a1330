/** What a store looks at before it serves anybody. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCHEMA_STEPS } from '../src/migrations.ts';
import { assertDurable, makeDurable } from '../src/sqlite/pragmas.ts';
import { lookAtStore, type Database } from '../src/index.ts';
import { KINDS, ownPostgresDatabases, sqliteDatabases, type Databases } from './databases.ts';

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());

  test('is made by whoever opens it first, and by one of them only', async () => {
    const { open } = await databases.fresh();
    const all = await Promise.all([open(), open(), open()]);
    const [first] = all;
    const made = await first?.read(first.build.selectFrom('migration').selectAll());
    expect(made?.map(({ version }) => version)).toEqual(SCHEMA_STEPS.map((step) => step.version));
    await Promise.all(all.map((database) => database.close()));
  });

  test('that a newer program has written is left alone', async () => {
    const { open } = await databases.fresh();
    const database = await open();
    const newer = database.build.insertInto('migration').values({ version: 999, at: 0 });
    await database.write([newer.compile()]);
    await database.close();
    await expect(open()).rejects.toMatchObject({ problem: 'newer' });
  });
});

test('SQLite that would not wait for the disk is refused', async () => {
  const databases = await sqliteDatabases();
  const { place } = await databases.fresh();
  mkdirSync(dirname(place));
  const connection = new DatabaseSync(place);
  makeDurable(connection);
  for (const weak of ['synchronous = normal', 'synchronous = off', 'foreign_keys = off']) {
    connection.exec(`pragma ${weak}`);
    expect(() => assertDurable(connection), weak).toThrow('SQLite has');
    makeDurable(connection);
  }
  connection.close();
  await databases.stop();
});

test('SQLite in a file that is none, or in no folder, is said to be unusable', async () => {
  const databases = await sqliteDatabases();
  const { place, open } = await databases.fresh();
  mkdirSync(dirname(place));
  writeFileSync(place, 'a letter to a friend, not a database. '.repeat(100));
  await expect(open()).rejects.toThrow(`the store ${place} can't be used`);
  await databases.stop();
});

describe('PostgreSQL', () => {
  let databases: Awaited<ReturnType<typeof ownPostgresDatabases>>;
  beforeAll(async () => {
    databases = await ownPostgresDatabases();
  });
  afterAll(() => databases.stop());

  test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'with %s switched off is refused',
    async (name) => {
      const { place, open } = await databases.fresh();
      await setting(place, `alter system set ${name} = off`);
      await expect
        .poll(() => open().then(closed, faultOf))
        .toBe(`PostgreSQL has ${name} = off, not on`);
      // The doctor says it before it is started.
      const said = await lookAtStore(place, () => Date.now());
      expect(said).toContainEqual({ kind: 'setting', name, value: 'off', isSafe: false });
      await setting(place, `alter system reset ${name}`);
      await expect.poll(() => open().then(closed, faultOf)).toBe('opened');
    },
  );

  test('that is not there is said to be unavailable, and one that comes back goes on', async () => {
    const { open } = await databases.fresh();
    const database = await open();
    const count = () => database.read(database.build.selectFrom('match').selectAll());
    expect(await count()).toEqual([]);
    await databases.server.kill();
    await expect(count()).rejects.toMatchObject({ name: 'StoreError', problem: 'unavailable' });
    await expect(open()).rejects.toMatchObject({ problem: 'unavailable' });
    await databases.server.restart();
    expect(await count()).toEqual([]);
    await database.close();
  });
});

async function setting(place: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: place });
  await client.connect();
  await client.query(sql);
  await client.query('select pg_reload_conf()');
  await client.end();
}

async function closed(database: Database): Promise<string> {
  await database.close();
  return 'opened';
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : '');
