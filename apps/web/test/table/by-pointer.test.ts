import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  /** How many touches on the board a whole game has at least. */
  readonly onBoard: number;
}

const PLAYED: readonly Played[] = [
  { title: 'american-rails', onBoard: 4 },
  { title: 'amsterdam', onBoard: 10 },
  { title: 'steel-driver', onBoard: 10 },
  { title: 'train-rails', onBoard: 10 },
];
const SCREENS = [
  { name: 'a desktop', width: 1600, height: 1000 },
  { name: 'a phone', width: 390, height: 844 },
];

describe.each(PLAYED)('$title', ({ title, onBoard }) => {
  test.each(SCREENS)('is played from first to last on $name', async ({ width, height }) => {
    const context = await client.visitor({ width, height });
    const page = await sitDown(client, context, title);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    let touches = 0;
    for (let decision = 0; (await moment(page)) !== 'over'; decision += 1) {
      expect(decision).toBeLessThan(MOST_DECISIONS);
      touches += await decideByPointer(page, decision);
    }
    expect(touches).toBeGreaterThanOrEqual(onBoard);
    await page.getByRole('list', { name: 'Places' }).getByText('Mara').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

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
