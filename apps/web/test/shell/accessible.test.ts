import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSettings, speak } from '../change-settings.ts';
import { Client, followLink, OPENING_MS } from '../client.ts';
import { COLOURS, seriousFaults } from '../serious-faults.ts';
import { hardCodedText } from './hard-coded.ts';
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

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1600, height: 1000 };

/** What another language fetches is there: nothing has come for a while. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const shown = (): string =>
      `${performance.getEntriesByType('resource').length} ${document.body.innerText}`;
    for (let before = ''; before !== shown();) {
      before = shown();
      await new Promise((later) => setTimeout(later, 150));
    }
  });
}

interface Look {
  readonly size: typeof PHONE;
  readonly theme: 'light' | 'dark';
  /** What need not be asked again. */
  readonly without: readonly string[];
}

/** Colours are looked at once in each light: no style asks for the language. Sizes and lights change as seldom as can be. */
const LOOKS: Readonly<Record<'en' | 'nl', readonly Look[]>> = {
  en: [
    { size: PHONE, theme: 'light', without: [] },
    { size: WIDE, theme: 'dark', without: [COLOURS] },
  ],
  nl: [
    { size: WIDE, theme: 'dark', without: [] },
    { size: PHONE, theme: 'light', without: [COLOURS] },
  ],
};

async function lookAt(page: Page, { size, theme, without }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  const lang = await page.locator('html').getAttribute('lang');
  const who = `${lang}, ${theme}, ${size.width} px`;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), who).toBe(size.width);
  expect(await seriousFaults(page, without), who).toEqual([]);
}

/** Styles that ask for the language. Runs in the page. */
function stylesByLanguage(): string[] {
  const texts = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  if (texts.length === 0) throw new Error('no styles');
  return texts.filter((text) => /:lang\(|\[lang\b/.test(text));
}

/** Each is visited once; whoever reads it looks at what is there. */
describe('in both languages, and in brackets', () => {
  let page: Page;
  beforeAll(async () => {
    page = await client.show(await client.visitor(PHONE), '/settings');
  });
  afterAll(() => page.context().close());

  test.each(PLACES)(
    '%s: nothing serious, light and dark, no sideways scrolling, every word in a catalogue',
    async (place) => {
      await followLink(page, place);
      await changeSettings(page, { brackets: false });
      for (const [language, looks] of Object.entries(LOOKS)) {
        await speak(page, language);
        await settled(page);
        for (const look of looks) await lookAt(page, look);
      }
      await changeSettings(page, { brackets: true });
      await expect.poll(() => page.locator('body').innerText()).toContain('[!!');
      expect(await page.evaluate(hardCodedText)).toEqual([]);
    },
  );

  test('no style asks for the language', async () => {
    expect(await page.evaluate(stylesByLanguage)).toEqual([]);
  });
});
