import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRecord } from '@roundhouse/engine';
import { Client, OPENING_MS } from '../client.ts';
import { atTheDoor, moment, openAnother, openRecord, recordOf } from './at-the-table.ts';
import { behindTabs, cutNotes, cutQuestion, overflowing } from './overflow.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const RECORDS = [
  ['american-rails', 'bots-4'],
  ['amsterdam', 'by-hand-2'],
  ['steel-driver', 'by-hand-usa'],
  ['train-rails', 'by-hand-3'],
] as const;
const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1600, height: 1000 },
];
const PARTS = [0.05, 0.12, 0.5, 0.8];
const TOUCHES = 3;

/** Some touches in the strip, as far as they lead; after each of them one looks. */
async function touchAround(page: Page, look: () => Promise<void>): Promise<void> {
  for (let touch = 0; touch < TOUCHES; touch += 1) {
    const picks = page.locator('#ask').locator('[data-pick]:visible, [data-facet]:visible');
    if ((await picks.count()) === 0) return;
    await picks.nth((touch * 3) % (await picks.count())).click();
    await look();
  }
}

test.each(RECORDS)(
  '%s: no text is too long for its button, no question is cut, in Dutch (%s)',
  async (title, name) => {
    const { length } = parseRecord(recordOf(title, name)).lines;
    const page = await atTheDoor(client, { settings: { language: 'nl' } });
    const found = new Set<string>();
    const look = async (): Promise<void> => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const cut = [
          ...(await page.evaluate(cutQuestion)),
          ...(await page.evaluate(cutNotes)),
          ...(await page.evaluate(behindTabs)),
          ...(await page.evaluate(overflowing)),
        ];
        for (const each of cut) {
          found.add(`${each} at ${size.width} x ${size.height}`);
        }
      }
    };
    for (const part of PARTS) {
      await openAnother(page, recordOf(title, name, Math.floor(length * part)));
      if ((await moment(page)) === 'curtain') {
        await look();
        await page.getByRole('dialog').getByRole('button').click();
      }
      await moment(page);
      await look();
      await touchAround(page, look);
    }
    expect([...found]).toEqual([]);
    await page.context().close();
  },
);

test('the check sees a text that is too long', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 34), {
    isAlone: true,
  });
  expect(await page.evaluate(overflowing)).toEqual([]);
  await page.evaluate(() => {
    const button = document.getElementById('confirm');
    if (button) button.textContent = 'Kwaliteitscontroleafdelingshoofdvergadering '.repeat(5);
  });
  expect(await page.evaluate(overflowing)).toHaveLength(1);
  await page.context().close();
});
