/** Who asks too often, too slowly or for too much is put off, and the others are served. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROUTES } from '@roundhouse/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addressOf } from '../src/http/address.ts';
import { EventStream } from '../src/http/event-stream.ts';
import { assertLimits, Limits, TooMany } from '../src/http/limits.ts';
import { Readers } from '../src/http/readers.ts';
import { OpenMatches } from '../src/rooms/open-matches.ts';
import { boxOf } from './boxes.ts';
import { Guest, named, newKey, openHouse, type House } from './visiting.ts';

const houses: House[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(houses.splice(0).map((house) => house.close()));
});

async function house(options: Parameters<typeof openHouse>[0] = {}): Promise<House> {
  const opened = await openHouse(options);
  houses.push(opened);
  return opened;
}

const join = (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/guests`, {
    method: 'POST',
    body: '{"name":"Eve"}',
    headers: { 'content-type': 'application/json', ...headers },
  });

/** How many of so many are let in. */
async function letIn(origin: string, count: number, header?: (at: number) => string) {
  let done = 0;
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: 50 }, (_, index) =>
      join(origin, header ? { 'x-real': header(at + index) } : {}),
    );
    for (const response of await Promise.all(some)) if (response.status === 200) done += 1;
  }
  return done;
}

describe('a bucket', () => {
  test('is empty after so many, fills up with time, and is everybody’s own', () => {
    let now = 0;
    const limits = new Limits(() => now);
    const take = (id: string): boolean => {
      try {
        limits.take('person', id, 'open');
        return true;
      } catch (error) {
        if (error instanceof TooMany) return false;
        throw error;
      }
    };
    expect(Array.from({ length: 70 }, () => take('ann')).filter(Boolean)).toHaveLength(60);
    expect(take('ben')).toBe(true);
    now += 4_000;
    expect(take('ann')).toBe(false);
    now += 2_000;
    expect([take('ann'), take('ann')]).toEqual([true, false]);
    // A clock that is set back gives nothing and takes nothing.
    now -= 3_600_000;
    expect(take('ben')).toBe(true);
    expect(take('ann')).toBe(false);
    now += 6_000;
    expect([take('ann'), take('ann')]).toEqual([true, false]);
  });

  test('a route that does not say how often it may be asked does not start', () => {
    expect(() => assertLimits(ROUTES)).not.toThrow();
    expect(() => assertLimits({ open: {} })).toThrow('open does not say how often');
    expect(() => assertLimits({ open: { limit: 'toString' } })).toThrow('open');
  });
});

describe('where a request comes from', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}, header?: string) =>
    addressOf({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, header);
  test.each([
    [from('1.2.3.4'), '1.2.3.4'],
    [from('::ffff:1.2.3.4'), '1.2.3.4'],
    [from('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2'],
    [from('2001:db8::7'), '2001:db8:0:0'],
    [from('1.2.3.4', { 'x-real': '9.9.9.9' }), '1.2.3.4'],
    [from('1.2.3.4', { 'x-real': '6.6.6.6, 9.9.9.9' }, 'x-real'), '9.9.9.9'],
    [from('1.2.3.4', {}, 'x-real'), '1.2.3.4'],
  ])('%s', (found, wanted) => expect(found).toBe(wanted));
});

test('an address that asks too often is put off and told until when; nobody new is made', async () => {
  // A clock that stands still: nothing fills up meanwhile.
  const { origin } = await house({ now: () => 1_800_000_000_000 });
  // What anybody can write into a header does not help.
  expect(await letIn(origin, 450, (at) => `10.0.0.${at}`)).toBe(400);
  const response = await join(origin);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.json()).toMatchObject({ error: { code: 'too-many' } });
  // Other things may still be asked.
  expect((await fetch(`${origin}/api/me`)).status).toBe(200);
});

test('behind a proxy of our own the header counts, and each household is counted for itself', async () => {
  const { origin } = await house({ now: () => 1_800_000_000_000, proxyHeader: 'x-real' });
  expect(await letIn(origin, 450, (at) => `10.0.${at % 2}.1`)).toBe(450);
});

test('a person is counted wherever he asks from', async () => {
  const { origin } = await house({ now: () => 1_800_000_000_000, proxyHeader: 'x-real' });
  const ann = await named(origin, 'Ann');
  const rename = async (at: number): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'x-real': `10.0.0.${at}` };
    const init = { method: 'POST', body: '{"name":"Anna"}', headers };
    return (await ann.fetch(`${origin}/api/me/name`, init)).status;
  };
  const answers = await Promise.all(Array.from({ length: 110 }, (_, at) => rename(at)));
  expect(answers.filter((status) => status === 200)).toHaveLength(100);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
});

test('passwords of one name are guessed slowly from however many addresses, and who is meant is not kept out', async () => {
  let now = 1_800_000_000_000;
  const { origin } = await house({ now: () => now, proxyHeader: 'x-real' });
  const ann = await named(origin, 'Ann');
  await ann.ask('setPassword', { login: 'ann', password: 'a right one' });
  let tried = 0;
  const guess = async (login: string, password = 'a wrong one') => {
    tried += 1;
    const headers = { 'content-type': 'application/json', 'x-real': `10.0.${tried % 250}.1` };
    const body = JSON.stringify({ login, password });
    return fetch(`${origin}/api/sessions`, { method: 'POST', body, headers });
  };
  // Right ones are not counted.
  for (let times = 0; times < 3; times += 1) {
    expect((await guess('ann', 'a right one')).status).toBe(200);
  }
  const guesses = async (count: number): Promise<Record<number, number>> => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 10) {
      const some = Array.from({ length: 10 }, () => guess('ann'));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    return Object.fromEntries(
      [...Map.groupBy(statuses, (status) => status)].map(([status, of]) => [status, of.length]),
    );
  };
  expect(await guesses(50)).toEqual({ 403: 30, 429: 20 });
  const late = await guess('ANN', 'a right one');
  expect(late.status).toBe(429);
  expect(await late.json()).toMatchObject({ error: { code: 'too-many' } });
  expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  // Nor is any other name told apart by that it is nobody's.
  expect((await guess('nobody')).status).toBe(403);
  // Whose device is signed in notices nothing, and who waits half a minute is let in.
  expect((await ann.ask('readMe', {})).person).toMatchObject({ name: 'Ann' });
  await ann.ask('setPassword', { login: 'ann', password: 'a right one', current: 'a right one' });
  now += 30_000;
  expect((await guess('ann', 'a right one')).status).toBe(200);
  expect((await guess('ann')).status).toBe(403);
  expect((await guess('ann')).status).toBe(429);
});

test('who reads as many streams as he may gets no other before he closes one', async () => {
  const { origin } = await house({ quotas: { streams: 2 } });
  const ann = await named(origin, 'Ann');
  const leaving = new AbortController();
  const open = async () =>
    (await ann.fetch(`${origin}/api/lobby/stream`, { signal: leaving.signal })).status;
  expect([await open(), await open(), await open()]).toEqual([200, 200, 429]);
  leaving.abort();
  await expect.poll(async () => (await ann.fetch(`${origin}/api/lobby/stream`)).status).toBe(200);
});

test('over plain http only private addresses are served; over https anybody', async () => {
  const asks = (origin: string, from: string) =>
    fetch(`${origin}/api/me`, { headers: { 'x-real': from } });
  const plain = await house({ proxyHeader: 'x-real' });
  for (const from of ['192.168.1.7', '172.31.0.1', '::ffff:10.1.2.3', 'fd12::1', 'fe80::1%eth0']) {
    expect([from, (await asks(plain.origin, from)).status]).toEqual([from, 200]);
  }
  for (const from of ['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8', 'home', '']) {
    const refused = await asks(plain.origin, from);
    expect([from, refused.status]).toEqual([from, 403]);
    expect(await refused.json()).toMatchObject({ error: { code: 'not-at-home' } });
  }
  const secure = await house({ proxyHeader: 'x-real', isSecure: true });
  expect((await asks(secure.origin, '8.8.8.8')).status).toBe(200);
});

test('without limits nobody is put off', async () => {
  const { origin } = await house({ now: () => 1_800_000_000_000, hasLimits: false });
  expect(await letIn(origin, 450)).toBe(450);
});

test('a person opens so many tables, and no more', async () => {
  const { origin } = await house({ hasLimits: false });
  const ann = await named(origin, 'Ann');
  const opening = { title: 'amsterdam', config: { seats: 2 } };
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  for (let table = 0; table < 100; table += 1) await ann.ask('openTable', { ...opening, seats });
  const more = ann.ask('openTable', { ...opening, seats });
  await expect(more).rejects.toMatchObject({ code: 'too-many' });
  expect((await ann.ask('listTables', {})).tables).toHaveLength(100);
});

test('what somebody asks for at once gets him no more than he may have', async () => {
  const quotas = { tables: 6, bots: 4, programs: 2, sets: 3 };
  const { origin } = await house({ hasLimits: false, quotas });
  const taken = async (ask: (at: number) => Promise<unknown>): Promise<number> => {
    const all = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => ask(at)));
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const reason of refused) expect(reason).toMatchObject({ code: 'too-many' });
    return all.length - refused.length;
  };
  const [ME, OPEN, BOT] = [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'bot', level: 'easy' },
  ] as const;
  const opening = { title: 'amsterdam', config: { seats: 2 } };
  const ann = await named(origin, 'Ann');
  expect(await taken(() => ann.ask('openTable', { ...opening, seats: [ME, OPEN] }))).toBe(6);
  const { tables } = await ann.ask('listTables', {});
  expect(tables).toHaveLength(6);
  // Bots that sit down, and bots that take what is free.
  const bots = async (at: number): Promise<unknown> => {
    const { table = '' } = tables[at % 6] ?? {};
    return at < 6
      ? ann.ask('begin', { table })
      : ann.ask('seatBot', { table, seat: 1, level: 'easy' });
  };
  await Promise.allSettled(Array.from({ length: 12 }, (_, at) => bots(at)));
  const seated = (await ann.ask('listTables', {})).tables.flatMap(({ seats }) => seats);
  expect(seated.filter(({ kind }) => kind === 'bot')).toHaveLength(4);
  const ben = await named(origin, 'Ben');
  expect(await taken(() => ben.ask('openTable', { ...opening, seats: [ME, BOT] }))).toBe(4);
  expect(await taken((at) => ann.ask('makeToken', { name: `${at}` }))).toBe(2);
  const box = await boxOf('amsterdam');
  const keeping = { title: 'amsterdam', box, isPublic: false };
  expect(await taken(() => ann.ask('keepSet', { ...keeping, key: newKey() }))).toBe(3);
});

test('streams of a person and of an address are counted, and no longer when they are closed', () => {
  const readers = new Readers({ person: 2, address: 3 });
  const closes = [readers.reserve('ann', 'a'), readers.reserve('ann', 'a')];
  expect(() => readers.reserve('ann', 'b')).toThrow('streams');
  const leave = readers.reserve('ben', 'a');
  expect(() => readers.reserve(undefined, 'a')).toThrow('streams');
  // Closed twice counts once.
  for (const close of [...closes, ...closes]) close();
  leave();
  const again = [1, 2].map(() => readers.reserve('ann', 'a'));
  readers.reserve('ben', 'a');
  expect(() => readers.reserve('cas', 'a')).toThrow('streams');
  for (const close of again) close();
});

test('streams that are opened at once are counted before the first of them has begun', async () => {
  const slow = await house({ quotas: { streams: 2 } });
  const ann = await named(slow.origin, 'Ann');
  // As with a store that is asked over a network.
  const { sit } = OpenMatches.prototype;
  const sitting = vi.spyOn(OpenMatches.prototype, 'sit');
  sitting.mockImplementation(async function late(this: OpenMatches, ...asked) {
    await sleep(20);
    return sit.apply(this, asked);
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'easy' } as const];
  const { table } = await ann.ask('openTable', { title: 'amsterdam', config: { seats: 2 }, seats });
  const address = `${slow.origin}/api/tables/${table}/stream?eyes=public&after=-1`;
  const opened = Array.from({ length: 12 }, () => ann.fetch(address, { signal }));
  const statuses = (await Promise.all(opened)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  // Who is refused for something else gives his place back.
  leaving.abort();
  await expect.poll(async () => (await ann.fetch(address)).status).toBe(200);
  for (let more = 0; more < 3; more += 1) {
    expect((await ann.fetch(address.replace('public', '1'))).status).toBe(403);
  }
  expect((await ann.fetch(address)).status).toBe(200);
});

test('who sends his request drop by drop is not waited for', async () => {
  const { origin } = await house({ slowestMs: 200 });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  expect(text).toMatch(/^(HTTP\/1.1 408|$)/);
  const body = connect(Number(new URL(origin).port), '127.0.0.1');
  body.write(
    'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"na',
  );
  body.resume();
  await once(body, 'close');
  expect((await fetch(`${origin}/api/me`)).status).toBe(200);
});

test('an address holds so many connections, and who closes one finds room again', async () => {
  const { origin } = await house({ quotas: { connections: 20 } });
  const port = Number(new URL(origin).port);
  const sockets = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  const closed = sockets.map((socket) => {
    socket.on('error', () => undefined);
    socket.resume();
    return once(socket, 'close').then(() => socket);
  });
  await expect.poll(() => sockets.filter(({ closed: isClosed }) => isClosed).length).toBe(40);
  const [one, two] = sockets.filter(({ closed: isClosed }) => !isClosed);
  one?.destroy();
  two?.destroy();
  await expect
    .poll(() =>
      fetch(`${origin}/api/me`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
});

test('a head that is too large is refused, and the next one is served', async () => {
  const { origin } = await house();
  const bombs = [
    `x-bomb: ${'x'.repeat(100_000)}\r\n`,
    Array.from({ length: 5_000 }, (_, at) => `x-${at}: 1\r\n`).join(''),
  ];
  for (const head of bombs) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET /api/me HTTP/1.1\r\nhost: x\r\n${head}\r\n`);
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    await new Promise((done) => socket.once('close', done));
    expect(text).toMatch(/^(HTTP\/1.1 431|$)/);
  }
  expect((await fetch(`${origin}/api/me`)).status).toBe(200);
});

test('who does not read what is sent to him is let go before much waits for him', async () => {
  let most = 0;
  const server = createServer((_, response) => {
    const stream = new EventStream(response);
    const data = 'x'.repeat(64 * 1024);
    const sending = setInterval(() => {
      stream.send(1, data);
      most = Math.max(most, response.writableLength);
    });
    stream.onClosed(() => clearInterval(sending));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [gone] = (await once(server, 'connection')) as [Socket];
  await once(gone, 'close');
  expect(most).toBeGreaterThan(500_000);
  expect(most).toBeLessThan(1_200_000);
  socket.destroy();
  server.close();
});

test('what is long comes packed as the reader can unpack it', async () => {
  const { origin } = await house();
  const ann = await named(origin, 'Ann');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const seats = [{ kind: 'me' } as const, bot, bot];
  const { table } = await ann.ask('openTable', {
    title: 'american-rails',
    config: { seats: 3 },
    seats,
  });
  await expect
    .poll(async () => (await ann.ask('readSteps', { table, eyes: 0 })).steps.at(-1)?.legal)
    .not.toEqual([]);
  const read = async (encoding: string) => {
    const path = `/api/tables/${table}/steps?eyes=0`;
    const headers = { cookie: ann.cookie, 'accept-encoding': encoding };
    const [response] = (await once(ask(`${origin}${path}`, { headers }).end(), 'response')) as [
      IncomingMessage,
    ];
    return { packing: response.headers['content-encoding'], body: await buffer(response) };
  };
  const plain = await read('identity');
  expect(plain.packing).toBeUndefined();
  const [br, gzip] = [await read('gzip, deflate, br'), await read('br;q=0, gzip')];
  expect([br.packing, gzip.packing]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(br.body.length).toBeLessThan(plain.body.length / 4);
  // The next decision and the one before it share their options: they were sent with the table.
  expect(plain.body.toString()).not.toContain('"config"');
});

test('what a page of another place gets, it can do nothing with', async () => {
  const { origin } = await house();
  const response = await new Guest(origin).fetch(`${origin}/api/me`, {
    headers: { origin: 'http://evil.example' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const asks = await fetch(`${origin}/api/guests`, {
    method: 'OPTIONS',
    headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(asks.status).toBe(405);
});
