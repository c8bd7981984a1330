/** Counts rated results one after the other, and is killed as soon as it has written so many times. */
import { openPostgres, openSqlite, ratingStore, type Database } from '../src/index.ts';

const [place = '', most = '', ...matches] = process.argv.slice(2);
const database = await (place.startsWith('postgres:') ? openPostgres(place) : openSqlite(place));
let writes = 0;
const write: Database['write'] = async (statements) => {
  await database.write(statements);
  writes += 1;
  if (writes === Number(most)) process.kill(process.pid, 'SIGKILL');
};
const mortal = Object.assign(Object.create(database) as Database, { write });
for (const match of matches) await ratingStore(mortal).count(match);
