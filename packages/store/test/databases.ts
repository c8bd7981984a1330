/** A new store of either kind for each test, and a match to put in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptMatch, StoredLine, StoredMatch } from '@roundhouse/table';
import { openPostgres, openSqlite, type Database } from '../src/index.ts';
import { sharedPostgres, startPostgres, type PostgresServer } from '../testing/index.ts';

export interface Databases {
  /** Where a new one is, and how it is opened, as often as is wanted. */
  fresh(): Promise<{ readonly place: string; open(): Promise<Database> }>;
  stop(): Promise<void>;
}

export async function sqliteDatabases(): Promise<Databases> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-sqlite-'));
  let made = 0;
  return {
    async fresh() {
      made += 1;
      const place = join(folder, `${made}`, 'roundhouse.db');
      return { place, open: () => openSqlite(place) };
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const databasesOf = (
  server: Pick<PostgresServer, 'database'>,
  stop: () => Promise<void>,
): Databases => ({
  async fresh() {
    const place = await server.database();
    return { place, open: () => openPostgres(place) };
  },
  stop,
});

async function postgresDatabases(): Promise<Databases> {
  return databasesOf(await sharedPostgres(), async () => undefined);
}

/** On a server that a test may kill and whose settings it may change. */
export async function ownPostgresDatabases(): Promise<
  Databases & { readonly server: PostgresServer }
> {
  const server = await startPostgres({ inMemory: true });
  return { ...databasesOf(server, () => server.stop()), server };
}

export const KINDS = [
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
] as const;

export const line = (seq: number, key?: string): StoredLine => ({
  seq,
  text: `0 line ${seq}`,
  at: 5,
  by: 0,
  ...(key === undefined ? {} : { key }),
  events: [{ type: 'told', seq }],
});

export function kept(id: string): KeptMatch {
  const match: StoredMatch = {
    id,
    title: 'sample',
    rules: 1,
    name: id,
    config: { seats: 2 },
    sitters: [
      { kind: 'person', name: 'Zoë' },
      { kind: 'bot', name: 'B', level: 'easy' },
    ],
    commit: 'c0',
    salts: ['', 'ab'],
    begun: 1_800_000_000_000,
    touched: 1_800_000_000_001,
    lines: 0,
    revision: 0,
    owing: [0],
    isOver: false,
    snapshot: { after: 0, rules: 1, state: {}, draws: {}, owed: [[0, 0]] },
  };
  return { match, seed: 'ab'.repeat(32), lines: [] };
}

/** So many lines on, each written alone. */
export const after = ({ match }: KeptMatch, lines: number): StoredMatch => ({
  ...match,
  lines,
  revision: lines,
});
