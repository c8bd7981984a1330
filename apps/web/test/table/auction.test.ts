import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { atHome, moment, openFile, recordOf } from './at-the-table.ts';

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
    const page = await atHome(client);
    await openFile(page, recordOf(title, name, lines));
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
