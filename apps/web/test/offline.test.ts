/** After one visit the place works without a network, and so does every game that was opened or wished for. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appears, Client, OPENING_MS } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** The games that lie on the device as a whole. */
function keptOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('roundhouse '));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => /\/kept\/(.+)$/.exec(url)?.[1] ?? []);
  });
}

async function visitedHome(visitor: BrowserContext): Promise<Page> {
  const page = await client.show(visitor, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  return page;
}

async function begins(visitor: BrowserContext, title: string): Promise<string> {
  const page = await client.show(visitor, `/setup/${title}`);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await appears(page, '#ask');
  const table = page.url();
  await page.close();
  return table;
}

test('a game that was opened once is begun and gone on with offline, and a new tab finds it', async () => {
  const visitor = await client.visitor({ isKept: true });
  const first = await visitedHome(visitor);
  expect(await keptOn(first)).toEqual([]);
  await client.show(visitor, '/setup/american-rails');
  await expect.poll(() => keptOn(first)).toEqual(['american-rails']);

  await visitor.setOffline(true);
  const again = await visitor.newPage();
  await again.goto(await begins(visitor, 'american-rails'));
  await appears(again, '#ask');
  await expect.poll(() => again.locator('main').innerText()).not.toBe('');
  const rules = await client.show(visitor, '/rules/american-rails');
  await rules.getByText('AR-5.3').first().waitFor();
  const home = await client.show(visitor, '/');
  await expect.poll(() => home.locator('main svg').count()).toBeGreaterThanOrEqual(4);
  await visitor.close();
});

test('a game is kept on wish, before it was ever opened', async () => {
  const visitor = await client.visitor({ isKept: true });
  const page = await visitedHome(visitor);
  await page.goto(`${client.address}#/settings`);
  await page.getByRole('button', { name: 'Keep Steel Driver on this device' }).click();
  await expect.poll(() => keptOn(page)).toEqual(['steel-driver']);
  await page.getByText('Kept', { exact: true }).waitFor();

  await visitor.setOffline(true);
  await page.getByRole('button', { name: 'Keep Train Rails: Chicago on this device' }).click();
  await page.getByText('It could not be fetched.').waitFor();
  expect(await begins(visitor, 'steel-driver')).toContain('/table/');
  await visitor.close();
});
