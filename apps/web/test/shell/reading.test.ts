import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { openRecord, recordOf } from '../table/at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const CHAPTERS = ['AR-6', 'AR-9', 'AR-2', 'AR-6'];

/** The chapter that the contents mark, if its mark can be seen. */
async function marked(contents: Locator): Promise<string> {
  const mark = contents.locator('[aria-current=location]');
  if ((await mark.count()) !== 1) return `${await mark.count()} marks`;
  const isSeen = await mark.evaluate((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at !== null && item.contains(at);
  });
  return `${isSeen ? '' : 'unseen: '}${await mark.locator('.number').textContent()}`;
}

async function scrollTo(page: Page, place: string): Promise<void> {
  await page.locator(`[id="${place}"]`).evaluate((item) => item.scrollIntoView());
}

/** Asks for chapters, and reads on to others. */
async function readThrough(page: Page, contents: Locator): Promise<void> {
  for (const chapter of CHAPTERS) {
    await contents.getByText(chapter, { exact: true }).click();
    await expect.poll(() => marked(contents)).toBe(chapter);
  }
  await scrollTo(page, 'AR-4.3');
  await expect.poll(() => marked(contents)).toBe('AR-4');
  await scrollTo(page, 'AR-9.1');
  await expect.poll(() => marked(contents)).toBe('AR-9');
  await contents.getByText('AR-6', { exact: true }).click();
  await expect.poll(() => marked(contents)).toBe('AR-6');
}

describe.each([
  [360, 740],
  [1600, 900],
])('the chapter that is being read is marked, %i pixels wide', (width, height) => {
  test('on the page of the rules', async () => {
    const context = await client.visitor({ width, height });
    const page = await client.show(context, '/rules/american-rails/AR-7.1');
    const contents = page.getByRole('navigation', { name: 'Chapters' });
    await expect.poll(() => marked(contents)).toBe('AR-7');
    await readThrough(page, contents);
    await context.close();
  });

  test('beside the board', async () => {
    const text = recordOf('american-rails', 'by-hand-3', 40);
    const page = await openRecord(client, text, { width, height });
    await page.locator(width < 700 ? '[data-panel=rules]' : '[data-tab=rules]').click();
    const contents = page.locator('#rules').getByRole('navigation', { name: 'Chapters' });
    await expect.poll(() => marked(contents)).toBe('AR-1');
    await readThrough(page, contents);
    await page.context().close();
  });
});
