/** Mutated requests to every route of a server: no answer may be a fault of the server, and what is refused changes nothing. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededRng, type Rng } from '@roundhouse/engine';
import { Line, type Answered } from '../online/asking.ts';
import { isPostgres } from '@roundhouse/store';
import { openPlace } from '../online/place.ts';
import { serverOver, startProcess } from '../online/server-process.ts';
import { mutated, type Asked } from './mutations.ts';
import { openTables } from './open-tables.ts';
import { changedIn, fingerprintOf } from './unchanged.ts';

export interface HttpFuzz {
  readonly place: string;
  readonly requests: number;
  readonly seed: string;
  /** What the server's Node is started with. */
  readonly node?: readonly string[];
  readonly onDone: (done: number) => void;
  /** Told to stop, it gives what it has found so far. */
  readonly stop?: AbortSignal;
}

export interface HttpFuzzReport {
  readonly requests: number;
  /** By status. */
  readonly answers: Readonly<Record<string, number>>;
  readonly refused: number;
  readonly routes: number;
  /** How often it was looked whether what was refused had changed something. */
  readonly comparisons: number;
  readonly failures: readonly string[];
}

const TOGETHER = 25;
/** Between two looks at what is kept. */
const BATCH = 50;
const MOST_FAILURES = 10;

/** After so many it begins anew with an empty store: all that there is is looked at again and again. */
const CHAPTER = 20_000;

interface Tally {
  readonly answers: Record<string, number>;
  readonly routes: Set<string>;
  readonly failures: string[];
  done: number;
  refused: number;
  comparisons: number;
  readonly stop: AbortSignal | undefined;
}

export async function fuzzHttp({
  place,
  requests,
  seed,
  node = [],
  onDone,
  stop,
}: HttpFuzz): Promise<HttpFuzzReport> {
  const rng = seededRng(seed);
  const tally: Tally = {
    answers: {},
    routes: new Set(),
    failures: [],
    done: 0,
    refused: 0,
    comparisons: 0,
    stop,
  };
  for (let chapter = 1; tally.done < requests && !isFull(tally); chapter += 1) {
    const folder = isPostgres(place) ? place : join(place, String(chapter));
    await fuzzOne(folder, rng, tally, {
      until: Math.min(requests, chapter * CHAPTER),
      node,
      onDone,
    });
    if (!isPostgres(place)) rmSync(folder, { recursive: true, force: true });
  }
  const { answers, refused, routes, comparisons, failures } = tally;
  return { requests: tally.done, answers, refused, routes: routes.size, comparisons, failures };
}

const isFull = ({ failures, stop }: Tally): boolean =>
  failures.length >= MOST_FAILURES || stop?.aborted === true;

async function fuzzOne(
  place: string,
  rng: Rng,
  tally: Tally,
  {
    until,
    node,
    onDone,
  }: {
    readonly until: number;
    readonly node: readonly string[];
    readonly onDone: HttpFuzz['onDone'];
  },
): Promise<void> {
  const server = await startProcess({ ...serverOver(place), node });
  const store = await openPlace(isPostgres(place) ? place : join(place, 'roundhouse.db'));
  const line = new Line(server.origin, TOGETHER);
  try {
    let at = await openTables(line);
    let before = await fingerprintOf(store);
    while (tally.done < until && !isFull(tally)) {
      const batch = Array.from({ length: Math.min(BATCH, until - tally.done) }, () =>
        mutated(rng, { ...at.known, key: freshKey(rng) }, at.cookies),
      );
      const heard = await inTurns(batch, TOGETHER, (asked) => sendOne(line, asked, tally));
      tally.done += batch.length;
      onDone(tally.done);
      if (heard.includes(true)) {
        // Somebody has left, or a bot plays on: what changes from now on may do so by right.
        at = await openTables(line);
        before = await fingerprintOf(store);
        continue;
      }
      tally.comparisons += 1;
      const after = await fingerprintOf(store);
      const changed = changedIn(before, after);
      if (changed.length > 0) {
        const refusals = batch.map(shown).join('\n  ');
        tally.failures.push(`refusals have changed ${changed.join(', ')}, one of\n  ${refusals}`);
      }
      before = after;
    }
    // Where the machine has no time, bots have none.
    const said = server.said.filter((text) => !text.includes('by its rule of thumb'));
    if (said.length > 0) tally.failures.push(`the server said: ${said.join('').slice(0, 2000)}`);
  } finally {
    line.close();
    await server.kill('SIGKILL');
    await store.close();
  }
}

/** Whether it was answered with something that may have changed. */
async function sendOne(line: Line, asked: Asked, tally: Tally): Promise<boolean> {
  const answer = await line.ask(asked.request).catch((error: unknown) => String(error));
  const wrong = faultIn(answer);
  if (wrong) tally.failures.push(`${wrong}: ${shown(asked)}`);
  const status = typeof answer === 'string' ? 0 : answer.status;
  tally.answers[status] = (tally.answers[status] ?? 0) + 1;
  tally.routes.add(asked.name);
  if (status >= 400) tally.refused += 1;
  return status < 400 && asked.request.method !== 'GET' && asked.request.method !== 'HEAD';
}

function freshKey(rng: Rng): string {
  return Buffer.from(Array.from({ length: 16 }, () => rng.below(256))).toString('base64url');
}

/** Undefined: an answer as it should be. */
function faultIn(answer: Answered | string): string | undefined {
  if (typeof answer === 'string') return `no answer (${answer})`;
  const { status, text } = answer;
  if (status >= 500) return `${status} ${text}`;
  if (status < 400 || text === '') return undefined;
  try {
    const { error } = JSON.parse(text) as { readonly error?: { readonly code?: unknown } };
    return typeof error?.code === 'string' ? undefined : `${status} without a code`;
  } catch {
    return `${status} without JSON: ${text.slice(0, 100)}`;
  }
}

function shown({ name, request }: Asked): string {
  const { body, ...rest } = request;
  const text = typeof body === 'string' ? body : body?.toString('hex');
  return `${name} ${JSON.stringify({ ...rest, body: text?.slice(0, 500) })}`;
}

async function inTurns<T, R>(
  items: readonly T[],
  together: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      results.push(await work(item));
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return results;
}
