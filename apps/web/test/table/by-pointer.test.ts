import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf, sitDown } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const GLOWING = '[data-hex][class*="open"]';
const MOST_DECISIONS = 200;

/** Where to point for one of the hexes that glow and lie free in sight; undefined: none does. */
function glowingPoint(page: Page, wander: number): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(
    ({ glowing, wanted }) => {
      const points = [...document.querySelectorAll(glowing)].flatMap((hex) => {
        const { left, top, width, height } = hex.getBoundingClientRect();
        const point = { x: left + width / 2, y: top + height / 2 };
        return document.elementFromPoint(point.x, point.y) === hex ? [point] : [];
      });
      return points[wanted % Math.max(1, points.length)];
    },
    { glowing: GLOWING, wanted: wander },
  );
}

/** One decision by mouse or thumb: on the map where it glows, else in the strip. */
async function decideByPointer(page: Page, wander: number): Promise<boolean> {
  const ask = page.locator('#ask');
  const line = await ask.getAttribute('data-line');
  const confirm = page.locator('#confirm[aria-disabled="false"]');
  const point = await glowingPoint(page, wander);
  if (point) {
    await page.mouse.click(point.x, point.y);
    await page.locator('[data-hex][aria-pressed], #ask [data-pick]').first().waitFor();
  }
  if ((await confirm.count()) === 0) {
    if ((await ask.locator('[data-pick]').count()) === 0) await ask.locator('[data-all]').click();
    const picks = ask.locator('[data-pick]');
    await picks.nth(wander % (await picks.count())).click();
  }
  await confirm.click();
  await page.locator(`#ask:not([data-line="${line}"])`).waitFor();
  return point !== undefined;
}

test.each([
  { name: 'a desktop', width: 1600, height: 1000 },
  { name: 'a phone', width: 390, height: 844 },
])('American Rails is played from first to last on $name', async ({ width, height }) => {
  const context = await client.visitor({ width, height });
  const page = await sitDown(client, context, 'american-rails');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  let onTheMap = 0;
  for (let decision = 0; (await moment(page)) !== 'over'; decision += 1) {
    expect(decision).toBeLessThan(MOST_DECISIONS);
    if (await decideByPointer(page, decision)) onTheMap += 1;
  }
  expect(onTheMap).toBeGreaterThan(3);
  await page.getByRole('list', { name: 'Places' }).getByText('Mara').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a touch that is not allowed is told why, and its rule opens beside the board', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 34));
  expect(await moment(page)).toBe('mine');
  await page.locator('[data-hex]:not([class*="open"])').first().click({ force: true });
  const said = page.locator('output', { has: page.getByRole('button', { name: /^Rule AR-/ }) });
  const number = (await said.getByRole('button', { name: /^Rule / }).innerText()).slice(5);
  await said.getByRole('button', { name: /^Rule / }).click();
  await page.locator(`[id="${number}"]`).waitFor();
  expect(await page.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected')).toBe('true');
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
