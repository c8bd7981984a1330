/** A page of another build than the server's is told so by whatever it asks. */
import { expect, test } from 'vitest';
import { appears, OPENING_MS } from '../client.ts';
import { LineKeeper } from '../../src/online/line-keeper.ts';
import { Server } from '../../src/online/server.ts';
import { caller, openPlace, playOne } from './place.ts';

const answering = (served: string, status: number) => {
  const line = new LineKeeper({ now: () => 0, chance: () => 0 });
  const send = async () =>
    Response.json(
      { error: { code: 'no-such-table' } },
      { status, headers: { 'x-roundhouse-build': served } },
    );
  return { line, server: new Server({ origin: 'http://there', line, send, build: 'mine' }) };
};
const { signal } = new AbortController();
const WATCHED = { table: 'a'.repeat(16), eyes: 'public', after: -1 } as const;

const ASKED: readonly (readonly [string, number, (server: Server) => Promise<unknown>])[] = [
  ['an answer', 200, (server) => server.ask('readMe', {})],
  ['a refusal', 404, (server) => server.ask('readTable', { table: WATCHED.table })],
  ['a server that ends', 503, (server) => server.ask('readMe', {})],
  ['a stream', 200, (server) => server.stream('watch', WATCHED, signal)],
  ['a stream that is refused', 403, (server) => server.stream('watchLobby', {}, signal)],
];

test.each(ASKED)('%s', async (_, status, ask) => {
  const old = answering('newer', status);
  await ask(old.server).catch(() => undefined);
  expect(old.line.now().reload).toBe('outdated');
  const same = answering('mine', status);
  await ask(same.server).catch(() => undefined);
  expect(same.line.now().reload).toBeUndefined();
});

/** All that ask a server; a table of one says so itself. */
const PAGES = [
  '/',
  '/tables',
  '/friends',
  '/friends/amsterdam',
  '/lobby',
  '/me',
  '/games',
  '/ladder',
  '/tournaments',
  '/room/TABLE',
  '/join/TABLE/SECRET',
  '/screen/TABLE',
  '/table/~TABLE',
];

test(
  'every page that asks says it',
  async () => {
    const place = await openPlace({ build: 'newer' });
    const { page, context } = await caller(place.client, { isAlone: true });
    const { address } = place.client;
    await page.goto(address);
    await page.evaluate(() => localStorage.setItem('roundhouse.online', '1'));
    const { request } = page;
    await request.post(`${address}api/guests`, { data: { name: 'Ann' } });
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const data = { title: 'amsterdam', config: { seats: 2 }, seats };
    const opened = await request.post(`${address}api/tables`, { data });
    const { table, secret } = (await opened.json()) as { table: string; secret: string };
    for (const [turn, path] of PAGES.entries()) {
      const hash = path.replace('TABLE', table).replace('SECRET', secret);
      await page.goto(`${address}?turn=${turn}#${hash}`);
      await appears(page, '[data-wire=outdated]');
      expect(await page.locator('[data-wire]').count(), path).toBe(1);
    }
    await context.close();
    await place.close();
  },
  OPENING_MS,
);

test(
  'the result of a game can be read beside it',
  async () => {
    const place = await openPlace({ build: 'newer' });
    const ann = await caller(place.client, { settings: { language: 'en' }, isAlone: true });
    const { page, context } = ann;
    const { address } = place.client;
    await page.goto(address);
    await page.request.post(`${address}api/guests`, { data: { name: 'Ann' } });
    const seats = [{ kind: 'me' }, { kind: 'me', name: 'Ben' }];
    const data = { title: 'amsterdam', config: { seats: 2 }, seats };
    const opened = await page.request.post(`${address}api/tables`, { data });
    const { table } = (await opened.json()) as { table: string };
    for (const seat of [0, 1]) {
      await page.request.post(`${address}api/tables/${table}/salts`, { data: { seat, salt: 'a' } });
    }
    while ((await playOne(ann, table, 0)) || (await playOne(ann, table, 1)));
    await page.goto(`${address}?turn=over#/table/~${table}`);
    const sign = page.locator('[data-wire=outdated]');
    const headline = page.getByText(/^(Ann|Ben) wins/).first();
    for (const [width, height] of [
      [1600, 1000],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await headline.waitFor();
      const [over, below] = [await sign.boundingBox(), await headline.boundingBox()];
      if (!over || !below) throw new Error('one of them is not to be seen');
      expect(over.y, `${width} wide`).toBeGreaterThanOrEqual(below.y + below.height);
    }
    await context.close();
    await place.close();
  },
  OPENING_MS,
);

test(
  'a page whose first question gets no answer says that the line is lost',
  async () => {
    const place = await openPlace();
    const { page, context } = await caller(place.client, { isAlone: true });
    await page.goto(`${place.client.address}#/friends`);
    await appears(page, 'h1');
    await context.setOffline(true);
    await page.evaluate(() => location.assign('#/games'));
    await appears(page, '[data-wire=lost]');
    expect(await page.locator('h1').count()).toBe(0);
    await context.setOffline(false);
    await appears(page, 'h1');
    expect(await page.locator('[data-wire]').count()).toBe(0);
    await context.close();
    await place.close();
  },
  OPENING_MS,
);
