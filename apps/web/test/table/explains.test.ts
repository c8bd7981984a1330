/** What is touched says what it is: cards, actions, goods, figures. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS, type Visit } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const PHONE = { width: 360, height: 740 };

async function at(title: string, name: string, line: number, visit: Visit = {}): Promise<Page> {
  const page = await openRecord(client, recordOf(title, name, line), visit);
  if ((await moment(page)) === 'curtain') {
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await moment(page);
  return page;
}

test('a card of Train Rails tells its text by tap and by focus, also one that can not be played', async () => {
  const page = await at('train-rails', 'bots-3', 200, PHONE);
  const card = page.locator('[data-hand="advanced3"]');
  expect(await card.getAttribute('data-state')).toBeNull();
  const tip = page.locator('[class*="tip"]', { hasText: 'Mix colours, or add 3.' });
  await card.click();
  await tip.waitFor();
  await page.locator('#ask').click({ position: { x: 4, y: 4 } });
  await page.locator('[data-hand="reverse"]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await tip.waitFor();
  await page.context().close();
});

test('a card that is held is asked and not played', async () => {
  const page = await at('train-rails', 'bots-3', 200, PHONE);
  const card = page.locator('[data-hand="reverse"]');
  await card.click({ delay: 700 });
  await page.locator('[class*="tip"]', { hasText: 'Play turns round.' }).waitFor();
  expect(await card.getAttribute('data-state')).toBe('open');
  await page.context().close();
});

test('an action of American Rails says what it does and when one moves then', async () => {
  const page = await at('american-rails', 'bots-4', 101, PHONE);
  const first = page.locator('#ask [data-pick]').first();
  expect(await first.innerText()).toBe('Develop\na house, order 2 of 7');
  expect(await page.locator('#ask [data-pick]').last().innerText()).toMatch(/^Pass/);
  await first.click();
  const meaning = page.locator('#ask', { hasText: 'A house makes one city worth more' });
  await meaning.waitFor();
  expect(await page.locator('#confirm').innerText()).toBe('Choose Develop');
  await page.context().close();
});

test('by keys the board’s passing comes after what does something', async () => {
  const page = await at('american-rails', 'bots-4', 101, { width: 1600, height: 1000 });
  const rows = page.locator('rect[role="button"][tabindex="0"]');
  const names = await rows.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  expect(names).toHaveLength(7);
  expect(names[0]).toMatch(/^Develop/);
  expect(names.at(-1)).toMatch(/^Pass/);
  await page.context().close();
});

test('every city of Steel Driver has the mark of its goods, and a strip of cubes while they are bid', async () => {
  const page = await at('steel-driver', 'bots-4-usa', 20, PHONE);
  const board = page.locator('section[aria-label="Board"]');
  const goods = await board
    .locator('[data-goods]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-goods')));
  // 38 cities and the legend.
  expect(goods).toHaveLength(38 + 5);
  expect(new Set(goods).size).toBe(5);
  expect(
    await page
      .locator('section[aria-label="Players"] li[aria-current], section[aria-label="Players"] li')
      .locator('span > svg')
      .count(),
  ).toBe(4);
  await page.context().close();
});

test('hints stand in the order of their figures, which say what they mean', async () => {
  const page = await at('american-rails', 'bots-4', 101, { width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Hint' }).click();
  const reasons = page.locator('#ask ol [data-pick] .number');
  await reasons.first().waitFor();
  const figures = (await reasons.allInnerTexts()).map((text) =>
    Number(/^Wins (\d+) of 100 from here\.$/.exec(text)?.[1] ?? Number.NaN),
  );
  expect(figures.length).toBeGreaterThan(1);
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  const isCut = await page
    .locator('#ask ol [data-pick] b')
    .evaluateAll((all) => all.some((each) => each.scrollWidth > each.clientWidth + 1));
  expect(isCut).toBe(false);
  await page.context().close();
});
