/** What a game itself has to say at its end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openFile, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('contracts are turned up one by one, and nobody hears who won before', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'bots-4'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFile(page, recordOf('amsterdam', 'bots-4-strict'));
  const reckoning = page.getByRole('dialog', { name: 'The game is over' });
  await reckoning.waitFor();
  const dark = page.getByLabel('A contract, face down');
  const before = await dark.count();
  expect(before).toBeGreaterThan(4);
  expect(await page.getByText('wins.').count()).toBe(0);
  await reckoning.getByRole('button', { name: 'Turn up the next one' }).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[aria-label="A contract, face down"]').length < count,
    before,
  );
  expect(await seriousFaults(page)).toEqual([]);
  await reckoning.getByRole('button', { name: 'Show everything' }).click();
  await page.getByText('Carla wins.').waitFor();
  expect(await dark.count()).toBe(0);
  await page.context().close();
});

test.each([
  { title: 'american-rails', record: 'bots-4', says: 'Dividends and portfolios' },
  { title: 'amsterdam', record: 'bots-4-strict', says: 'Contracts and merchandise' },
  { title: 'steel-driver', record: 'bots-4-usa', says: 'The final settlement' },
  { title: 'train-rails', record: 'bots-3', says: 'The race to the seats' },
])('$title tells its end in its own way, on a phone too', async ({ title, record, says }) => {
  const page = await openRecord(client, recordOf(title, record), { width: 360, height: 780 });
  await page.getByRole('heading', { name: says }).waitFor();
  const wide = await page.evaluate(() => {
    const end = document.querySelector('[aria-labelledby="result"]');
    return end ? end.scrollWidth - end.clientWidth : -1;
  });
  expect(wide).toBe(0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().close();
});
