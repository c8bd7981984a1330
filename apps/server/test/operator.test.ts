/** What who runs a server is told: whether it is well, its figures, its log. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '@roundhouse/store';
import { StoreError } from '@roundhouse/table';
import { afterEach, describe, expect, test } from 'vitest';
import { Histogram } from '../src/operate/histogram.ts';
import { LastMinute } from '../src/operate/last-minute.ts';
import { openLog, withoutSecrets, type LogLevel } from '../src/operate/log.ts';
import { readQuotas, USUAL_QUOTAS } from '../src/operate/quotas.ts';
import type { ServerOptions } from '../src/server.ts';
import { AMSTERDAM, Guest, named, openHouse, playMoves, twoAt, type House } from './visiting.ts';

const houses: House[] = [];
async function opened(...given: Parameters<typeof openHouse>): Promise<House> {
  const house = await openHouse(...given);
  houses.push(house);
  return house;
}
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

const figuresOf = async (origin: string): Promise<ReadonlyMap<string, number>> => {
  const response = await fetch(`${origin}/metrics`);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => /^[a-z]/.test(line));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
};

test('figures of what was played, refused and kept, in the format of Prometheus', async () => {
  const { origin } = await opened();
  const { ann, ben, table } = await twoAt(origin);
  await expect
    .poll(async () => (await ann.ask('readTable', { table })).table.phase)
    .toBe('running');
  await playMoves([ann, ben], table, 4);
  const streams = [ann, ben].map((guest, eyes) => guest.watch({ table, eyes, after: -1 }));
  for (const events of streams) await events.next();
  await expect(new Guest(origin).ask('listTables', {})).rejects.toMatchObject({ status: 401 });
  const text = await (await fetch(`${origin}/metrics`)).text();
  expect(text).toMatch(/^# TYPE roundhouse_request_seconds histogram$/m);
  // Each line is a comment or a sample, and every sample has its type.
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/,
    );
  }
  const figures = await figuresOf(origin);
  const route = 'method="POST",route="/api/tables/{table}/moves"';
  expect(figures.get('roundhouse_moves_kept_total')).toBe(4);
  expect(figures.get(`roundhouse_request_seconds_count{${route}}`)).toBe(4);
  expect(figures.get(`roundhouse_request_seconds_bucket{${route},le="+Inf"}`)).toBe(4);
  expect(figures.get('roundhouse_refusals_total{code="not-signed-in"}')).toBe(1);
  expect(figures.get('roundhouse_streams')).toBe(2);
  expect(figures.get('roundhouse_open_matches')).toBe(1);
  expect(figures.get('roundhouse_writes_waiting')).toBe(0);
  expect(figures.get('roundhouse_commit_seconds_count')).toBeGreaterThan(4);
  expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  for (const events of streams) await events.return(undefined);
});

test('how late what is due is, though nobody does it', async () => {
  const { origin, folder = '' } = await opened({ lookMs: 600_000 });
  const connection = new DatabaseSync(join(folder, 'roundhouse.db'));
  const put = connection.prepare(
    'insert into timer (kind, subject, due, held) values (?, ?, ?, 0)',
  );
  for (const [subject, ahead] of [
    ['late', -90_000],
    ['just', -1_000],
    ['soon', 600_000],
  ] as const) {
    put.run('telegram', subject, Date.now() + ahead);
  }
  connection.close();
  const figures = await figuresOf(origin);
  // And the house's own.
  expect(figures.get('roundhouse_timers')).toBe(4);
  expect(figures.get('roundhouse_timers_due')).toBe(2);
  expect(Math.floor((figures.get('roundhouse_timers_late_seconds') ?? 0) / 60)).toBe(1);
});

describe('who may read the figures', () => {
  const status = async (origin: string, headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(`${origin}/metrics`, { headers })).status;

  test('this machine, unless somebody sends on for others', async () => {
    const { origin } = await opened();
    expect(await status(origin)).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await status(origin, { [name]: '192.0.2.1' })).toBe(401);
    }
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  test('behind a proxy nobody without a token, from anywhere who shows it', async () => {
    const proxied = await opened({ isBehindProxy: true });
    expect(await status(proxied.origin)).toBe(401);
    const { origin } = await opened({
      isBehindProxy: true,
      metricsToken: 'a token of the operator',
    });
    expect(await status(origin)).toBe(401);
    expect(await status(origin, { authorization: 'Bearer a token of the operato' })).toBe(401);
    expect(await status(origin, { authorization: 'Bearer a token of the operator' })).toBe(200);
  });
});

test('well; away from its store; about to end, while it still serves', async () => {
  const house = await opened();
  const health = async (origin: string, path = '/healthz') => {
    const response = await fetch(`${origin}${path}`);
    return [response.status, ((await response.json()) as { status: string }).status];
  };
  expect(await health(house.origin)).toEqual([200, 'ok']);

  const faulty = await openHouse({ farewellMs: 300 });
  const ann = await named(faulty.origin, 'Ann');
  const ending = faulty.close();
  await expect.poll(() => health(faulty.origin)).toEqual([503, 'draining']);
  expect(await health(faulty.origin, '/healthz/live')).toEqual([200, 'ok']);
  expect((await ann.ask('readMe', {})).person?.name).toBe('Ann');
  await ending;
  await expect(fetch(`${faulty.origin}/healthz`)).rejects.toThrow('fetch failed');

  let isAway = false;
  let silence = Promise.resolve();
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-health-'));
  const faults: unknown[] = [];
  const away = await openHouse(
    { onFault: (_, about) => faults.push(about) },
    {
      async open() {
        const database = await openSqlite(`${folder}/roundhouse.db`);
        return {
          ...database,
          read: async (query) => {
            await silence;
            if (isAway) throw new StoreError('unavailable', 'gone');
            return database.read(query);
          },
        };
      },
      clear: async () => rmSync(folder, { recursive: true }),
    },
  );
  expect(await health(away.origin)).toEqual([200, 'ok']);
  const { promise, resolve } = Promise.withResolvers<void>();
  silence = promise;
  expect(await health(away.origin)).toEqual([503, 'store-unavailable']);
  resolve();
  isAway = true;
  expect(await health(away.origin)).toEqual([503, 'store-unavailable']);
  const refused = await fetch(`${away.origin}/api/me`, {
    headers: { cookie: `sid=${'x'.repeat(43)}` },
  });
  expect(refused.status).toBe(503);
  expect(faults).toContainEqual({ request: refused.headers.get('x-request-id'), route: 'readMe' });
  // Figures that need no store are still there.
  expect((await figuresOf(away.origin)).has('roundhouse_timers')).toBe(false);
  isAway = false;
  await away.close();
});

describe('the log', () => {
  const LINES = (from: LogLevel, isReadable = false) => {
    const lines: string[] = [];
    const log = openLog({ from, isReadable, now: () => 0, write: (line) => void lines.push(line) });
    return { lines, log };
  };

  test('is JSON, one event a line, for programs; and words on a terminal', () => {
    const { lines, log } = LINES('info');
    log('debug', 'answered');
    log('warn', 'fault', { error: 'two\nlines', code: 'x' });
    expect(lines).toEqual([
      '{"at":"1970-01-01T00:00:00.000Z","level":"warn","event":"fault","error":"two\\nlines","code":"x"}\n',
    ]);
    log('error', 'fault', { error: `postgres://keeper:hunter2@db/x, ${'x'.repeat(43)}` });
    expect(lines.at(-1)).toContain('"error":"postgres://…@db/x, …"');
    const seen = LINES('info', true);
    seen.log('info', 'open', { port: 4170, text: 'a\u001b[2Jb' });
    expect(seen.lines).toEqual(['00:00:00 info  open port=4170 text=a?[2Jb\n']);
  });

  test.each([
    ['connect postgres://keeper:hunter2@db/x failed', 'connect postgres://…@db/x failed'],
    ['at https://trains.example/#/join/abc/secretsecret', 'at https://trains.example/#…'],
    [`token ${'x'.repeat(43)} is odd`, 'token … is odd'],
    [
      'at /srv/roundhouse/apps/server/src/a-very-long-name-of-a-file-indeed.ts:12',
      'at /srv/roundhouse/apps/server/src/a-very-long-name-of-a-file-indeed.ts:12',
    ],
  ])('%s', (text, safe) => {
    expect(withoutSecrets(text)).toBe(safe);
  });

  test('has requests by their route and nothing that opens a door or shows a hand', async () => {
    const { lines, log } = LINES('debug');
    const onFault: ServerOptions['onFault'] = (error, about) =>
      log('error', 'fault', { ...about, error: String(error) });
    const { origin, kept } = await opened({ log, onFault });
    const { ann, ben, table, secret } = await twoAt(origin);
    await expect
      .poll(async () => (await ann.ask('readTable', { table })).table.phase)
      .toBe('running');
    await playMoves([ann, ben], table, 6);
    const password = 'correct horse battery';
    await ann.ask('setPassword', { login: 'ann', password });
    const { token } = await ann.ask('makeToken', { name: 'Bot' });
    const { code } = await ann.ask('makeDeviceCode', {});
    await ben.fetch(`${origin}/api/tables/${table}/moves`, { method: 'PUT' });
    const text = lines.join('');
    for (const line of lines) JSON.parse(line);
    expect(text).toContain('"route":"act"');
    expect(text).toMatch(/"event":"refused","request":"[\w-]+","code":"wrong-method"/);
    const { seed, line } = await kept();
    const hidden = [
      ...[ann, ben].map(({ cookie }) => cookie.split('=')[1]),
      ...seed.map((each) => each.seed),
      ...line.map((each) => each.text),
      secret,
      password,
      token,
      code,
      'Ann',
      'Ben',
      '127.0.0.1',
    ];
    expect(hidden.length).toBeGreaterThan(20);
    // Part of a secret is no less than all of it: what is long is looked for in pieces.
    const pieces = hidden.flatMap((each = '') =>
      each.length < 20 ? [each] : [each.slice(0, 10), each.slice(8, 18), each.slice(-10)],
    );
    expect(pieces.filter((each) => text.includes(each))).toEqual([]);
  });
});

test('quotas are read by name, and what can not be read is said', async () => {
  expect(readQuotas('')).toEqual(USUAL_QUOTAS);
  expect(readQuotas('tables=1, rate=0.5')).toEqual({ ...USUAL_QUOTAS, tables: 1, rate: 0.5 });
  expect(readQuotas('chairs=1')).toMatch(/no quota 'chairs'; there are tables, bots/);
  for (const bad of ['tables', 'tables=0', 'tables=x', 'tables=1.5', 'tables=1=2']) {
    expect(readQuotas(bad)).toMatch(/the quota tables is a number/);
  }
  const { origin } = await opened({ quotas: { tables: 1, programs: 1 } });
  const ann = await named(origin, 'Ann');
  const opening = { ...AMSTERDAM, seats: [{ kind: 'me' } as const, { kind: 'open' } as const] };
  await ann.ask('openTable', opening);
  await expect(ann.ask('openTable', opening)).rejects.toMatchObject({ code: 'too-many' });
  await ann.ask('makeToken', { name: 'A' });
  await expect(ann.ask('makeToken', { name: 'B' })).rejects.toMatchObject({ code: 'too-many' });
});

test('what is counted: shares within bounds, and the last minute alone', () => {
  const histogram = new Histogram();
  for (const seconds of [0.0005, 0.002, 0.002, 20]) histogram.observe(seconds);
  expect([histogram.count, histogram.within(0.5), histogram.within(1)]).toEqual([
    4,
    0.0025,
    Infinity,
  ]);
  expect(new Histogram().within(0.5)).toBeUndefined();
  let now = 1_000_000;
  const minute = new LastMinute(() => now);
  minute.add(2);
  now += 30_000;
  minute.add(3);
  expect(minute.total).toBe(5);
  now += 30_000;
  expect(minute.total).toBe(3);
  now += 600_000;
  expect(minute.total).toBe(0);
});

test('a probe that says nothing more is no fault', async () => {
  const { origin } = await opened();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end('GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n');
  await new Promise((done) => socket.once('close', done).resume());
  expect((await fetch(`${origin}/healthz`, { method: 'HEAD' })).status).toBe(200);
});
