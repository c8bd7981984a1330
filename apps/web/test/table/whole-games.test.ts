import { TITLES } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { decideByKeys, moment, sitDown } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const MOST_DECISIONS = 400;
const SWITCHED_AT = 4;
const RELOADED_AT = 8;
/** What the expert says of the other titles stands in evening.test.ts. */
const REVIEWED = 'amsterdam';

/** By Tab and Enter, as everything here. */
async function switchToDutch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nederlands' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
}

test.each(TITLES.map(({ id }) => id))(
  '%s is played from first to last by keyboard alone, in two languages, through a reload',
  async (title) => {
    const isReviewed = title === REVIEWED;
    const context = await client.visitor({ isReviewed });
    const page = await sitDown(client, context, title);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    let decisions = 0;
    while ((await moment(page)) !== 'over') {
      if (decisions === SWITCHED_AT) await switchToDutch(page);
      if (decisions === RELOADED_AT) {
        const line = await page.locator('#ask').getAttribute('data-line');
        await page.reload();
        // Nothing is lost; a line that plays itself may have come since.
        await page.waitForFunction((least) => {
          const ask = document.querySelector<HTMLElement>('html[lang="nl"] #ask');
          return Number(ask?.dataset['line'] ?? -1) >= least;
        }, Number(line));
        await moment(page);
      }
      await decideByKeys(page, decisions % 4);
      decisions += 1;
      expect(decisions).toBeLessThan(MOST_DECISIONS);
    }
    expect(decisions).toBeGreaterThan(RELOADED_AT);
    await page.getByRole('list', { name: 'Plaatsen' }).getByText('Mara').waitFor();
    const charts = page.locator('figure table');
    await charts.first().waitFor({ state: 'attached' });
    if (isReviewed) {
      await page.getByText('Vooruitzichten volgens de expert').first().waitFor();
      await page.getByRole('button', { name: 'Ga erheen' }).nth(2).waitFor({ state: 'attached' });
      await charts.nth(1).waitFor({ state: 'attached' });
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);
