/** Bots play among themselves, and somebody looks on. */
import { parseRecord, type MatchRecord } from '@roundhouse/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS, textOf } from '../client.ts';
import { moment, sitDown } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

const lineOn = async (page: Page): Promise<number> =>
  Number(await page.locator('#ask').getAttribute('data-line'));

/** A line that has just come, so that it stays for a while. */
async function freshLine(page: Page, after: number): Promise<number> {
  await page.waitForFunction(
    (before) => Number(document.getElementById('ask')?.dataset['line']) > before,
    after,
  );
  return lineOn(page);
}

/** The lines that are kept, as the saved game has them. */
async function keptBy(page: Page): Promise<MatchRecord['lines']> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const { lines } = parseRecord(await textOf(await download));
  // Who sits where is told at the end, and is no line of the match.
  return lines.filter(({ kind }) => kind !== 'seat');
}

const followsByItself = (line: MatchRecord['lines'][number]): boolean =>
  line.kind === 'chance' || (line.kind === 'act' && line.forced);

test('who loads the page again sees what was kept with the line that was there, and the game goes on from it', async () => {
  const context = await client.visitor({ settings: { motion: 'normal', pace: 'slow' } });
  const page = await sitDown(client, context, 'american-rails', { persons: [] });
  let line = await lineOn(page);
  for (let moves = 0; moves < 4; moves += 1) line = await freshLine(page, line);
  // Who looks back sees nothing new: what is kept by now stays all that is.
  await page.getByRole('button', { name: 'One line back' }).click();
  const there = await lineOn(page);
  const kept = await keptBy(page);
  // Bots do not run ahead of what was seen: what is kept after the line that lies there followed from it by itself.
  expect(kept.slice(there).filter((each) => !followsByItself(each))).toEqual([]);
  await page.reload();
  expect(await lineOn(page)).toBe(kept.length);
  expect(await freshLine(page, kept.length)).toBe(kept.length + 1);
  await context.close();
});

test('who looks back misses nothing; who wants to see all is shown the end', async () => {
  const context = await client.visitor({ settings: { motion: 'quick', pace: 'quick' } });
  const page = await sitDown(client, context, 'amsterdam', { persons: [] });
  let line = await lineOn(page);
  for (let moves = 0; moves < 4; moves += 1) line = await freshLine(page, line);
  await page.getByRole('button', { name: 'One line back' }).click();
  // A move may have been on its way.
  await page.waitForTimeout(1000);
  const newest = () => page.getByRole('slider', { name: 'Time travel' }).getAttribute('max');
  const held = await newest();
  await page.waitForTimeout(2500);
  expect(await newest()).toBe(held);
  await page.getByRole('button', { name: 'To now' }).first().click();
  await expect.poll(newest, { timeout: 10_000 }).not.toBe(held);
  await page.getByRole('button', { name: 'Show all now' }).click();
  await expect.poll(() => moment(page), { timeout: 60_000 }).toBe('over');
  await context.close();
});
