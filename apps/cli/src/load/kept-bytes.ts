/** How many bytes a move gives the store to keep: its lines, and the match and its position, which are written anew. */
import { join } from 'node:path';
import { openPostgres, openSqlite, type Database } from '@roundhouse/store';

const MATCHES = 100;
const NUMBER_BYTES = 8;

/** From what lies in a store that nobody writes to; the mean of some matches. */
export async function keptBytesAMove(place: string): Promise<number> {
  const isPostgres = /^postgres(ql)?:/.test(place);
  const database = isPostgres
    ? await openPostgres(place)
    : await openSqlite(join(place, 'roundhouse.db'));
  try {
    return await keptIn(database);
  } finally {
    await database.close();
  }
}

async function keptIn(database: Database): Promise<number> {
  const { build } = database;
  const matches = await database.read(
    build.selectFrom('match').selectAll().orderBy('lines', 'desc').limit(MATCHES),
  );
  const ids = matches.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const of = build.selectFrom('line').selectAll().where('match', 'in', ids);
  const lines = await database.read(of);
  const positions = await database.read(
    build.selectFrom('snapshot').selectAll().where('match', 'in', ids),
  );
  const moves = lines.filter(({ key }) => key !== null).length;
  const anew = (bytesOf(matches) + bytesOf(positions)) / ids.length;
  return Math.round(bytesOf(lines) / Math.max(1, moves) + anew);
}

function bytesOf(rows: readonly object[]): number {
  return rows
    .flatMap((row): unknown[] => Object.values(row))
    .reduce<number>((sum, value) => sum + bytesOfValue(value), 0);
}

function bytesOfValue(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  return typeof value === 'number' ? NUMBER_BYTES : 0;
}
