import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { hardCodedText } from '../shell/hard-coded.ts';
import { atTheDoor, moment, openAnother, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

interface Scene {
  readonly name: string;
  readonly title: string;
  readonly record: string;
  /** How many of its lines; all of them where it is left out. */
  readonly lines?: number;
  /** What is done before one looks. */
  play?(page: Page): Promise<void>;
}

const pressed =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

const AR = { title: 'american-rails', record: 'by-hand-3' };

const SCENES: readonly Scene[] = [
  { name: 'an auction', ...AR, lines: 4 },
  { name: 'a choice on the board', ...AR, lines: 35 },
  {
    name: 'a move with its preview, in words',
    ...AR,
    lines: 32,
    async play(page) {
      await page.keyboard.press('2');
      await page.locator('[data-open="true"]').first().click();
      await page.locator('#confirm[aria-disabled="false"]').waitFor();
    },
  },
  { name: 'the log, looking back', ...AR, lines: 60, play: pressed('4', ',', ',') },
  { name: 'the rules', ...AR, lines: 60, play: pressed('5') },
  { name: 'the players', ...AR, lines: 60, play: pressed('3') },
  { name: 'the keys', ...AR, lines: 60, play: pressed('?') },
  { name: 'the end', ...AR },
  { name: 'the curtain', title: 'amsterdam', record: 'by-hand-2', lines: 40 },
  {
    name: 'a hand in words',
    title: 'amsterdam',
    record: 'by-hand-2',
    lines: 40,
    async play(page) {
      await page.getByRole('dialog').getByRole('button').click();
      await moment(page);
      await page.keyboard.press('2');
    },
  },
  {
    name: 'routes in words',
    title: 'steel-driver',
    record: 'by-hand-usa',
    lines: 16,
    play: pressed('2'),
  },
  {
    name: 'a train in words',
    title: 'train-rails',
    record: 'by-hand-3',
    lines: 40,
    play: pressed('2'),
  },
];

/** One visitor sees one scene after the other. */
async function show(page: Page, { title, record, lines, play }: Scene): Promise<void> {
  await openAnother(page, recordOf(title, record, lines));
  await moment(page);
  await play?.(page);
}

/** Both languages, both themes, both ends of the width. */
const READERS = [
  { name: 'English, light, wide', visit: { theme: 'light', settings: { language: 'en' } } },
  {
    name: 'Dutch, dark, on a phone',
    visit: { theme: 'dark', settings: { language: 'nl' }, width: 360, height: 740 },
  },
] as const;

describe.each(READERS)('$name', ({ visit }) => {
  let page: Page;
  beforeAll(async () => {
    page = await atTheDoor(client, visit);
  });
  afterAll(() => page.context().close());

  test.each(SCENES)('$name: nothing serious, no sideways scrolling', async (scene) => {
    await show(page, scene);
    const { width } = page.viewportSize() ?? {};
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await seriousFaults(page)).toEqual([]);
  });
});

describe('in the pseudo language', () => {
  let page: Page;
  beforeAll(async () => {
    page = await atTheDoor(client, { settings: { brackets: true } });
  });
  afterAll(() => page.context().close());

  test.each(SCENES)('$name: every word is in a catalogue', async (scene) => {
    await show(page, scene);
    expect(await page.evaluate(hardCodedText)).toEqual([]);
  });
});
