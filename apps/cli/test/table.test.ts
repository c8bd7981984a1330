/** The table in a terminal keeps what every table promises, and its file is its store. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal, parseRecord } from '@roundhouse/engine';
import { HOST_PROMISES } from '@roundhouse/table/testing';
import { titleOf } from '@roundhouse/titles';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../src/bot-pool.ts';
import { newTable } from '../src/play/table.ts';
import { scratch } from './run.ts';

async function seated(file?: string) {
  const title = titleOf('amsterdam');
  const rules = await title?.rules();
  const config = rules?.configure({ seats: 2 });
  if (!title || !config || isRefusal(config)) throw new Error('there is no such game');
  const pool = new BotPool(1);
  const thinking = { pool, file, measure: {} };
  const wanted = { title, config, you: 0, names: ['random'], seed: undefined, thinking };
  const table = await newTable(wanted);
  onTestFinished(() => {
    table.place.close();
    pool.close();
  });
  return table;
}

test.each(HOST_PROMISES)('$name', async ({ run }) => {
  const { place } = await seated();
  await expect(run({ host: place, mine: 0, other: 1 })).resolves.toBeUndefined();
});

test('every line is in the file before it is told', async () => {
  const file = join(scratch(), 'match.rec');
  const { place, inbox } = await seated(file);
  const kept: [number, number][] = [];
  place.watch(0, -1, (steps) => {
    const { lines } = parseRecord(readFileSync(file, 'utf8'));
    const played = lines.filter(({ kind }) => kind !== 'seat').length;
    kept.push([steps.at(-1)?.seq ?? 0, played]);
  });
  await expect.poll(() => inbox.last.owedSince).toBeDefined();
  const { owedSince = -1, legal } = inbox.last;
  await place.act({ seat: 0, key: 'k', owedSince, text: legal[0] ?? '' });
  expect(kept.length).toBeGreaterThan(1);
  for (const [told, written] of kept) expect(written).toBeGreaterThanOrEqual(told);
});
