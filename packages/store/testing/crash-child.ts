/** Appends to a match without end, and says of each line that it was kept. Somebody will kill it. */
import { writeSync } from 'node:fs';
import { matchStore, openPostgres, openSqlite } from '../src/index.ts';

const [place = '', id = ''] = process.argv.slice(2);
const database = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place));
const store = matchStore(database);
const kept = await store.load(id);
if (!kept) throw new Error(`there is no match ${id}`);
for (let { match } = kept; ;) {
  const seq = match.lines + 1;
  match = { ...match, lines: seq, revision: seq, snapshot: { ...match.snapshot, after: seq } };
  // Where the store itself goes, this goes too.
  await store
    .append(match, [{ seq, text: `0 line ${seq}`, key: `${seq}` }])
    .catch(() => process.exit(1));
  writeSync(1, `${seq}\n`);
}
