import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('the strip offers the ways to pay as the map does', async () => {
  const page = await openRecord(client, recordOf('amsterdam', 'hoarding-4-assisted', 62));
  if ((await moment(page)) === 'curtain')
    await page.getByRole('dialog').getByRole('button').click();
  await moment(page);
  await page.locator('[data-route="R02"]').first().click();
  const labels = page.locator('[class*="choice"][role="button"]');
  const onTheMap = await labels.evaluateAll((all) => all.map((each) => each.ariaLabel));
  const notes = page.locator('#ask [data-pick] small');
  const inTheStrip = await notes.allInnerTexts();
  expect(onTheMap).toHaveLength(5);
  expect(onTheMap).toEqual(inTheStrip.map((note) => expect.stringContaining(`(${note})`)));
  await page.context().close();
});

test('of a long list the strip shows what brings most, and the whole list begins with it', async () => {
  const page = await openRecord(client, recordOf('steel-driver', 'bots-4-usa', 341));
  await moment(page);
  const picks = page.locator('#ask [data-pick]:visible');
  const likely = await picks.allInnerTexts();
  expect(likely.map((text) => text.split('\n'))).toEqual([
    ['Build Philadelphia – Pittsburgh', '4 cubes, +$40'],
    ['Build Denver – Salt Lake City', '4 cubes, +$40'],
    ['Build El Paso – Los Angeles', '6 cubes, +$40'],
    ['Build St. Paul – Omaha', '3 cubes, +$30'],
  ]);
  await page.locator('#ask [data-all]').click();
  const all = page.locator('#ask dialog [data-pick]');
  await all.first().waitFor();
  expect((await all.allInnerTexts()).slice(0, 4)).toEqual(likely);
  expect(await all.count()).toBe(19);
  await page.context().close();
});

test('the list of all choices has all of them on a phone, also those that the board offers', async () => {
  const page = await openRecord(client, recordOf('steel-driver', 'bots-4-usa', 341), {
    width: 360,
    height: 740,
  });
  await page.locator('#ask [data-mine="true"]').waitFor();
  await page.locator('[data-all]').evaluate((all: HTMLElement) => all.click());
  const list = page.getByRole('dialog');
  await list.locator('[data-pick]').first().waitFor({ state: 'attached' });
  const wanted = Number(/\d+/.exec(await list.getByRole('heading').innerText())?.[0]);
  expect(wanted).toBeGreaterThan(3);
  expect(await list.locator('[data-pick]:visible').count()).toBe(wanted);
  await page.context().close();
});
