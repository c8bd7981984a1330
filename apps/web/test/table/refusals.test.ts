/** A refusal hides nothing that is needed, goes by itself, and can be read again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** What the notice lies upon: the board, choices and the buttons below. */
function hidden(): readonly string[] {
  const notice = document.querySelector('[data-notice] > *')?.getBoundingClientRect();
  if (!notice || notice.height === 0) return ['there is no notice'];
  const needed = document.querySelectorAll(
    'section[aria-label="Board"], #ask [data-pick], #ask [data-facet], #confirm, #ask .quiet',
  );
  return [...needed].flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const wide = Math.min(right, notice.right) - Math.max(left, notice.left);
    const high = Math.min(bottom, notice.bottom) - Math.max(top, notice.top);
    const isVisible = each.checkVisibility();
    return isVisible && wide > 1 && high > 1 ? [each.outerHTML.slice(0, 80)] : [];
  });
}

/** Somebody touches a space of the action track that is taken. */
async function refused(page: Page): Promise<void> {
  await moment(page);
  await page.locator('rect[role="button"][tabindex="-1"]').first().dispatchEvent('click');
  await page.locator('[data-notice] p').waitFor();
}

test.each([
  { width: 1600, height: 1000 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])('at $width it lies on nothing that is needed, goes, and comes back', async (size) => {
  const record = recordOf('american-rails', 'bots-4', 106);
  const page = await openRecord(client, record, { ...size, isAlone: true });
  await page.clock.install();
  await refused(page);
  const text = await page.locator('[data-notice] p').innerText();
  expect(text).toMatch(/taken/);
  expect(await page.evaluate(hidden)).toEqual([]);
  await page.clock.runFor(3000);
  expect(await page.locator('[data-notice] p').count()).toBe(1);
  await page.clock.runFor(12_000);
  expect(await page.locator('[data-notice] p').count()).toBe(0);
  await page.locator('[data-read-again]').click();
  expect(await page.locator('[data-notice] p').innerText()).toBe(text);
  await page.context().close();
});
