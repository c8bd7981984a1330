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
