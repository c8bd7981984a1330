/** Playing by keys alone: after a confirmed move the focus is on what is asked next, and a move takes few keys. */
import { TITLES } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { decideByKeys, moment, openRecord, recordOf, sitDown } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const MOST_KEYS = 6;
const DECISIONS = 8;

/** What has the focus: a thing that leads on, another part of the strip, or something else altogether. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    const leads = '[data-pick], [data-facet], [data-all], #confirm[aria-disabled="false"]';
    if (at?.matches(`#ask :is(${leads}), dialog [data-pick]`)) return 'what is asked';
    return at?.closest('#ask') ? 'the strip' : (at?.outerHTML.slice(0, 120) ?? 'nothing');
  });
}

const lineOf = (page: Page): Promise<string | null> =>
  page.locator('#ask').getAttribute('data-line');

/** From where the focus is: past some of the choices, and on with Enter. Answers how many keys it took. */
async function moveFromHere(page: Page, past: number): Promise<number> {
  const line = await lineOf(page);
  let keys = 0;
  for (; keys < past; keys += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) !== 'what is asked') {
      await page.keyboard.press('Shift+Tab');
      keys += 2;
      break;
    }
  }
  for (; keys <= MOST_KEYS + 1; keys += 1) {
    const isLast = await page.evaluate(() => document.activeElement?.id === 'confirm');
    await page.keyboard.press('Enter');
    if (isLast) {
      await page.locator(`#ask:not([data-line="${line}"])`).waitFor();
      return keys + 1;
    }
    await expect
      .poll(() => focused(page), { message: `after ${keys + 1} keys` })
      .toBe('what is asked');
    await page.evaluate(() => new Promise((drawn) => setTimeout(() => setTimeout(drawn))));
  }
  throw new Error(`no move in ${MOST_KEYS} keys: ${await page.locator('#ask').innerText()}`);
}

test.each(TITLES.map(({ id }) => id))('%s', async (id) => {
  const context = await client.visitor();
  const page = await sitDown(client, context, id);
  expect(await moment(page)).toBe('mine');
  await decideByKeys(page, 0);
  const taken: number[] = [];
  for (let turn = 0; turn < DECISIONS; turn += 1) {
    // While others play it waits in the strip.
    await expect.poll(() => focused(page)).toMatch(/^(what is asked|the strip)$/);
    if ((await moment(page)) !== 'mine') break;
    await expect.poll(() => focused(page), { message: `decision ${turn}` }).toBe('what is asked');
    taken.push(await moveFromHere(page, turn % 3));
  }
  console.log(`${id}: keys a move: ${taken.join(' ')}`);
  expect(taken.length).toBeGreaterThan(3);
  expect(Math.max(...taken)).toBeLessThanOrEqual(MOST_KEYS);
  await context.close();
});

describe('the log', () => {
  test('is one stop of the tab key, and arrows lead from line to line', async () => {
    const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 60));
    expect(await moment(page)).toBe('mine');
    const lines = page.locator('#log button');
    await expect.poll(() => lines.count()).toBeGreaterThan(30);
    await expect.poll(() => page.locator('#log button[tabindex="0"]').count()).toBe(1);
    await page.locator('#log button[tabindex="0"]').focus();
    const seq = (): Promise<string | null> =>
      page.evaluate(
        () => document.activeElement?.closest('[data-seq]')?.getAttribute('data-seq') ?? null,
      );
    const from = await seq();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const to = await seq();
    expect(to).not.toBeNull();
    expect(to).not.toBe(from);
    expect(await page.locator('#log button[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.locator(`#log [aria-current][data-seq="${to}"]`).waitFor();
    await page.context().close();
  });
});
