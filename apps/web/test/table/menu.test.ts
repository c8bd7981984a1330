/** What the menu of a table offers: the language that is on, settings with a way back, and the game as a file. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { openRecord, recordOf, sitDown } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const phone = { width: 360, height: 740 } as const;

test('the switch shows the language that is on, in the menu too', async () => {
  const page = await sitDown(client, await client.visitor(phone), 'amsterdam');
  await page.getByRole('button', { name: 'Menu' }).click();
  const look = (name: string): Promise<string> =>
    page
      .locator(':popover-open')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  // What is not on lies bare on the menu's own ground.
  expect(await look('NL')).toBe('rgba(0, 0, 0, 0)');
  const on = await look('EN');
  const off = await look('NL');
  expect(on).not.toBe(off);
  await page.locator(':popover-open').getByRole('button', { name: /^NL/ }).click();
  await page.locator('html[lang=nl]').waitFor();
  expect([await look('NL'), await look('EN')]).toEqual([on, off]);
  await page.context().close();
});

test('settings that were opened at a table lead back to it, and it has the name that home gave it', async () => {
  const context = await client.visitor();
  const home = await client.show(context, '/');
  await home
    .locator('span:visible', { hasText: /^Amsterdam$/ })
    .first()
    .waitFor();
  await home.close();
  const page = await sitDown(client, context, 'amsterdam');
  const table = page.url();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Amsterdam');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.locator('#ask').waitFor();
  expect(page.url()).toBe(table);
  const settings = await client.show(context, '/settings');
  expect(await settings.getByRole('link', { name: 'Back to the table' }).count()).toBe(0);
  await page.context().close();
});

test('who has nothing but a finger is offered no keys', async () => {
  const page = await sitDown(client, await client.visitor(phone), 'amsterdam');
  const keys = page.getByRole('button', { name: 'Keys' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save the game as a file' }).waitFor();
  expect(await keys.count()).toBe(1);
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setDeviceMetricsOverride', {
    ...phone,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => keys.count()).toBe(0);
  await page.context().close();
});

test('a table that forgets gives nothing away while it is played at: no file, no link, no playing on', async () => {
  const page = await openRecord(client, recordOf('amsterdam', 'bots-4-strict', 90));
  await page.getByRole('button', { name: /^I am / }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'About this game' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save the game as a file' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'This position' }).count()).toBe(0);
  await page.context().close();
});

test('what nobody takes back alone goes when all at the device agree, and it is said what goes', async () => {
  const text = recordOf('american-rails', 'bots-3', 60);
  const page = await openRecord(client, text);
  const table = page.locator('#log li');
  await table.first().waitFor();
  const before = await table.count();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Take back further' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take it all back?' });
  await dialog.waitFor();
  expect(await page.locator(':popover-open').count()).toBe(1);
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect.poll(() => menu.evaluate((button) => button.matches(':focus'))).toBe(true);
  await menu.click();
  await page.getByRole('button', { name: 'Take back further' }).click();
  const gone = await dialog.getByRole('listitem').allTextContents();
  expect(gone.length).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'We all agree: take it back' }).click();
  await page.getByText('A move was taken back.').first().waitFor();
  await expect.poll(() => table.count()).toBeLessThan(before + 1);
  await page.context().close();
});
