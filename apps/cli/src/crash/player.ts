/** Plays matches without end and says of each move that it was kept. Somebody will kill it. */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { StoreError, type Table } from '@roundhouse/table';
import { openPlace } from '../online/place.ts';
import { tablesOver } from './tables.ts';

const [GONE, REFUSED] = [3, 4];
const [place = '', title = '', seats = '2', ...going] = process.argv.slice(2);
const tables = tablesOver(await openPlace(place));
const still = new Int32Array(new SharedArrayBuffer(4));

/** Out before anything else happens; where whoever reads is behind, it waits for him. */
function say(...words: readonly (string | number)[]): void {
  try {
    writeSync(1, `${words.join(' ')}\n`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    Atomics.wait(still, 0, 0, 1);
    say(...words);
  }
}

async function begun(): Promise<string> {
  const sitters = Array.from({ length: Number(seats) }, (_, seat) => ({
    kind: 'person' as const,
    name: `P${seat}`,
  }));
  const match = await tables.begin({ title, config: { seats: Number(seats) }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  say('begun', match);
  return match;
}

/** Whether it goes on. */
async function moveOne(table: Table, match: string): Promise<boolean> {
  const { rules, state, owed } = table.running.stands;
  const [next] = owed;
  if (!next) return false;
  const [seat, owedSince] = next;
  const legal = rules.legal(state, seat);
  const action = legal[Math.floor(Math.random() * legal.length)];
  if (action === undefined) throw new Error('nothing to decide');
  const key = randomBytes(16).toString('base64url');
  say('sent', match, key);
  const text = rules.action.format(action);
  const refused = await table.act({ seat, key, owedSince, text });
  // Where the store itself goes, this goes too.
  if (refused) process.exit(refused.code.startsWith('storage') ? GONE : REFUSED);
  say('kept', match, key, table.running.match.lines);
  return true;
}

async function play(first: string | undefined): Promise<never> {
  for (let match = first ?? (await begun()); ; match = await begun()) {
    const table = await tables.table(match);
    while (await moveOne(table, match));
    await tables.leave(match);
  }
}

const AT_ONCE = 4;
try {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => play(going[index])));
} catch (error) {
  // A match that was to begin when the store went.
  if (error instanceof StoreError) process.exit(GONE);
  throw error;
}
