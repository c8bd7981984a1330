/** Whole games in one page each: by keys and by pointer, on a desktop and on a phone, in two languages. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { chooseByKeys, decideByKeys, moment, sitDown } from './at-the-table.ts';
import { decideByPointer } from './pointing.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

interface Played {
  readonly title: string;
  /** How many touches on the board a game has at least, on each of the screens. */
  readonly onBoard: number;
}

const PLAYED: readonly Played[] = [
  { title: 'american-rails', onBoard: 4 },
  { title: 'amsterdam', onBoard: 5 },
  { title: 'steel-driver', onBoard: 5 },
  { title: 'train-rails', onBoard: 10 },
];
const MOST_DECISIONS = 400;
const SWITCHED_AT = 2;
const RELOADED_AT = 8;
/** What the expert says of the other titles stands in evening.test.ts. */
const REVIEWED = 'amsterdam';

const DESKTOP = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844 };
/** So many decisions one way, then as many the next: each has its share of every part of a game. */
const SPELL = 3;
const WAYS = [
  { screen: PHONE, isByKeys: true },
  { screen: DESKTOP, isByKeys: false },
  { screen: PHONE, isByKeys: false },
];

/** As one turns a tablet, or makes a window small: the table goes on where it was. */
async function turnTo(page: Page, screen: typeof DESKTOP): Promise<void> {
  if (page.viewportSize()?.width === screen.width) return;
  await page.setViewportSize(screen);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Who played by keys looked at the board in words. */
async function lookAtBoard(page: Page): Promise<void> {
  const board = page.getByRole('button', { name: /^(?:Board|Bord)$/, pressed: false });
  if ((await board.count()) > 0) await board.first().click();
}

/** By Tab and Enter. */
async function switchToDutch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nederlands' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.documentElement.lang === 'nl');
}

/** Nothing is lost; a line that plays itself may have come since. */
async function reload(page: Page): Promise<void> {
  const line = await page.locator('#ask').getAttribute('data-line');
  await page.reload();
  await page.waitForFunction((least) => {
    const ask = document.querySelector<HTMLElement>('html[lang="nl"] #ask');
    return Number(ask?.dataset['line'] ?? -1) >= least;
  }, Number(line));
  await moment(page);
}

/** What is asked, without its names and figures. */
async function questionOf(page: Page): Promise<string> {
  const text = await page.locator('#ask h2').innerText();
  return text.replace(/\p{Lu}\S*|\S*\d\S*/gu, '').trim();
}

/** Chosen by keys, and taken back, where there is anything else to choose. */
async function tryByKeys(page: Page, wander: number): Promise<void> {
  await chooseByKeys(page, wander);
  await page.keyboard.press('Escape');
}

test.each(PLAYED)(
  '$title is played from first to last, by keys and by pointer, in two languages, through a reload',
  async ({ title, onBoard }) => {
    const isReviewed = title === REVIEWED;
    const context = await client.visitor({ isReviewed, ...DESKTOP });
    const page = await sitDown(client, context, title);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const touches = new Map([DESKTOP, PHONE].map((screen) => [screen, 0]));
    const asked = new Set<string>();
    let decision = 0;
    for (; (await moment(page)) !== 'over'; decision += 1) {
      expect(decision).toBeLessThan(MOST_DECISIONS);
      const { screen, isByKeys } = WAYS[Math.floor(decision / SPELL) % WAYS.length] ?? {
        screen: PHONE,
        isByKeys: true,
      };
      if (decision === SWITCHED_AT) {
        await turnTo(page, DESKTOP);
        await switchToDutch(page);
      }
      if (decision === RELOADED_AT) await reload(page);
      // What is asked for the first time is chosen in both ways: no question is known to one of them only.
      const question = await questionOf(page);
      const isNew = !asked.has(question);
      asked.add(question);
      if (isNew || isByKeys) await turnTo(page, DESKTOP);
      if (isNew) await tryByKeys(page, decision % 4);
      if (isByKeys && !isNew) await decideByKeys(page, decision % 4);
      else {
        await turnTo(page, screen);
        await lookAtBoard(page);
        const found = await decideByPointer(page, decision);
        touches.set(screen, (touches.get(screen) ?? 0) + found);
      }
    }
    expect(decision).toBeGreaterThan(RELOADED_AT);
    for (const count of touches.values()) expect(count).toBeGreaterThanOrEqual(onBoard);
    for (const screen of touches.keys()) {
      await turnTo(page, screen);
      await page.getByRole('list', { name: 'Plaatsen' }).getByText('Mara').waitFor();
    }
    const charts = page.locator('figure table');
    await charts.first().waitFor({ state: 'attached' });
    if (isReviewed) {
      await page.getByText('Vooruitzichten volgens de expert').first().waitFor();
      await page.getByRole('button', { name: 'Ga erheen' }).first().waitFor({ state: 'attached' });
      await charts.nth(1).waitFor({ state: 'attached' });
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);
