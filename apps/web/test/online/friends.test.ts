/** People who are not in one room: invited by a link, seated by a name and a tap, and playing to the end. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appears, OPENING_MS } from '../client.ts';
import { decideByKeys, moment } from '../table/at-the-table.ts';
import { caller, newestLine, openPlace, playOne, type Caller, type Place } from './place.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
}, OPENING_MS);
afterAll(() => place.close());

interface Invited {
  readonly ann: Caller;
  readonly link: string;
  readonly id: string;
  readonly secret: string;
}

/** Ann sets a table of Amsterdam for two and has the link. */
async function invite(): Promise<Invited> {
  const ann = await caller(place.client, { settings: { language: 'en' } });
  const { page } = ann;
  await page.goto(place.client.address);
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page
    .locator('main')
    .getByRole('link', { name: /Amsterdam/ })
    .click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, id = '', secret = ''] = /#\/join\/([\w-]+)\/([\w-]+)$/.exec(link) ?? [];
  return { ann, link, id, secret };
}

/** The same without a page of hers. */
async function inviteAtOnce(): Promise<Invited> {
  const ann = await caller(place.client, { settings: { language: 'en' } });
  const { request } = ann.page;
  await request.post(`${place.client.address}api/guests`, { data: { name: 'Ann' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { title: 'amsterdam', config: { seats: 2 }, seats };
  const made = await request.post(`${place.client.address}api/tables`, { data });
  const { table, secret } = (await made.json()) as { table: string; secret: string };
  return { ann, link: `${place.client.address}#/join/${table}/${secret}`, id: table, secret };
}

/** Opens the link on a phone: a name and one tap. */
async function join(link: string, language: 'en' | 'nl', name: string): Promise<Caller> {
  const who = await caller(place.client, { width: 360, height: 740, settings: { language } });
  const words = { en: ['Your name', 'Sit down'], nl: ['Je naam', 'Aanschuiven'] }[language];
  await who.page.goto(link);
  await who.page.getByRole('textbox', { name: words[0] ?? '' }).fill(name);
  // The secret has gone from the address by then.
  expect(who.page.url()).toBe(link.replace(/\/[^/]*$/, ''));
  await who.page.getByRole('button', { name: words[1] ?? '' }).click();
  return who;
}

const line = async ({ page }: Caller): Promise<number> =>
  Number(await page.locator('#ask, [data-line]').first().getAttribute('data-line'));

interface Evening {
  readonly ann: Caller;
  readonly ben: Caller;
  readonly dora: Caller;
  readonly screen: Page;
  /** What the screen has asked for. */
  readonly shown: readonly string[];
  readonly id: string;
  readonly secret: string;
  /** When Ben's network went. */
  readonly since: number;
  readonly deciding: Promise<unknown>;
}

/** Two play, a server restarts, and Ben's network goes while he decides. */
async function playUntilCut(): Promise<Evening> {
  const { ann, link, id, secret } = await invite();
  expect(secret).not.toBe('');
  const screen = await ann.context.newPage();
  const shown: string[] = [];
  screen.on('request', (request) => shown.push(request.url()));
  await screen.goto(`${place.client.address}#/screen/${id}`);
  await screen.getByText('Scan the code, type your name, sit down.').waitFor();
  await screen.getByText('One seat is still free.').waitFor();
  const dora = await caller(place.client);
  await dora.page.goto(`${place.client.address}#/table/~${id}`);
  await dora.page.getByText('You look on.').waitFor();

  const ben = await join(link, 'nl', 'Ben');
  // With the last seat taken it begins by itself, for everybody.
  for (const { page } of [ann, ben, dora]) await appears(page, '#ask');
  await screen.locator('[data-line]').first().waitFor();
  expect(ben.page.url()).toBe(`${place.client.address}#/table/~${id}`);

  // On a wide page every choice has its key.
  await ben.page.setViewportSize({ width: 1280, height: 900 });
  await moment(ann.page);
  await decideByKeys(ann.page, 0);
  await moment(ben.page);
  await decideByKeys(ben.page, 0);

  await place.house.restart();
  await expect
    .poll(async () => (await playOne(ann, id, 0)) || playOne(ben, id, 1), { timeout: 30_000 })
    .toBe(true);
  // Until it is Ben's turn, and both pages know it.
  while (await playOne(ann, id, 0));
  const newest = await newestLine(ann, id);
  for (const who of [ann, ben]) await expect.poll(() => line(who)).toBe(newest);
  expect(await moment(ben.page)).toBe('mine');
  await ben.context.setOffline(true);
  const since = Date.now();
  await ben.page.getByText('Geen verbinding.').waitFor();
  const deciding = decideByKeys(ben.page, 0);
  await ben.page.getByText('Je zet is op dit apparaat bewaard').waitFor();
  return { ann, ben, dora, screen, shown, id, secret, since, deciding };
}

let evening: Promise<Evening> | undefined;
/** The other tests are run while Ben has no network. */
const theEvening = (): Promise<Evening> => (evening ??= playUntilCut());

test('two play Amsterdam, with a screen in the middle and somebody who looks on', async () => {
  const { ann, ben } = await theEvening();
  await ben.page.getByText('Geen verbinding.').waitFor();
  expect(await line(ann)).toBeGreaterThan(0);
});

test.each(['en', 'nl'] as const)('from invitation to seat, in %s', async (language) => {
  const { ann, link, id, secret } = await inviteAtOnce();
  const guest = await join(link, language, 'Bo');
  // What her device adds to chance, once everybody sits.
  const salts = `${place.client.address}api/tables/${id}/salts`;
  const data = { seat: 0, salt: 'ab' };
  await expect.poll(async () => (await ann.page.request.post(salts, { data })).ok()).toBe(true);
  await appears(guest.page, '#ask');
  expect(guest.page.url()).not.toContain(secret);
  await guest.page.goBack().catch(() => null);
  expect(guest.page.url()).not.toContain(secret);
  expect(guest.asked.filter((address) => address.includes(secret))).toEqual([]);
  for (const { context } of [ann, guest]) await context.close();
});

test('the host frees a seat, renews the link and begins with bots; the old link leads nowhere', async () => {
  const { ann, link } = await inviteAtOnce();
  const { page } = ann;
  // The host's own device keeps the invitation.
  await page.goto(link);
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByText('The old link leads nowhere from now on.').waitFor();
  const late = await caller(place.client);
  await late.page.goto(link);
  await late.page.getByRole('heading', { name: 'This invitation leads nowhere.' }).waitFor();
  await page.getByRole('button', { name: 'Stand up' }).click();
  await page.getByText('2 seats are still free.').waitFor();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await appears(page, '#ask');
  // Nobody of hers sits there any more: she looks on.
  expect(ann.asked.some((url) => url.includes('eyes=public'))).toBe(true);
  for (const { context } of [ann, late]) await context.close();
});

test('a page of another build is told to load again', async () => {
  const who = await caller(place.client);
  await who.page.route('**/api/**', async (route) => {
    // A stream does not end, and so can't be answered anew.
    if (route.request().url().includes('/stream')) return route.continue();
    const response = await route.fetch();
    const { 'x-roundhouse-build': served, ...headers } = response.headers();
    // What the server does not say, a page can't hear.
    const said = served === undefined ? {} : { 'x-roundhouse-build': 'another' };
    await route.fulfill({ response, headers: { ...headers, ...said } });
  });
  const { ann, id } = await inviteAtOnce();
  await who.page.goto(`${place.client.address}#/room/${id}`);
  await who.page.getByText('There is a newer version of this place.').waitFor();
  await expect.poll(() => who.page.getByRole('button', { name: 'Load again' }).count()).toBe(1);
  for (const { context } of [ann, who]) await context.close();
});

test('the service worker leaves the interface and its streams alone', async () => {
  const who = await caller(place.client, { isKept: true });
  const { page } = who;
  await page.goto(place.client.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const byWorker = new Map<string, boolean>();
  page.on('response', (response) =>
    byWorker.set(new URL(response.url()).pathname, response.fromServiceWorker()),
  );
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  const statuses = await page.evaluate(async () => {
    const stop = new AbortController();
    const stream = '/api/tables/aaaaaaaaaaaaaaaa/stream?eyes=public&after=-1';
    const asked = ['/api/me', stream].map((address) => fetch(address, { signal: stop.signal }));
    return (await Promise.all(asked)).map(({ status }) => status);
  });
  expect(statuses).toEqual([200, 404]);
  const api = [...byWorker].filter(([path]) => path.startsWith('/api'));
  expect(api.map(([, isByWorker]) => isByWorker)).toEqual([false, false]);
  expect([...byWorker.values()]).toContain(true);
  await who.context.close();
});

const WITHOUT_NETWORK_MS = 30_000;

test('after thirty seconds without a network it goes on by itself, to the end of the game', async () => {
  const { ann, ben, dora, screen, shown, id, secret, since, deciding } = await theEvening();
  const left = since + WITHOUT_NETWORK_MS - Date.now();
  if (left > 0) await setTimeout(left);
  await ben.page.getByText('Geen verbinding.').waitFor();
  const before = await line(ann);
  await ben.context.setOffline(false);
  await deciding;
  await ben.page.getByText('Geen verbinding.').waitFor({ state: 'detached' });
  await expect.poll(() => line(ann)).toBeGreaterThan(before);

  // No hidden hand went to the screen or to who looks on.
  const eyes = [...shown, ...dora.asked].flatMap((url) => /[?&]eyes=(\w+)/.exec(url)?.[1] ?? []);
  expect(eyes.length).toBeGreaterThan(0);
  expect(new Set(eyes)).toEqual(new Set(['public']));

  while ((await playOne(ann, id, 0)) || (await playOne(ben, id, 1)));
  await ann.page.getByRole('list', { name: 'Places' }).getByText('Ben').waitFor();
  await ben.page.getByRole('list', { name: 'Plaatsen' }).getByText('Ann').waitFor();
  await dora.page.getByRole('list', { name: 'Places' }).getByText('Ann').waitFor();
  await screen.getByRole('list', { name: 'Places' }).getByText('Ann').waitFor();

  // The same two meet again: one sets the table, the other has a seat there, and it begins.
  await ann.page
    .getByRole('button', { name: /Play again/ })
    .first()
    .click();
  // Where a machine is slow the next table has begun before its room was seen.
  await ann.page.waitForURL(new RegExp(`#/(room/|table/~(?!${id}))`));
  await ben.page
    .getByRole('button', { name: /De volgende tafel staat klaar/ })
    .first()
    .click();
  for (const { page } of [ann, ben]) await page.waitForURL(new RegExp(`#/table/~(?!${id})`));

  // Nobody saw the secret but who was given it.
  const addresses = [...ann.asked, ...ben.asked, ...dora.asked];
  expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
  expect([...ann.faults, ...ben.faults, ...dora.faults]).toEqual([]);
  // Who comes back finds the table among his own.
  await ben.page.goto(`${place.client.address}#/tables`);
  await ben.page.getByRole('link', { name: /Ann/ }).first().waitFor();
  for (const { context } of [ann, ben, dora]) await context.close();
});
