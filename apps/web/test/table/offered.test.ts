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
  const labels = page.locator('[class*="payment"][role="button"]');
  const onTheMap = await labels.evaluateAll((all) => all.map((each) => each.ariaLabel));
  const notes = page.locator('#ask [data-pick] small');
  const inTheStrip = await notes.allInnerTexts();
  expect(onTheMap).toHaveLength(5);
  expect(onTheMap).toEqual(inTheStrip.map((note) => expect.stringContaining(`(${note})`)));
  await page.context().close();
});
