/** Matches in which somebody is called otherwise since: whoever has one open reads it again. */
import { statement, type Database, type Statement } from './database.ts';

export interface Renaming {
  readonly number: number;
  readonly match: string;
}

/** So many are kept: no node is so far behind. */
const MOST_KEPT = 1_000;

/** Since a number; the latest alone where there is none. */
export function renamings(
  { build, read }: Database,
  since: number | undefined,
): Promise<readonly Renaming[]> {
  const all = build.selectFrom('renaming').selectAll();
  return since === undefined
    ? read(all.orderBy('number', 'desc').limit(1))
    : read(all.where('number', '>', since).orderBy('number'));
}

/** Of two who write at once one is refused as `taken`. */
export async function renamed(
  database: Database,
  matches: readonly string[],
): Promise<readonly Statement[]> {
  const [last] = await renamings(database, undefined);
  const from = last?.number ?? 0;
  const rows = matches.map((match, at) => ({ number: from + at + 1, match }));
  if (rows.length === 0) return [];
  const { build } = database;
  return [
    statement(build.deleteFrom('renaming').where('number', '<=', from - MOST_KEPT)),
    statement(build.insertInto('renaming').values(rows)),
  ];
}
