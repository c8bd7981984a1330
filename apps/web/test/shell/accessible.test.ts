import type { BrowserContext } from 'playwright-core';
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
  let context: BrowserContext;
  beforeAll(async () => {
    context = await client.visitor({ width: 360, height: 740, settings: { language } });
  });
  afterAll(() => context.close());

  test.each(PLACES)(
    '%s: nothing serious, light and dark, and no sideways scrolling',
    async (place) => {
      const page = await client.show(context, place);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await seriousFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 1600, height: 1000 });
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1600);
      expect(await seriousFaults(page)).toEqual([]);
      await page.close();
    },
  );
});
