import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, OPENING_MS, type Visit } from '../client.ts';
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
  /** What is done before one looks, whatever scene of the table was there before. */
  play?(page: Page): Promise<void>;
}

interface Table {
  readonly title: string;
  readonly record: string;
  /** How many of its lines; all of them where it is left out. */
  readonly lines?: number;
  readonly scenes: readonly Scene[];
}

const pressed =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

const AR = { title: 'american-rails', record: 'by-hand-3' };

const TABLES: readonly Table[] = [
  { ...AR, lines: 4, scenes: [{ name: 'an auction' }] },
  { ...AR, lines: 35, scenes: [{ name: 'a choice on the board' }] },
  {
    ...AR,
    lines: 32,
    scenes: [
      {
        name: 'a move with its preview, in words',
        async play(page) {
          await page.keyboard.press('2');
          await page.locator('[data-open="true"]').first().click();
          await page.locator('#confirm[aria-disabled="false"]').waitFor();
        },
      },
    ],
  },
  {
    ...AR,
    lines: 60,
    scenes: [
      { name: 'the players', play: pressed('3') },
      { name: 'the rules', play: pressed('5') },
      { name: 'the log, looking back', play: pressed('4', ',', ',') },
      { name: 'the keys', play: pressed('Escape', '?') },
    ],
  },
  { ...AR, scenes: [{ name: 'the end' }] },
  {
    title: 'amsterdam',
    record: 'by-hand-2',
    lines: 40,
    scenes: [
      { name: 'the curtain' },
      {
        name: 'a hand in words',
        async play(page) {
          await page.getByRole('dialog').getByRole('button').click();
          await moment(page);
          await page.keyboard.press('2');
        },
      },
    ],
  },
  {
    title: 'steel-driver',
    record: 'by-hand-usa',
    lines: 16,
    scenes: [{ name: 'routes in words', play: pressed('2') }],
  },
  {
    title: 'train-rails',
    record: 'by-hand-3',
    lines: 40,
    scenes: [{ name: 'a train in words', play: pressed('2') }],
  },
];

/** One visitor goes from table to table, and looks for faults in each scene there. */
function seeAll(visit: Visit, what: string, faults: (page: Page) => Promise<string[]>): void {
  let page: Page;
  beforeAll(async () => {
    page = await atTheDoor(client, visit);
  });
  afterAll(() => page.context().close());

  describe.each(TABLES)('$title', ({ title, record, lines, scenes }) => {
    beforeAll(async () => {
      await openAnother(page, recordOf(title, record, lines));
      await moment(page);
    });

    test.each(scenes)(`$name: ${what}`, async ({ play }) => {
      await play?.(page);
      expect(await faults(page)).toEqual([]);
    });
  });
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
  seeAll(visit, 'nothing serious, no sideways scrolling', async (page) => {
    const shown = page.viewportSize()?.width;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    return [...(width === shown ? [] : [`${width} px wide`]), ...(await seriousFaults(page))];
  });
});

// In a visit of its own: what was said to a screen reader stays as it was said.
describe('in the pseudo language', () => {
  seeAll({ settings: { brackets: true } }, 'every word is in a catalogue', (page) =>
    page.evaluate(hardCodedText),
  );
});
