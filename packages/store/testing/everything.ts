/** All that a store holds, to compare it with what it held before, or to look for what should be gone. */
import type { Database } from '../src/index.ts';
import type { Schema } from '../src/schema.ts';

/** Who is here at the moment is kept for the other nodes, and changes by itself. */
type Lasting = Exclude<keyof Schema, 'node' | 'presence'>;

/** The compiler asks for a new one. */
const TABLES: Readonly<Record<Lasting, true>> = {
  migration: true,
  match: true,
  seed: true,
  snapshot: true,
  line: true,
  person: true,
  session: true,
  room: true,
  talk: true,
  muted: true,
  note: true,
  report: true,
  account: true,
  passkey: true,
  code: true,
  sitting: true,
  timer: true,
  vacation: true,
  renaming: true,
  upkeep: true,
  result: true,
  rating: true,
  rated_game: true,
  review: true,
  tournament: true,
  entrant: true,
  box_set: true,
  box_version: true,
  set_report: true,
  channel: true,
  telegram: true,
  telegram_wish: true,
  seen: true,
  house_key: true,
};

export type Everything = { readonly [Name in Lasting]: readonly Schema[Name][] };

export async function everythingIn(database: Database): Promise<Everything> {
  const names = Object.keys(TABLES) as Lasting[];
  const rows = await Promise.all(
    names.map((name) => database.read(database.build.selectFrom(name).selectAll())),
  );
  const byName: object = Object.fromEntries(names.map((name, index) => [name, rows[index]]));
  return byName as Everything;
}
