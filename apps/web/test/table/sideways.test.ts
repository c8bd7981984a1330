/** A phone held sideways: the board keeps its room, and what is asked stands beside it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRecord } from '@roundhouse/engine';
import { Client, OPENING_MS } from '../client.ts';
import { moment, openRecord, recordOf } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const SIDEWAYS = { width: 844, height: 390 };

test.each([
  ['american-rails', 'bots-4'],
  ['amsterdam', 'by-hand-2'],
  ['steel-driver', 'by-hand-usa'],
  ['train-rails', 'by-hand-3'],
])('%s can be played on a phone held sideways', async (title, name) => {
  const { length } = parseRecord(recordOf(title, name)).lines;
  const record = recordOf(title, name, Math.floor(length * 0.8));
  const page = await openRecord(client, record, SIDEWAYS);
  if ((await moment(page)) === 'curtain') {
    await page.getByRole('dialog').getByRole('button').click();
    await moment(page);
  }
  const box = async (selector: string) => {
    const found = await page.locator(selector).boundingBox();
    if (!found) throw new Error(`there is no ${selector}`);
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const board = await box('section[aria-label="Board"]');
  const ask = await box('#ask');
  expect(board.height).toBeGreaterThan(SIDEWAYS.height / 3);
  expect(board.width).toBeGreaterThan(SIDEWAYS.width / 2);
  expect(ask.x).toBeGreaterThanOrEqual(board.right);
  const isBeside = async (): Promise<void> => {
    const confirm = await box('#confirm');
    expect(confirm.bottom).toBeLessThanOrEqual(SIDEWAYS.height);
    expect(confirm.right).toBeLessThanOrEqual(SIDEWAYS.width);
    const [pick] = await page.locator('#ask button:visible').all();
    expect(await pick?.isEnabled()).toBe(true);
  };
  await isBeside();
  // What is opened lies over the board, and the choices stay.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = await box('#log');
  expect(log.right).toBeLessThanOrEqual(ask.x);
  expect(log.height).toBeGreaterThan(80);
  await isBeside();
  await page.context().close();
});

/** A laptop's window at 200 %. */
const ZOOMED = { width: 640, height: 400 };

test.each([
  ['steel-driver', 'bots-4-usa', 130],
  ['steel-driver', 'bots-6-usa', 200],
  ['train-rails', 'bots-4', 120],
] as const)(
  '%s, %s: every figure of the strip stands in its own cell',
  async (title, name, line) => {
    const page = await openRecord(client, recordOf(title, name, line), ZOOMED);
    if ((await moment(page)) === 'curtain') {
      await page.getByRole('dialog').getByRole('button').click();
      await moment(page);
    }
    const cells = await page
      .locator('section[aria-label="Players"] li:visible')
      .evaluateAll((all) =>
        all.map((cell) => {
          const figure = cell.querySelector('b')?.getBoundingClientRect();
          const { left, right } = cell.getBoundingClientRect();
          return { isWithin: figure && figure.left >= left && figure.right <= right };
        }),
      );
    expect(cells.length).toBeGreaterThan(3);
    expect(cells.filter(({ isWithin }) => !isWithin)).toEqual([]);
    await page.context().close();
  },
);
