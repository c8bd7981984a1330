import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { PLACES } from './pages.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

test('the check sees a fault that is planted', async () => {
  const context = await client.visitor();
  const page = await client.show(context, '/settings');
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.querySelector('main')?.append(button);
  });
  expect(await seriousFaults(page)).toEqual([expect.stringMatching(/^button-name/)]);
  await context.close();
});

describe.each(['en', 'nl'])('in %s', (language) => {
  const PHONE = { width: 360, height: 740 };
  let page: Page;
  beforeAll(async () => {
    page = await (await client.visitor({ ...PHONE, settings: { language } })).newPage();
  });
  afterAll(() => page.context().close());

  test.each(PLACES)(
    '%s: nothing serious, light and dark, and no sideways scrolling',
    async (place) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      await client.turnTo(page, place);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await seriousFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 1600, height: 1000 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1600);
      expect(await seriousFaults(page)).toEqual([]);
    },
  );
});
