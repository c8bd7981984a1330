/** What readers have set in their system: forced colours, keys instead of a mouse, no movement that nobody asked for. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, followLink, OPENING_MS } from './client.ts';
import { edgeless, paleRing, skippedHeadings, unreachedScrollers } from './preferences.ts';
import { atTheDoor, moment, openAnother, recordOf } from './table/at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const PLACES = ['/', '/tables', '/settings', '/setup/steel-driver', '/rules/amsterdam'];
const TABLES = [
  { title: 'american-rails', record: 'by-hand-3', lines: 60 },
  { title: 'amsterdam', record: 'by-hand-2', lines: 40 },
  { title: 'steel-driver', record: 'by-hand-usa', lines: 40 },
  { title: 'train-rails', record: 'by-hand-3', lines: 40 },
];
const THEMES = ['light', 'dark'] as const;

async function sitting(table: (typeof TABLES)[number], visit = {}): Promise<Page> {
  const page = await atTheDoor(client, visit);
  await sitAt(page, table);
  return page;
}

async function sitAt(page: Page, table: (typeof TABLES)[number]): Promise<void> {
  await openAnother(page, recordOf(table.title, table.record, table.lines));
  if ((await moment(page)) === 'curtain') {
    const curtain = page.locator('dialog[aria-labelledby="curtain"]');
    await curtain.getByRole('button').click();
    await curtain.waitFor({ state: 'detached' });
    await moment(page);
  }
}

const STOPS = 40;

/** From the beginning of the page, as far as its most stops, or until so many are found. */
async function paleRings(page: Page, most = STOPS): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < STOPS && found.length < most; stop += 1) {
    await page.keyboard.press('Tab');
    const pale = await page.evaluate(paleRing);
    if (pale !== undefined) found.push(pale);
  }
  return found;
}

describe.each(THEMES)('in the %s', (theme) => {
  test('what has the focus is seen on every ground', async () => {
    const visitor = await client.visitor({ theme });
    const tab = await visitor.newPage();
    for (const place of ['/', '/settings']) {
      await client.turnTo(tab, place);
      expect(await paleRings(tab), place).toEqual([]);
    }
    await visitor.close();
    const [table] = TABLES;
    if (!table) throw new Error('no table');
    for (const width of [1280, 360]) {
      const page = await sitting(table, { theme, width, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.locator('[popover]:popover-open');
      await menu.waitFor();
      expect(await paleRings(page), `table, ${width} pixels`).toEqual([]);
      // The check sees what it looks for.
      await page.addStyleTag({
        content: ':focus-visible { outline-color: var(--card) !important }',
      });
      expect(await paleRings(page, 1)).toHaveLength(1);
      await page.context().close();
    }
  });
});

test('where the system sets the colours, edges and pressed states are still there', async () => {
  const visitor = await client.visitor();
  const tab = await client.show(visitor, '/puzzles');
  await tab.emulateMedia({ forcedColors: 'active' });
  for (const place of PLACES) {
    await followLink(tab, place);
    expect(await tab.evaluate(edgeless), place).toEqual([]);
  }
  await visitor.close();
  const page = await atTheDoor(client);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const table of TABLES) {
    await sitAt(page, table);
    expect(await page.evaluate(edgeless), table.title).toEqual([]);
  }
  await page.context().close();
});

describe('headings are in order and scrollers are reached', () => {
  const SIZES = [1600, 1024, 360].map((width) => ({ width, height: 700 }));
  const faults = async (page: Page): Promise<readonly string[]> => [
    ...(await page.evaluate(skippedHeadings)),
    ...(await page.evaluate(unreachedScrollers)),
  ];

  test('on every page', async () => {
    const visitor = await client.visitor();
    const page = await client.show(visitor, '/puzzles');
    for (const place of PLACES) {
      await followLink(page, place);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await faults(page), `${place}, ${size.width} pixels`).toEqual([]);
      }
    }
    await visitor.close();
  });

  test.each(TABLES)('at a table of $title', async (table) => {
    const page = await sitting(table);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const key of ['1', '2', '3', '4', '5']) {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
        expect(await faults(page), `${key}, ${size.width} pixels`).toEqual([]);
      }
    }
    await page.context().close();
  });
});

test('the strip of players is a landmark', async () => {
  const [table] = TABLES;
  if (!table) throw new Error('no table');
  const page = await sitting(table, { width: 360, height: 740 });
  const strip = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
  await expect.poll(() => strip.count()).toBe(3);
  await page.context().close();
});

test('the settings are still while nobody touches them, and show a movement that was chosen once', async () => {
  const visitor = await client.visitor({ settings: { motion: 'normal' } });
  const page = await client.show(visitor, '/settings');
  const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);
  await page.getByRole('group', { name: 'Movement' }).getByText('Quick').click();
  await expect.poll(moving).toBeGreaterThan(0);
  await expect.poll(moving).toBe(0);
  await visitor.close();
});
