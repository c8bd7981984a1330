import type { Database } from './database.ts';

/** Rows in one statement: PostgreSQL takes 65,535 values at most. */
const MOST_ROWS = 1_000;

/** How often matches or rooms were changed, without reading them. */
export async function revisionsOf(
  database: Database,
  kind: 'match' | 'room',
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let at = 0; at < ids.length; at += MOST_ROWS) {
    const some = ids.slice(at, at + MOST_ROWS);
    const rows = await database.read(
      database.build.selectFrom(kind).select(['id', 'revision']).where('id', 'in', some),
    );
    for (const { id, revision } of rows) found.set(id, revision);
  }
  return found;
}

/** The number of what was said last in each room. */
export async function lastSaid(
  { build, read }: Database,
  rooms: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let at = 0; at < rooms.length; at += MOST_ROWS) {
    const said = build.selectFrom('talk').where('room', 'in', rooms.slice(at, at + MOST_ROWS));
    const last = said.select(({ fn }) => ['room', fn.max('number').as('last')]).groupBy('room');
    for (const { room, last: number } of await read(last)) found.set(room, number);
  }
  return found;
}
