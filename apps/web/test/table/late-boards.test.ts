import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { speak } from '../change-settings.ts';
import { Client, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const TRAIN = 'M-22 5.5';
const CART = 'M20-6';
const PAWN = 'M-13.5 15.5';

/** Matches near their end: the fullest boards there are; and how a player's piece is drawn there. */
const LATE = [
  ['american-rails', 'bots-4', 430, TRAIN],
  ['amsterdam', 'bots-4-strict', 150, CART],
  ['steel-driver', 'bots-4-usa', 340, TRAIN],
  ['train-rails', 'bots-3', 350, PAWN],
] as const;

/** Each costs time on a phone. */
const BOARD_NODES = 1700;
/** The log alone would have thousands, if all of it were drawn. */
const PAGE_NODES = 6000;

const WIDE = { width: 1600, height: 1000 };
const PHONE = { width: 360, height: 740 };
const READERS = [
  { theme: 'light', language: 'en', size: WIDE },
  { theme: 'dark', language: 'nl', size: WIDE },
  { theme: 'light', language: 'nl', size: PHONE },
  { theme: 'dark', language: 'en', size: PHONE },
] as const;

/** Another reader looks at the same table. */
async function readBy(page: Page, { theme, language, size }: (typeof READERS)[number]) {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await speak(page, language);
}

test.each(LATE)('%s, late: nothing serious for any reader', async (title, name, lines, piece) => {
  const page = await openRecord(client, recordOf(title, name, lines));
  if ((await moment(page)) === 'curtain') {
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(await moment(page)).toBe('mine');
  await expect
    .poll(() => page.locator('section[aria-label="Board"] svg').count())
    .toBeGreaterThan(0);
  expect(await page.locator('#seat-sign-0').innerHTML()).toContain(piece);
  const nodes = (within: string): Promise<number> =>
    page.evaluate((selector) => document.querySelectorAll(selector).length, within);
  const drawn = await nodes('section[aria-label="Board"] svg *');
  expect(drawn).toBeLessThan(BOARD_NODES);
  expect(await nodes('*')).toBeLessThan(PAGE_NODES);
  for (const reader of READERS) {
    await readBy(page, reader);
    const who = `${reader.language}, ${reader.theme}, ${reader.size.width} px`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), who).toBe(
      reader.size.width,
    );
    expect(await seriousFaults(page), who).toEqual([]);
  }
  await page.context().close();
});
