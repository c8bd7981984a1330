/** A drawn board by keys: arrows lead from spot to spot. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const SPOT = 'main svg [role="button"]';

function spotWithFocus(page: Page): Promise<string | null> {
  return page.evaluate(
    (spot) =>
      document.activeElement?.matches(spot)
        ? document.activeElement.getAttribute('aria-label')
        : null,
    SPOT,
  );
}

test.each([
  { title: 'american-rails', record: 'bots-4', lines: 263 },
  { title: 'amsterdam', record: 'bots-2-assisted', lines: 60 },
  { title: 'steel-driver', record: 'bots-4-usa', lines: 260 },
  { title: 'train-rails', record: 'bots-2', lines: 250 },
])('$title', async ({ title, record, lines }) => {
  const page = await openRecord(client, recordOf(title, record, lines));
  if ((await moment(page)) === 'curtain') {
    const curtain = page.locator('dialog[aria-labelledby="curtain"]');
    await curtain.getByRole('button').click();
    await curtain.waitFor({ state: 'detached' });
  }
  await page.locator(`${SPOT}[tabindex="0"]`).first().focus();
  const met = new Set([await spotWithFocus(page)]);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    met.add(await spotWithFocus(page));
  }
  expect(met).not.toContain(null);
  expect(met.size).toBeGreaterThan(2);
  await page.context().close();
});
