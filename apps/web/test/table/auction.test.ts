import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1600, height: 1000 },
];
const THUMB = 44;

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

function edges(page: Page, selector: string): Promise<Edges> {
  return page
    .locator(selector)
    .evaluate((element) => element.getBoundingClientRect().toJSON() as Edges);
}

/** The smaller side of each button that moves the board's window. */
function buttonsOfBoard(page: Page): Promise<readonly number[]> {
  return page
    .getByRole('button', { name: /^(?:Closer|Further away)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.clientWidth, button.clientHeight) + 2),
    );
}

test.each([
  ['american-rails', 'bots-4', 189],
  ['steel-driver', 'bots-4-usa', 145],
] as const)(
  '%s: an auction and the board above it share the stage, and neither covers the other (%s, line %i)',
  async (title, name, lines) => {
    const page = await openRecord(client, recordOf(title, name, lines));
    await moment(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const board = await edges(page, 'section[aria-label="Board"]');
      const block = await edges(page, 'section[aria-label="Auction"]');
      const ask = await edges(page, '#ask');
      expect({ size, gap: Math.round(block.top - board.bottom) }).toEqual({ size, gap: 0 });
      expect({ size, gap: Math.abs(Math.round(ask.top - block.bottom)) <= 1 }).toEqual({
        size,
        gap: true,
      });
      expect(Math.min(...(await buttonsOfBoard(page)))).toBeGreaterThanOrEqual(THUMB);
    }
    await page.context().close();
  },
);

/** How many of these pieces lie in sight on the board, and how many there are. */
function inSight(page: Page, pieces: string): Promise<readonly [seen: number, all: number]> {
  return page.evaluate((selector) => {
    const board = document.querySelector('section[aria-label="Board"]')?.getBoundingClientRect();
    const all = [...document.querySelectorAll(selector)].map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const isSeen = ({ x, y }: { x: number; y: number }): boolean =>
      board !== undefined && x > board.left && x < board.right && y > board.top && y < board.bottom;
    return [all.filter(isSeen).length, all.length] as const;
  }, pieces);
}

test.each([
  ['american-rails', 'bots-4', 184, '[data-cube^="1:"]', 6],
  ['steel-driver', 'bots-4-usa', 143, '[data-link]:has([stroke="var(--piece-red)"])', 4],
] as const)(
  '%s: whoever bids on a phone sees what is bid for (%s, line %i)',
  async (title, name, lines, pieces, most) => {
    const page = await openRecord(client, recordOf(title, name, lines), {
      width: 360,
      height: 780,
    });
    await moment(page);
    const [seen, all] = await inSight(page, pieces);
    expect(all).toBeGreaterThan(most);
    expect(seen).toBeGreaterThanOrEqual(most);
    await page.setViewportSize({ width: 360, height: 700 });
    expect((await inSight(page, pieces))[0]).toBeGreaterThanOrEqual(most - 1);
    await page.context().close();
  },
);

test('the window goes on to what is bid for next, across the map', async () => {
  const green = '[data-link]:has([stroke="var(--piece-green)"])';
  const page = await openRecord(client, recordOf('steel-driver', 'bots-4-usa', 254), {
    width: 360,
    height: 780,
  });
  await moment(page);
  // Grey lies in the south-east, green's only link at the Pacific.
  expect(await inSight(page, green)).toEqual([0, 1]);
  await page.locator('[data-panel=log]').click();
  await page.getByRole('slider', { name: 'Time travel' }).fill('191');
  await page.locator('[data-panel=board]').click();
  await expect.poll(() => inSight(page, green)).toEqual([1, 1]);
  await page.context().close();
});
