/** How long a long match takes to open: read from the store, and again when it is at hand. */
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
const idOf = (round: number): string => `long${round}`.padEnd(16, '-');
const SECRET = 'x'.repeat(43);

export async function measureOpening(
  scratch: string,
  title: string,
  seats: number,
): Promise<Opening> {
  const folder = join(scratch, 'opening');
  const lines = await writeLongMatch(join(folder, 'roundhouse.db'), title, seats);
  const [cold, coldCpu, warm]: [number[], number[], number[]] = [[], [], []];
  const server = await startProcess(serverOver(folder));
  const line = new Line(server.origin, 1);
  const ask = async (round: number): Promise<number> => {
    const path = `/api/tables/${idOf(round)}/steps?eyes=0&count=${STEPS}`;
    const headers = { 'accept-encoding': 'br' };
    const from = performance.now();
    const answer = await line.ask({ method: 'GET', path, cookie: `sid=${SECRET}`, headers });
    if (answer.status !== 200) throw new Error(answer.text);
    return performance.now() - from;
  };
  try {
    // The first match of all brings its rules along.
    await ask(0);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = usageOf(server.pid);
      cold.push(await ask(round));
      const after = usageOf(server.pid);
      if (before && after) coldCpu.push((after.cpu - before.cpu) * 1000);
      warm.push(await ask(round), await ask(round));
    }
  } finally {
    line.close();
    await server.kill('SIGKILL');
  }
  return {
    lines,
    cold: percentile(cold, 0.5),
    coldCpu: coldCpu.length > 0 ? sum(coldCpu) / coldCpu.length : undefined,
    warm: percentile(warm, 0.5),
  };
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Games are shorter than that: two of three moves are taken back and made again. */
async function writeLongMatch(file: string, title: string, seats: number): Promise<number> {
  const database = await openSqlite(file);
  const now = Date.now();
  const hash = createHash('sha256').update(SECRET).digest('base64url');
  const session = { id: 's', hash, person: 'p', made: now, used: now, device: '' };
  await peopleStore(database).add({ id: 'p', name: 'P', made: now }, { ...session, via: 'guest' });
  const sitters = Array.from({ length: seats }, () => ({ kind: 'person' as const, name: 'P' }));
  const store = matchStore(database);
  const tables = new Tables({
    store,
    titleOf,
    now: () => Date.now(),
    fresh: () => ({ id: idOf(0), seed: randomBytes(32).toString('hex'), now }),
    announce: () => undefined,
  });
  await tables.begin({ title, config: { seats }, sitters });
  const table = await tables.table(idOf(0));
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
    if (turn % 3 !== 2) await table.undo({ seat, key: `u${turn}`, from });
  }
  const { match, seed } = table.running;
  const lines = table.running.lines.slice();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const id = idOf(round);
    if (round > 0) await store.create({ match: { ...match, id }, seed, lines });
    await roomStore(database).create({
      id,
      title,
      config: { seats },
      owner: 'p',
      seats: sitters.map((sitter) => ({ ...sitter, person: 'p' })),
      invitation: hash,
      isBegun: true,
      isSilent: false,
      isPublic: false,
      isRated: false,
      tournament: null,
      rematch: null,
      pace: null,
      record: null,
      made: now,
      revision: 1,
    });
  }
  await database.close();
  return match.lines;
}
