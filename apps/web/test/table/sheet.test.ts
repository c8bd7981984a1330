/** The sheet of a phone has the height of what it says, and what is shown on the board is in sight beside it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';
import { phaseAsking, phaseRecord } from './phases.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const PHONE = { width: 360, height: 740 };
/** Buttons upon the map go out of the way once it stands still. */
const STILL = 400;

async function at(title: string, asked: string, seats: number): Promise<Page> {
  const phase = await phaseAsking(title, asked, seats);
  const page = await openRecord(client, phaseRecord(title, phase), PHONE);
  expect(await moment(page)).toBe('mine');
  return page;
}

const shareOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => each.getBoundingClientRect().height / innerHeight);

test('pulled up, the sheet is no higher than what it says', async () => {
  const page = await at('amsterdam', 'turn: claim', 3);
  await page.getByRole('button', { name: /^Height of the sheet/ }).click();
  await page.locator('#ask[data-height="high"]').waitFor();
  // What lies in the middle of it may be given more room than it needs.
  const empty = await page.locator('#ask').evaluate((ask) => {
    const heightOf = (each: Element): number => each.getBoundingClientRect().height;
    const said = [...ask.children].flatMap((each) => {
      const isMiddle = each.className.includes('middle');
      return isMiddle ? [...each.children].map(heightOf) : [heightOf(each)];
    });
    return heightOf(ask) - said.reduce((sum, each) => sum + each, 0);
  });
  expect(empty).toBeLessThan(60);
  await page.context().close();
});

test('advice is read whole, with its place in sight; chosen, it gives the board its room', async () => {
  const page = await at('amsterdam', 'turn: claim', 3);
  await page.getByRole('button', { name: 'Hint' }).click();
  const first = page.locator('#ask ol [data-pick]').first();
  await first.waitFor();
  const isWhole = await first.evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const isSeen = (y: number): boolean =>
      each.contains(document.elementFromPoint((left + right) / 2, y));
    return isSeen(top + 2) && isSeen(bottom - 2);
  });
  expect(isWhole).toBe(true);
  await first.click();
  await page.locator('#confirm[aria-disabled="false"]').waitFor();
  await expect.poll(() => shareOf(page, '[data-window]')).toBeGreaterThan(0.45);
  await page.context().close();
});

test.each([2, 3, 4])('%d players: no button lies upon an end of a contract', async (seats) => {
  const page = await at('amsterdam', 'sealed: keep', seats);
  const offers = page.locator('button[data-offer]:visible');
  await offers.first().waitFor();
  const ends: number[] = [];
  const covered: string[] = [];
  for (const offer of await offers.all()) {
    await offer.click();
    await page.waitForTimeout(STILL);
    const found = await page.locator('[data-end]').evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit?.closest('[data-window]') && !hit.closest('button') ? '' : String(hit?.tagName);
      }),
    );
    ends.push(found.length);
    covered.push(...found.filter((each) => each !== ''));
  }
  expect(ends.some((count) => count === 2)).toBe(true);
  expect(covered).toEqual([]);
  await page.context().close();
});

/** Lines at which somebody builds for two companies far apart. */
const APART = [
  ['by-hand-4', 125],
  ['bots-5-silent', 394],
] as const;

test.each(APART)('%s %d: where one may build is in sight', async (record, lines) => {
  const text = recordOf('american-rails', record, lines);
  const page = await openRecord(client, text, PHONE);
  expect(await moment(page)).toBe('mine');
  await page.waitForTimeout(STILL);
  const seen = await page.locator('[data-window]').evaluate((map) => {
    const room = map.getBoundingClientRect();
    return [...map.querySelectorAll('[data-legal]')].filter((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    }).length;
  });
  expect(seen).toBeGreaterThan(1);
  await page.context().close();
});
