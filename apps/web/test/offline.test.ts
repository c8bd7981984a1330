/** After one visit the place works without a network. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from './client.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('a game is begun and gone on with offline, and a new tab finds it', async () => {
  const visitor = await client.visitor();
  const first = await client.show(visitor, '/');
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.close();

  await visitor.setOffline(true);
  const page = await client.show(visitor, '/setup/american-rails');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const table = page.url();
  await page.close();

  const again = await visitor.newPage();
  await again.goto(table);
  await again.getByRole('heading', { level: 1 }).waitFor();
  expect(await again.locator('main').innerText()).not.toBe('');
  const rules = await client.show(visitor, '/rules/american-rails');
  expect(await rules.locator('main').innerText()).toContain('AR-5.3');
  await visitor.close();
});
