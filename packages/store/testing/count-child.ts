/** Counts rated results one after the other, and says of each that it was counted. Somebody will kill it. */
import { writeSync } from 'node:fs';
import { openPostgres, openSqlite, ratingStore } from '../src/index.ts';

const [place = '', ...matches] = process.argv.slice(2);
const database = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place));
for (const match of matches) {
  await ratingStore(database).count(match);
  writeSync(1, `${match}\n`);
}
await database.close();
