import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';
import { glowingPoint } from './pointing.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('a touch that is not allowed is told why, and its rule opens beside the board', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 34));
  expect(await moment(page)).toBe('mine');
  await page.locator('[data-hex]:not([class*="open"])').first().click({ force: true });
  const said = page.locator('output', { has: page.getByRole('button', { name: /^Rule AR-/ }) });
  const number = (await said.getByRole('button', { name: /^Rule / }).innerText()).slice(5);
  await said.getByRole('button', { name: /^Rule / }).click();
  await page.locator(`[id="${number}"]`).waitFor();
  await expect
    .poll(() => page.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected'))
    .toBe('true');
  await page.context().close();
});

test('without confirmation one touch makes the move, and it can be taken back', async () => {
  const visit = { settings: { confirm: false } };
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 34), visit);
  expect(await moment(page)).toBe('mine');
  const point = await glowingPoint(page, 0);
  if (point) await page.mouse.click(point.x, point.y);
  await page.locator('#ask[data-line="35"]').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('#ask[data-line="36"]').waitFor();
  await page.getByText('A move was taken back.').waitFor();
  expect(await moment(page)).toBe('mine');
  await page.context().close();
});
