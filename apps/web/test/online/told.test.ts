/** Being told: a browser is asked, says yes or no, gets a push and leads to the decision; and what happened meanwhile. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBrowser, openSink, type Sink } from '../../../server/test/telegrams/sinks.ts';
import { Guest } from '../../../server/test/visiting.ts';
import { builtClient } from '../../serve/build.ts';
import { servingFiles } from '../../serve/static-server.ts';
import { OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { caller, openPlace, playOne, type Caller, type Place } from './place.ts';

/** Before the service worker itself: a message that a screen would show is told to the page. */
const TELLING_OF_MESSAGES = `
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) =>
    new BroadcastChannel('shown').postMessage({ title, body, tag, data });
  WorkerNavigator.prototype.setAppBadge = async (badge) =>
    new BroadcastChannel('shown').postMessage({ badge });`;

let place: Place;
let sink: Sink;
/** How far the clock was turned. */
let turned = 0;
beforeAll(async () => {
  sink = await openSink();
  const folder = await builtClient();
  const files = servingFiles(folder);
  const worker = `${TELLING_OF_MESSAGES}\n${readFileSync(join(folder, 'service-worker.js'), 'utf8')}`;
  place = await openPlace({
    now: () => Date.now() + turned,
    lookMs: 100,
    files: (request, response) => {
      if (request.url !== '/service-worker.js') return files(request, response);
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
    },
    outbound: { mayReach: (address) => address === '127.0.0.1', isAnyPort: true },
  });
}, OPENING_MS);
afterAll(async () => {
  await place.close();
  await sink.close();
});

/**
 * A headless Chromium answers the question by what the test has granted, and still says `denied` of it and shows no
 * message; and it subscribes at a push service of its maker's, which can't be reached here. What a browser with a screen
 * and a network would have said is put in the place of these three. The question and the service worker are its own.
 */
function standInForScreen(): void {
  const ask = Notification.requestPermission.bind(Notification);
  let state: NotificationPermission = 'default';
  Object.defineProperty(Notification, 'permission', { get: () => state });
  Notification.requestPermission = async () => {
    state = await ask();
    return state;
  };
}

/** What stands on the icon of an installed place, which a headless browser has not. */
function noteBadge(): void {
  Navigator.prototype.setAppBadge = async (badge) => void Object.assign(globalThis, { badge });
}

function standInForService(given: { endpoint: string; p256dh: string; auth: string }): void {
  const bytes = (text: string): ArrayBuffer => {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
  };
  PushManager.prototype.subscribe = async () =>
    ({
      endpoint: given.endpoint,
      getKey: (name: 'p256dh' | 'auth') => bytes(given[name]),
    }) as unknown as PushSubscription;
}

const api = ({ page }: Caller, path: string): string => new URL(path, page.url()).href;

/** Ann's table of Amsterdam, at which Ben has sat down. */
async function tableFor(ann: Caller): Promise<{ id: string; ben: Guest }> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { title: 'amsterdam', config: { seats: 2 }, seats };
  const opened = await ann.page.request.post(api(ann, '/api/tables'), { data });
  const { table: id, secret } = (await opened.json()) as { table: string; secret: string };
  const ben = new Guest(place.house.origin);
  await ben.ask('sitDown', { table: id, secret, name: 'Ben' });
  await ben.ask('addSalt', { table: id, seat: 1, salt: 'ab' });
  const salt = { seat: 0, salt: 'cd' };
  await ann.page.request.post(api(ann, `/api/tables/${id}/salts`), { data: salt });
  return { id, ben };
}

/** Whoever owes something does it, until Ann is asked and Ben has done something since. */
async function untilAnnsTurn(ann: Caller, id: string, ben: Guest): Promise<void> {
  let hasBenPlayed = false;
  for (let tries = 0; tries < 40; tries += 1) {
    const { steps } = await ben.ask('readSteps', { table: id, eyes: 1, count: 1 });
    const [step] = steps as unknown as readonly {
      seq: number;
      owedSince?: number;
      legal: string[];
    }[];
    if (step?.owedSince !== undefined) {
      const key = `ben-${step.seq}`.padEnd(22, '-');
      const move = { table: id, seat: 1, key, owedSince: step.owedSince };
      await ben.ask('act', { ...move, text: step.legal[0] ?? '' });
      hasBenPlayed = true;
    } else if (hasBenPlayed) return;
    else await playOne(ann, id, 0);
  }
  throw new Error('it never became her turn');
}

test('yes: the browser is asked, a push arrives and leads to the table, and what happened meanwhile is told on any device', async () => {
  const browser = newBrowser();
  const ann = await caller(place.client, {
    settings: { language: 'en', name: 'Ann', pace: 'normal' },
    isKept: true,
  });
  const { page, context } = ann;
  context.setDefaultTimeout(20_000);
  await context.grantPermissions(['notifications']);
  await context.addInitScript(standInForScreen);
  await context.addInitScript(noteBadge);
  await context.addInitScript(standInForService, {
    endpoint: `${sink.url}/send`,
    p256dh: browser.p256dh,
    auth: browser.auth,
  });
  await page.goto(`${place.client.address}#/me`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.getByRole('button', { name: 'Issue the pass' }).click();
  const told = page.getByRole('region', { name: 'Being told' });
  await told.getByText('Nobody tells you anything yet.').waitFor();
  // Without a mail server nobody is offered mail.
  expect(await told.getByText('By mail').count()).toBe(0);
  await told.getByRole('button', { name: 'Tell me on this device' }).click();
  await told.getByText('This device is told.').waitFor();
  await told.getByRole('button', { name: /^Try it: / }).click();
  await told.getByText('It is on its way.').waitFor();
  expect(JSON.parse(browser.read(sink.got[0]?.body ?? Buffer.of()))).toMatchObject({
    title: 'A message to try it',
  });
  // An address within somebody's own network is refused in words.
  await told.getByRole('button', { name: 'Add a webhook' }).click();
  await told.getByRole('textbox', { name: 'Its address, with https' }).fill('https://10.0.0.1/x');
  await told.getByRole('button', { name: 'Tell me there' }).click();
  await told.getByText('That address can’t be used: https, and open to everybody.').waitFor();
  // Quiet hours that are over: kept, and there again after a reload.
  await told.getByRole('checkbox', { name: 'Quiet hours' }).check();
  const hour = new Date(Date.now() - 7_200_000).getUTCHours();
  const clock = (at: number): string => `${String((at + 24) % 24).padStart(2, '0')}:00`;
  await told.getByLabel('From').fill(clock(hour - 1));
  await told.getByLabel('Until').fill(clock(hour));
  await told.getByRole('button', { name: 'Keep these hours' }).click();
  await told.getByText('Kept.').waitFor();
  await page.reload();
  await expect.poll(() => told.getByLabel('From').inputValue()).toBe(clock(hour - 1));
  // Whoever reads in another language is told in it, and keeps his hours.
  const kept = async (): Promise<object> => {
    const read = await page.request.get(api(ann, '/api/me/telegrams'));
    return ((await read.json()) as { wish: object }).wish;
  };
  const quiet = { from: ((hour + 23) % 24) * 60, until: hour * 60 };
  for (const [language, name] of [
    ['nl', 'Nederlands'],
    ['en', 'English'],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    await expect.poll(kept).toMatchObject({ language, quiet });
    for (const [width, height, colorScheme] of [
      [360, 740, 'dark'],
      [1600, 1000, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await seriousFaults(page)).toEqual([]);
    }
  }

  const { id, ben } = await tableFor(ann);
  await expect.poll(() => sink.got.length).toBe(1);
  await untilAnnsTurn(ann, id, ben);
  await page.waitForTimeout(500);
  turned += 60_000;
  await expect.poll(() => sink.got.length, { timeout: 20_000 }).toBe(2);
  const data = browser.read(sink.got[1]?.body ?? Buffer.of());
  expect(JSON.parse(data)).toMatchObject({
    title: 'Your turn: Amsterdam',
    path: `/table/~${id}`,
    waiting: 1,
  });
  await page.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    new BroadcastChannel('shown').addEventListener('message', (event) => shown.push(event.data));
  });
  // What came is given to the service worker: by the hand of the browser's maker a headless one breaks off.
  const worker = context.serviceWorkers().at(-1);
  await worker?.evaluate((came) => {
    const event = new Event('push');
    dispatchEvent(Object.assign(event, { data: { text: () => came }, waitUntil: () => undefined }));
  }, data);
  const shown = (): Promise<unknown> =>
    page.evaluate(() => (globalThis as unknown as { shown: unknown }).shown);
  const text = expect.stringContaining('At the table with Ben.') as string;
  await expect
    .poll(shown)
    .toEqual([
      { badge: 1 },
      { title: 'Your turn: Amsterdam', body: text, tag: id, data: `/table/~${id}` },
    ]);
  await context
    .serviceWorkers()
    .at(-1)
    ?.evaluate((path) => {
      const event = Object.assign(new Event('notificationclick'), { waitUntil: () => undefined });
      const notification = { data: path, close: () => undefined };
      dispatchEvent(Object.assign(event, { notification }));
    }, `/table/~${id}`);
  await page.waitForURL(`**/#/table/~${id}`);
  await page.getByText('Your turn').first().waitFor();
  // She has looked: that is known on all her devices, and what Ben does from now on is told on another.
  const seen = async (): Promise<number> => {
    const read = await page.request.get(api(ann, `/api/tables/${id}`));
    return ((await read.json()) as { table: { seen?: number } }).table.seen ?? -1;
  };
  await expect.poll(seen, { timeout: 10_000 }).toBeGreaterThan(0);
  await page.goto(`${place.client.address}#/`);
  await untilAnnsTurn(ann, id, ben);
  // A page that stays looks every half minute; one that is opened, at once.
  await page.reload();
  await page
    .getByRole('link', { name: /Tables.*A table elsewhere waits for you/ })
    .first()
    .waitFor();
  // The icon of the installed place says the same.
  expect(await page.evaluate(() => (globalThis as unknown as { badge?: number }).badge)).toBe(1);
  const phone = await place.client.visitor({
    width: 390,
    height: 800,
    settings: { language: 'en', pace: 'normal' },
  });
  await phone.addCookies(await context.cookies());
  const small = await phone.newPage();
  await small.goto(`${place.client.address}#/table/~${id}`);
  await small.locator('[data-caption]').first().waitFor();
  await small.getByRole('button', { name: 'To now' }).click();
  await small.getByText('Your turn').first().waitFor();
  await small.locator('[data-caption]').waitFor({ state: 'hidden' });
  expect(ann.faults).toEqual([]);
  await phone.close();
}, 120_000);

test('no: what the browser does not allow is said, and nothing is asked again; a letter’s link needs nobody', async () => {
  const ben = await caller(place.client, { settings: { language: 'nl' }, isKept: true });
  const { page } = ben;
  page.setDefaultTimeout(20_000);
  await page.addInitScript(standInForScreen);
  await page.goto(`${place.client.address}#/me`);
  await page.getByRole('textbox', { name: 'Je naam' }).fill('Ben');
  await page.getByRole('button', { name: 'Maak de pas' }).click();
  const told = page.getByRole('region', { name: 'Bericht krijgen' });
  await told.waitFor();
  const add = told.getByRole('button', { name: 'Bericht op dit apparaat' });
  await add.click();
  await told.getByText(/^Deze browser staat het niet toe/).waitFor();
  expect(await add.count()).toBe(0);
  await page.goto(`${place.client.address}#/unsubscribe/${'x'.repeat(22)}`);
  await page.getByRole('button', { name: 'Geen post meer' }).click();
  await page.getByText('Dat is al gebeurd.').waitFor();
  expect(ben.faults).toEqual([]);
}, 60_000);
