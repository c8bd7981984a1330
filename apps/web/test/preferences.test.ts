/** What readers have set in their system: forced colours, keys instead of a mouse, no movement that nobody asked for. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, followLink, OPENING_MS } from './client.ts';
import { edgeless, paleRing, skippedHeadings, unreachedScrollers } from './preferences.ts';
import { atTheDoor, moment, openAnother, recordOf, takeOver } from './table/at-the-table.ts';

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
/** As large as pages are at first. */
const ROOM = { width: 1280, height: 900 };
const THEMES = ['light', 'dark'] as const;

async function sitAt(page: Page, table: (typeof TABLES)[number]): Promise<void> {
  await openAnother(page, recordOf(table.title, table.record, table.lines));
  if ((await moment(page)) === 'curtain') {
    await takeOver(page);
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

/** All rings of that colour. Runs in the page. */
function plantRings(colour: string): void {
  const style = document.createElement('style');
  style.id = 'planted';
  style.textContent = `:focus-visible { outline-color: ${colour} !important }`;
  document.head.append(style);
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
    const page = await atTheDoor(client, { width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await sitAt(page, table);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.locator('[popover]:popover-open');
      await menu.waitFor();
      expect(await paleRings(page), `table, ${width} pixels`).toEqual([]);
      // The check sees what it looks for.
      await page.evaluate(plantRings, 'var(--card)');
      expect(await paleRings(page, 1)).toHaveLength(1);
      await page.evaluate(() => document.getElementById('planted')?.remove());
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    }
    await page.context().close();
  });
});

const SIZES = [1600, 1024, 360].map((width) => ({ width, height: 700 }));
const KEYS = ['1', '2', '3', '4', '5'];
/** What a key shows may have to be fetched first. */
const FETCHED_MS = 200;
const DRAWN_MS = 20;

const faults = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(skippedHeadings)),
  ...(await page.evaluate(unreachedScrollers)),
];

/** Where the system sets the colours. */
async function withoutEdge(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(edgeless);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

describe('where the system sets the colours, edges and pressed states are still there; headings are in order and scrollers are reached', () => {
  test('on every page', async () => {
    const visitor = await client.visitor();
    const page = await client.show(visitor, '/puzzles');
    for (const place of PLACES) {
      await page.setViewportSize(ROOM);
      await followLink(page, place);
      expect(await withoutEdge(page), place).toEqual([]);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await faults(page), `${place}, ${size.width} pixels`).toEqual([]);
      }
    }
    await visitor.close();
  });

  test.each(TABLES)('at a table of $title', async (table) => {
    const page = await atTheDoor(client);
    await sitAt(page, table);
    expect(await withoutEdge(page)).toEqual([]);
    for (const [at, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      for (const key of KEYS) {
        await page.keyboard.press(key);
        await page.waitForTimeout(at === 0 ? FETCHED_MS : DRAWN_MS);
        expect(await faults(page), `${key}, ${size.width} pixels`).toEqual([]);
      }
    }
    await page.context().close();
  });
});

test('the strip of players is a landmark', async () => {
  const [table] = TABLES;
  if (!table) throw new Error('no table');
  const page = await atTheDoor(client, { width: 360, height: 740 });
  await sitAt(page, table);
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
