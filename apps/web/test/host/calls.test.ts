/** What a page asks, in the order in which it asks. */
import { memoryStore } from '@roundhouse/table/testing';
import { expect, test } from 'vitest';
import { callsOn } from '../../src/host/calls.ts';
import { TableClock } from '../../src/host/table-clock.ts';
import { bot, tablesOver } from './tables.ts';

async function begun(told: number[]) {
  const tables = tablesOver(memoryStore());
  const sitters = [bot, bot];
  const match = await tables.begin({ title: 'amsterdam', config: { seats: 2 }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const listener = { steps: (watch: number) => told.push(watch), trouble: () => undefined };
  const calls = callsOn(tables, listener, new TableClock(tables, () => 1000));
  return { calls, match, tables };
}

test('who stops watching before the table is open is told nothing more', async () => {
  const told: number[] = [];
  const { calls, match } = await begun(told);
  const watching = calls.watch(match, 1, null, -1);
  await Promise.all([watching, calls.unwatch(1)]);
  const { length } = told;
  await calls.watch(match, 2, null, -1);
  await calls.seen(2, 1000);
  await expect.poll(() => told.filter((watch) => watch === 2).length).toBeGreaterThan(5);
  expect(told.filter((watch) => watch === 1)).toHaveLength(length);
  await calls.unwatch(2);
});

test('what can not be opened is said once, and stopping to watch it is no fault', async () => {
  const { calls } = await begun([]);
  const watching = calls.watch('nowhere', 1, null, -1);
  await expect(watching).rejects.toThrow('there is no match nowhere');
  await expect(calls.seen(1, 3)).resolves.toBeUndefined();
  await expect(calls.unwatch(1)).resolves.toBeUndefined();
});
