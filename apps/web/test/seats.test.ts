/** Who leaves a browser to the next visitor leaves nothing of his there. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** In every store that a page has. Runs in the page. */
async function store(): Promise<void> {
  localStorage.setItem('left', 'behind');
  sessionStorage.setItem('left', 'behind');
  window.name = 'left';
  document.cookie = 'left=behind';
  await (await caches.open('left')).put('/left', new Response('behind'));
  await new Promise((done) => indexedDB.open('left').addEventListener('success', done));
}

/** What is there of all that. Runs in the page. */
const stored = async () => ({
  local: Object.keys(localStorage),
  session: sessionStorage.length,
  name: window.name,
  cookie: document.cookie,
  caches: await caches.keys(),
  bases: await indexedDB.databases(),
  clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName }))
    .state,
  wanted: matchMedia('(prefers-color-scheme: dark)').matches,
});

const SETTINGS = { theme: 'light', settings: { language: 'nl' } } as const;
const opened = async (visitor: BrowserContext): Promise<Page> => client.show(visitor, '/settings');

test('all that was stored, allowed and set is gone, and the next has his own settings', async () => {
  const first = await client.visitor({ theme: 'light' });
  const before = await (await opened(first)).evaluate(stored);
  const [page] = first.pages();
  await first.grantPermissions(['clipboard-read']);
  await page?.emulateMedia({ colorScheme: 'dark' });
  await page?.evaluate(store);
  await opened(first);
  expect(await page?.evaluate(stored)).not.toEqual(before);
  let heard = 0;
  first.on('request', () => (heard += 1));
  await first.close();

  const next = await client.visitor({ ...SETTINGS, width: 360, height: 740 });
  expect(next).toBe(first);
  heard = 0;
  const again = await opened(next);
  expect(await again.evaluate(stored)).toEqual(before);
  expect(await again.locator('html').getAttribute('lang')).toBe('nl');
  expect(again.viewportSize()).toEqual({ width: 360, height: 740 });
  expect((await opened(next)).viewportSize()).toEqual({ width: 360, height: 740 });
  expect(heard).toBe(0);
  expect(await again.goBack()).toBeNull();
  await next.close();
});

test.each<[what: string, spoil: (visitor: BrowserContext, page: Page) => Promise<unknown>]>([
  ['a route', (visitor) => visitor.route('**/nowhere', (route) => route.abort())],
  ['a script of his own', (_, page) => page.addInitScript(() => undefined)],
  ['no network', (visitor) => visitor.setOffline(true)],
  ['a page elsewhere', (_, page) => page.goto('about:blank')],
])('who leaves %s leaves nothing to the next', async (_, spoil) => {
  const first = await client.visitor();
  await spoil(first, await opened(first));
  await first.close();
  const next = await client.visitor();
  expect(next).not.toBe(first);
  await next.close();
});
