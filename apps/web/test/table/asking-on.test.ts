/** The sheet of a phone beside its board: it lists nothing that glows there, and asks on from what was touched. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf, takeOver } from './at-the-table.ts';
import { sharesOfScreen } from './shares.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const PHONE = { width: 360, height: 740 };

async function at(title: string, name: string, line: number): Promise<Page> {
  const page = await openRecord(client, recordOf(title, name, line), PHONE);
  if ((await moment(page)) === 'curtain') await takeOver(page);
  await moment(page);
  return page;
}

const question = (page: Page): Promise<string> => page.locator('#ask h2').innerText();

/** Where the drawing stands in its window. */
const stand = (page: Page): Promise<string | null> =>
  page.locator('[data-window] svg > g').first().getAttribute('transform');

test.each([
  ['steel-driver', 'bots-3-usa', 40, 0.6],
  ['train-rails', 'bots-3', 144, 0.45],
] as const)('%s: what glows on the board or in the hand is not listed again', async (...of) => {
  const [title, name, line, least] = of;
  const page = await at(title, name, line);
  expect(await page.locator('#ask [data-facet]').count()).toBeGreaterThan(1);
  expect(await page.locator('#ask [data-facet]:visible').count()).toBe(0);
  const { board } = await page.evaluate(sharesOfScreen, { finger: 44, high: least, wide: 0 });
  expect(board).toBeGreaterThanOrEqual(least);
  await page.context().close();
});

test('all companies that may be offered are in sight, and the one that was touched is named', async () => {
  const page = await at('steel-driver', 'bots-3-usa', 1);
  const outOfSight = await page.evaluate(() => {
    const acts = document.querySelector('#confirm')?.getBoundingClientRect().top ?? 0;
    const companies = [...document.querySelectorAll('#ask [data-facet]')];
    return companies.filter((each) => each.getBoundingClientRect().bottom > acts).length;
  });
  expect(await page.locator('#ask [data-facet]').count()).toBe(6);
  expect(outOfSight).toBe(0);
  const stood = await stand(page);
  await page.locator('#ask [data-facet]', { hasText: 'Green' }).click();
  expect(await question(page)).toBe('How many cubes do you open with for Green? You have 10.');
  await expect.poll(() => stand(page)).not.toBe(stood);
  // The sheet is as high as it was, and so the map is where it was.
  await page.getByRole('button', { name: 'Choose again' }).click();
  expect(await question(page)).toMatch(/^Offer a company/);
  await expect.poll(() => stand(page)).toBe(stood);
  await page.context().close();
});

test('while something is chosen, taking back is out of the thumb’s way', async () => {
  const page = await at('train-rails', 'bots-3', 200);
  const before = await page.locator('#ask').getAttribute('data-line');
  await page.locator('[data-hand="reverse"]').click();
  await page.locator('#confirm[aria-disabled="false"]').click();
  await page.locator(`#ask:not([data-line="${before}"]) [data-mine="true"]`).waitFor();
  const takeBack = page.getByRole('button', { name: 'Take back' });
  await takeBack.waitFor();
  await page.locator('#ask [data-pick]:visible', { hasText: 'Pass' }).first().click();
  await page.getByRole('button', { name: 'Choose again' }).waitFor();
  expect(await takeBack.count()).toBe(0);
  await page.context().close();
});

test('a card that is chosen is explained in the sheet alone', async () => {
  const page = await at('train-rails', 'bots-3', 200);
  const tip = page.locator('[class*="tip"]', { hasText: 'Play turns round.' });
  await page.locator('[data-hand="reverse"]').click();
  await page.locator('#ask', { hasText: 'Play turns round.' }).waitFor();
  expect(await tip.count()).toBe(0);
  await page.context().close();
});
