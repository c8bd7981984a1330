import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf, sitDown } from './at-the-table.ts';
import { decideByPointer, glowingPoint } from './pointing.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const MOST_DECISIONS = 400;

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
const DESKTOP = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844 };
/** So many decisions on one screen, then as many on the other: each has its share of every part of a game. */
const SPELL = 3;

/** As one turns a tablet, or makes a window small: the table goes on where it was. */
async function turnTo(page: Page, screen: typeof DESKTOP): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

test.each(PLAYED)(
  '$title is played from first to last, on a desktop and on a phone',
  async ({ title, onBoard }) => {
    const context = await client.visitor(DESKTOP);
    const page = await sitDown(client, context, title);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const touches = new Map([DESKTOP, PHONE].map((screen) => [screen, 0]));
    for (let decision = 0; (await moment(page)) !== 'over'; decision += 1) {
      expect(decision).toBeLessThan(MOST_DECISIONS);
      const screen = Math.floor(decision / SPELL) % 2 === 0 ? DESKTOP : PHONE;
      if (decision % SPELL === 0) await turnTo(page, screen);
      const found = await decideByPointer(page, decision);
      touches.set(screen, (touches.get(screen) ?? 0) + found);
    }
    for (const count of touches.values()) expect(count).toBeGreaterThanOrEqual(onBoard);
    for (const screen of touches.keys()) {
      await turnTo(page, screen);
      await page.getByRole('list', { name: 'Places' }).getByText('Mara').waitFor();
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('a touch that is not allowed is told why, and its rule opens beside the board', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 34));
  expect(await moment(page)).toBe('mine');
  await page.locator('[data-hex]:not([class*="open"])').first().click({ force: true });
  const said = page.locator('output', { has: page.getByRole('button', { name: /^Rule AR-/ }) });
  const number = (await said.getByRole('button', { name: /^Rule / }).innerText()).slice(5);
  await said.getByRole('button', { name: /^Rule / }).click();
  await page.locator(`[id="${number}"]`).waitFor();
  await expect
    .poll(() => page.getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected'))
    .toBe('true');
  await page.context().close();
});

test('without confirmation one touch makes the move, and it can be taken back', async () => {
  const visit = { settings: { confirm: false } };
  const page = await openRecord(client, recordOf('american-rails', 'by-hand-3', 34), visit);
  expect(await moment(page)).toBe('mine');
  const point = await glowingPoint(page, 0);
  if (point) await page.mouse.click(point.x, point.y);
  await page.locator('#ask[data-line="35"]').waitFor();
  await page.keyboard.press('Control+z');
  await page.locator('#ask[data-line="36"]').waitFor();
  await page.getByText('A move was taken back.').waitFor();
  expect(await moment(page)).toBe('mine');
  await page.context().close();
});
