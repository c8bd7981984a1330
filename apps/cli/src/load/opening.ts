/** How long a long match takes to open: read from the store by a server that has just started, and again. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { matchStore, openSqlite, peopleStore, roomStore } from '@roundhouse/store';
import { Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { Line } from '../online/asking.ts';
import { serverOver, startProcess, usageOf } from '../online/server-process.ts';
import { percentile } from './pacing.ts';

export interface Opening {
  readonly lines: number;
  /** Milliseconds until it was answered, and of the server's CPU. */
  readonly cold: number;
  readonly coldCpu: number | undefined;
  readonly warm: number;
}

const LINES = 1000;
const ROUNDS = 5;
/** What a page shows at first. */
const STEPS = 60;
const ID = 'long'.padEnd(16, '0');
const SECRET = 'x'.repeat(43);

export async function measureOpening(
  scratch: string,
  title: string,
  seats: number,
): Promise<Opening> {
  const folder = join(scratch, 'opening');
  const lines = await writeLongMatch(join(folder, 'roundhouse.db'), title, seats);
  const [cold, coldCpu, warm]: [number[], number[], number[]] = [[], [], []];
  const path = `/api/tables/${ID}/steps?eyes=0&count=${STEPS}`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startProcess(serverOver(folder));
    const line = new Line(server.origin, 1);
    const ask = async (): Promise<number> => {
      const from = performance.now();
      const headers = { 'accept-encoding': 'br' };
      const { status, text } = await line.ask({
        method: 'GET',
        path,
        cookie: `sid=${SECRET}`,
        headers,
      });
      if (status !== 200) throw new Error(text);
      return performance.now() - from;
    };
    // The first request of all loads what every request needs.
    await line.ask({ method: 'GET', path: '/api/me' });
    const before = usageOf(server.pid);
    cold.push(await ask());
    const after = usageOf(server.pid);
    if (before && after) coldCpu.push((after.cpu - before.cpu) * 1000);
    for (let times = 0; times < 5; times += 1) warm.push(await ask());
    line.close();
    await server.kill('SIGKILL');
  }
  return {
    lines,
    cold: percentile(cold, 0.5),
    coldCpu: coldCpu.length > 0 ? percentile(coldCpu, 0.5) : undefined,
    warm: percentile(warm, 0.5),
  };
}

/** Games are shorter than that: every second move is taken back and made again. */
async function writeLongMatch(file: string, title: string, seats: number): Promise<number> {
  const database = await openSqlite(file);
  const now = Date.now();
  const hash = createHash('sha256').update(SECRET).digest('base64url');
  const session = { id: 's', hash, person: 'p', made: now, used: now, device: '' };
  await peopleStore(database).add({ id: 'p', name: 'P', made: now }, { ...session, via: 'guest' });
  const sitters = Array.from({ length: seats }, () => ({ kind: 'person' as const, name: 'P' }));
  await roomStore(database).create({
    id: ID,
    title,
    config: { seats },
    owner: 'p',
    seats: sitters.map((sitter) => ({ ...sitter, person: 'p' })),
    invitation: hash,
    isBegun: true,
    isSilent: false,
    isPublic: false,
    rematch: null,
    record: null,
    made: now,
    revision: 1,
  });
  const tables = new Tables({
    store: matchStore(database),
    titleOf,
    now: () => Date.now(),
    fresh: () => ({ id: ID, seed: randomBytes(32).toString('hex'), now }),
    announce: () => undefined,
  });
  await tables.begin({ id: ID, title, config: { seats }, sitters });
  const table = await tables.table(ID);
  for (let turn = 0; table.running.match.lines < LINES; turn += 1) {
    const { rules, state, owed } = table.running.stands;
    const [next] = owed;
    if (!next) break;
    const [seat, owedSince] = next;
    const legal = rules.legal(state, seat);
    const action = legal[Math.floor(Math.random() * legal.length)];
    if (action === undefined) break;
    await table.act({ seat, key: `k${turn}`, owedSince, text: rules.action.format(action) });
    const from = table.running.match.lines;
    if (turn % 2 === 0) await table.undo({ seat, key: `u${turn}`, from });
  }
  const { lines } = table.running.match;
  await database.close();
  return lines;
}
