import { TITLES } from '@roundhouse/titles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appears, Client, OPENING_MS, type Visit } from '../client.ts';
import { seriousFaults } from '../serious-faults.ts';
import { hardCodedText } from '../shell/hard-coded.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const TAUGHT = TITLES.filter(({ lesson }) => lesson).map(({ id }) => id);
const MOST_PROMPTS = 15;
const MOST_TOUCHES = 4;

interface Learnt {
  readonly page: Page;
  readonly prompts: number;
  /** How many of them were done on the drawn board. */
  readonly onTheBoard: number;
  readonly faults: readonly string[];
}

/** Where to point for something on the board that glows and lies free in sight. */
function glowingPoint(page: Page): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(() => {
    for (const lit of document.querySelectorAll('svg [role="button"][class*="open"]')) {
      const { left, top, width, height } = lit.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      if (document.elementFromPoint(point.x, point.y) === lit) return point;
    }
    return undefined;
  });
}

/** One prompt: touch what glows, else what lies in the choices, then confirm. */
async function doAsAsked(page: Page): Promise<'board' | 'strip'> {
  const ask = page.locator('#ask');
  const line = await ask.getAttribute('data-line');
  const confirm = page.locator('#confirm[aria-disabled="false"]');
  expect(await confirm.count()).toBe(0);
  const point = await glowingPoint(page);
  if (point) await page.mouse.click(point.x, point.y);
  for (let touch = 0; touch < MOST_TOUCHES && (await confirm.count()) === 0; touch += 1) {
    await ask.locator('[data-pick]').first().click();
  }
  await confirm.click();
  await appears(page, `#ask:not([data-line="${line}"])`);
  return point ? 'board' : 'strip';
}

/** From the first prompt to the ticket. `look` sees the page at every prompt. */
async function learn(
  title: string,
  visit: Visit,
  look: (page: Page, prompt: number) => Promise<void>,
): Promise<Learnt> {
  const page = await client.show(await client.visitor(visit), `/learn/${title}`);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  let onTheBoard = 0;
  let prompts = 0;
  for (;;) {
    const here = '[data-asked="true"], [data-punched]';
    await appears(page, here);
    await look(page, prompts);
    if ((await page.locator(here).first().getAttribute('data-asked')) === null) break;
    if ((await doAsAsked(page)) === 'board') onTheBoard += 1;
    prompts += 1;
    expect(prompts).toBeLessThanOrEqual(MOST_PROMPTS);
  }
  return { page, prompts, onTheBoard, faults };
}

test.each(TAUGHT)(
  '%s: who does what is asked comes to the end and to a game, every word from a catalogue',
  async (title) => {
    const visit = { width: 1600, height: 1000, settings: { brackets: true, name: 'Mara' } };
    const { page, prompts, onTheBoard, faults } = await learn(title, visit, async (at, prompt) => {
      expect(await at.evaluate(hardCodedText)).toEqual([]);
      expect(prompt === 1 ? await seriousFaults(at) : []).toEqual([]);
    });
    expect(prompts).toBeGreaterThanOrEqual(10);
    expect(onTheBoard).toBeGreaterThanOrEqual(3);
    await page.locator('#ask .button:not(.quiet)').click();
    await page.waitForURL(/#\/table\//);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test('at phone size, in Dutch and in the dark; begun again at once, and no table is left behind', async () => {
  const visit = { width: 360, height: 740, theme: 'dark', settings: { language: 'nl' } } as const;
  const { page, onTheBoard, faults } = await learn('american-rails', visit, async (at, prompt) => {
    expect(await at.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(prompt === 0 ? await seriousFaults(at) : []).toEqual([]);
  });
  expect(onTheBoard).toBeGreaterThan(3);
  expect(await seriousFaults(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.getByRole('button', { name: 'Nog een keer' }).click();
  await page.locator('#ask').getByText('Stap 1 van').waitFor();
  await page.goto(`${client.address}#/tables`);
  await page.getByText('Hier is nog geen partij begonnen.').waitFor();
  await page.context().close();
});

test('what is not asked for is put off with a word, and what is asked is touched before it is chosen', async () => {
  const page = await client.show(await client.visitor(), '/learn/american-rails');
  await page.locator('#ask').getByText('Step 1 of').waitFor();
  await doAsAsked(page);
  await page.locator('#ask').getByText('Step 2 of').waitFor();
  await page.locator('[data-hex][aria-label^="Boston"]').click({ force: true });
  await page.getByText('First do what is asked here').waitFor();
  await expect.poll(() => page.locator('#confirm').getAttribute('aria-disabled')).toBe('true');
  await page.context().close();
});

test('on a low phone what is said has the room of choices that lie on the board', async () => {
  const context = await client.visitor({ width: 360, height: 640 });
  const page = await client.show(context, '/learn/amsterdam');
  await appears(page, '[data-asked="true"]');
  const cut = await page
    .locator('[data-asked="true"]')
    .first()
    .evaluate((said) => said.scrollHeight - said.clientHeight);
  expect(cut).toBe(0);
  await context.close();
});
