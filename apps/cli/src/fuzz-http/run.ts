/** Mutated requests to every route of a server: no answer may be a fault of the server, and what is refused changes nothing. */
import { randomBytes } from 'node:crypto';
import { seededRng, type Rng } from '@roundhouse/engine';
import { Line, type Answered } from '../online/asking.ts';
import { serverOver, startProcess } from '../online/server-process.ts';
import { mutated, type Asked, type Values } from './mutations.ts';

export interface HttpFuzz {
  readonly place: string;
  readonly requests: number;
  readonly seed: string;
  readonly onDone: (done: number) => void;
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
/** Between two looks at the match. */
const BATCH = 50;
const MOST_FAILURES = 10;

interface Place {
  readonly table: string;
  readonly cookies: readonly string[];
  readonly known: Values;
}

export async function fuzzHttp({
  place,
  requests,
  seed,
  onDone,
}: HttpFuzz): Promise<HttpFuzzReport> {
  const server = await startProcess(serverOver(place));
  const line = new Line(server.origin, TOGETHER);
  const rng = seededRng(seed);
  const answers: Record<string, number> = {};
  const routes = new Set<string>();
  const failures: string[] = [];
  let [refused, comparisons] = [0, 0];
  try {
    let at = await opened(line);
    let before = await fingerprint(line, at);
    for (let done = 0; done < requests && failures.length < MOST_FAILURES;) {
      const batch = Array.from({ length: Math.min(BATCH, requests - done) }, () =>
        mutated(rng, { ...at.known, key: freshKey(rng) }, at.cookies),
      );
      const heard = await inTurns(batch, TOGETHER, async (asked) => {
        const answer = await line.ask(asked.request).catch((error: unknown) => String(error));
        const wrong = faultIn(answer);
        if (wrong) failures.push(`${wrong}: ${shown(asked)}`);
        const status = typeof answer === 'string' ? 0 : answer.status;
        answers[status] = (answers[status] ?? 0) + 1;
        routes.add(asked.name);
        if (status >= 400) refused += 1;
        return status < 400 && asked.request.method !== 'GET' && asked.request.method !== 'HEAD';
      });
      done += batch.length;
      onDone(done);
      if (heard.includes(true)) {
        // Somebody has left, or a bot plays on: what changes from now on may do so by right.
        at = await opened(line);
        before = await fingerprint(line, at);
        continue;
      }
      comparisons += 1;
      const after = await fingerprint(line, at);
      if (after !== before) failures.push(`refusals have changed the match: ${before} ${after}`);
      before = after;
    }
    if (server.said.length > 0)
      failures.push(`the server said: ${server.said.join('').slice(0, 2000)}`);
  } finally {
    line.close();
    await server.kill('SIGKILL');
  }
  return { requests, answers, refused, routes: routes.size, comparisons, failures };
}

/** A table where two sit and a match runs, and one that waits. */
async function opened(line: Line): Promise<Place> {
  const post = async (path: string, body: object, cookie = ''): Promise<Answered> => {
    const answer = await line.ask({ method: 'POST', path, body: JSON.stringify(body), cookie });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer;
  };
  const guest = async (name: string) => (await post('/api/guests', { name })).cookie ?? '';
  const [ann, ben, eve] = [await guest('Ann'), await guest('Ben'), await guest('Eve')];
  const opening = {
    title: 'amsterdam',
    config: { seats: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  };
  const { text } = await post('/api/tables', opening, ann);
  const { table, secret } = JSON.parse(text) as { table: string; secret: string };
  await post(`/api/tables/${table}/seats`, { secret }, ben);
  for (const [seat, cookie] of [ann, ben].entries()) {
    await post(`/api/tables/${table}/salts`, { seat, salt: `a${seat}` }, cookie);
  }
  const known = {
    ...opening,
    table,
    secret,
    seat: 0,
    owedSince: 0,
    from: 0,
    to: 0,
    text: 'keep',
    salt: 'ab',
    name: 'Eve',
    eyes: 0,
    after: -1,
    before: 5,
    count: 5,
    level: 'easy',
    number: 1,
    report: 1,
    code: 'x'.repeat(22),
    login: 'annie',
    password: 'a word of many letters',
    session: 'x'.repeat(16),
    passkey: 'x'.repeat(22),
    signature: 'x'.repeat(64),
    record: 'roundhouse 1',
  };
  // Nobody, who sits there, who does not.
  return { table, cookies: ['', ann, ben, eve, 'sid=gibberish'], known };
}

/** The match as both seats and everybody see it. */
async function fingerprint(line: Line, { table, cookies }: Place): Promise<string> {
  const [, ann = '', ben = ''] = cookies;
  const looks: readonly [string, string][] = [
    ['0', ann],
    ['1', ben],
    ['public', ''],
  ];
  const seen = await Promise.all(
    looks.map(async ([eyes, cookie]) => {
      const path = `/api/tables/${table}/steps?eyes=${eyes}&count=1`;
      const { text } = await line.ask({ method: 'GET', path, cookie });
      return text;
    }),
  );
  return JSON.stringify(seen);
}

function freshKey(rng: Rng): string {
  const bytes = Array.from({ length: 16 }, () => rng.below(256));
  return Buffer.from(bytes.length > 0 ? bytes : randomBytes(16)).toString('base64url');
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
