/** Load on a server, and on the least that could do the same, in one run. */
import { Line } from '../online/asking.ts';
import { serverOver, startProcess, usageOf, type ServerProcess } from '../online/server-process.ts';
import { measureOpening, type Opening } from './opening.ts';
import { paced, percentile, type Pace, type Paced } from './pacing.ts';
import { move, openMatch, type Owed } from './players.ts';

export interface LoadPlan {
  readonly place: string;
  readonly title: string;
  readonly seats: number;
  readonly matches: number;
  readonly seconds: number;
  readonly rate: number;
  readonly scratch: string;
}

export interface Measured {
  readonly movesASecond: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the server, for a thousand moves. */
  readonly cpuSeconds: number | undefined;
  readonly memory: number | undefined;
}

export interface LoadReport {
  readonly streams: number;
  readonly toldBytes: number;
  readonly paced: Measured;
  readonly most: Measured;
  readonly bare: Measured;
  readonly opening: Opening;
}

/** Before it is measured, code has run and connections are open. */
const WARM_SECONDS = 2;
const AT_ONCE = 24;
/** A move's lines, the match and its position, as they are kept. */
const KEPT_BYTES = 4_000;

async function measured(
  server: ServerProcess,
  pace: Pace,
  next: () => (() => Promise<boolean>) | undefined,
): Promise<Measured> {
  const before = usageOf(server.pid);
  const result: Paced = await paced(pace, next);
  const after = usageOf(server.pid);
  const { done, failed, seconds, took } = result;
  return {
    movesASecond: done / seconds,
    failed,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    cpuSeconds: before && after && ((after.cpu - before.cpu) / Math.max(1, done)) * 1000,
    memory: after?.memory,
  };
}

export async function runLoad(plan: LoadPlan, note: (text: string) => void): Promise<LoadReport> {
  const server = await startProcess(serverOver(plan.place));
  try {
    const line = new Line(server.origin);
    const waiting: Owed[] = [];
    let [bytes, events] = [0, 0];
    const house = {
      line,
      title: plan.title,
      seats: plan.seats,
      onOwed: (owed: Owed) => void waiting.push(owed),
      onBytes: (count: number) => {
        bytes += count;
        events += 1;
      },
      // Where one ends, another begins, so that there are always as many.
      onOver: () => void openMatch(house).catch(() => undefined),
    };
    note(`opening ${plan.matches} matches`);
    for (let at = 0; at < plan.matches; at += AT_ONCE) {
      const some = Math.min(AT_ONCE, plan.matches - at);
      await Promise.all(Array.from({ length: some }, () => openMatch(house)));
    }
    const next = () => {
      const owed = waiting.shift();
      return owed && (() => move(line, owed));
    };
    const most = { rate: undefined, most: AT_ONCE };
    await paced({ seconds: WARM_SECONDS, ...most }, next);
    note(`${plan.rate} moves a second`);
    const steady = await measured(
      server,
      { seconds: plan.seconds, rate: plan.rate, most: Infinity },
      next,
    );
    const share = Math.max(2, plan.seconds / 3);
    note('as many as it takes');
    [bytes, events] = [0, 0];
    const full = await measured(server, { seconds: share, ...most }, next);
    const toldBytes = Math.round(bytes / Math.max(1, events));
    await server.kill();
    line.close();
    note('the least that could do the same');
    const bare = await runBare(plan, toldBytes, share);
    note('opening a long match');
    const opening = await measureOpening(plan.scratch, plan.title, plan.seats);
    const streams = plan.matches * plan.seats;
    return { streams, toldBytes, paced: steady, most: full, bare, opening };
  } finally {
    await server.kill('SIGKILL');
  }
}

async function runBare(plan: LoadPlan, toldBytes: number, seconds: number): Promise<Measured> {
  const file = new URL('./bare-server.ts', import.meta.url).pathname;
  const args = [plan.scratch, String(KEPT_BYTES), String(toldBytes)];
  const server = await startProcess({ file, args });
  try {
    const line = new Line(server.origin);
    // The reader does with it what players do: it reads the step.
    const like = JSON.stringify({ steps: [{ text: 'x'.repeat(Math.max(0, toldBytes - 30)) }] });
    const read = (): void => void JSON.parse(like);
    for (let match = 0; match < plan.matches; match += 1) {
      for (let seat = 0; seat < plan.seats; seat += 1) {
        line.stream(`/${match}`, 'sid=x', read, () => undefined);
      }
    }
    let match = 0;
    const body = JSON.stringify({ seat: 0, key: 'k'.repeat(22), owedSince: 17, text: 'pass' });
    const next = () => {
      match = (match + 1) % plan.matches;
      const path = `/${match}`;
      return async () => (await line.ask({ method: 'POST', path, body })).status === 200;
    };
    const most = { rate: undefined, most: AT_ONCE };
    await paced({ seconds: WARM_SECONDS, ...most }, next);
    return await measured(server, { seconds, ...most }, next);
  } finally {
    await server.kill('SIGKILL');
  }
}
