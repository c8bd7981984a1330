/** A clock at one device: it runs out, and stands still while nobody looks. */
import type { Pace } from '@roundhouse/table';
import { memoryStore } from '@roundhouse/table/testing';
import { expect, test } from 'vitest';
import { callsOn } from '../../src/host/calls.ts';
import { TableClock } from '../../src/host/table-clock.ts';
import { person, tablesOver } from './tables.ts';

const MINUTE = 60_000;
const PACE: Pace = {
  kind: 'live',
  freeMs: 0,
  bankMs: 10 * MINUTE,
  incrementMs: 1_000,
  atTimeOut: 'idle',
};

test('whoever is late has the quietest move made; closed or out of sight nobody’s time runs', async () => {
  let time = 1_000_000;
  const now = () => time;
  const tables = tablesOver(memoryStore(), now);
  const clock = new TableClock(tables, () => now() + 1);
  const calls = callsOn(tables, { steps: () => undefined, trouble: () => undefined }, clock);
  const sitters = ['Ann', 'Ben', 'Eve'].map(person);
  const wanted = { title: 'american-rails', config: { seats: 3 }, sitters, pace: PACE };
  const match = (await calls.begin(wanted)) as string;
  const { running } = await tables.table(match);
  const [seat = 0] = [...running.stands.owed.keys()];
  const left = async () => ((await calls.clocks(match))[seat]?.until ?? 0) - time - 1;
  const lines = async () => (await tables.table(match)).running.match.lines;
  const before = await lines();

  time += 60 * MINUTE;
  expect((await calls.open(match)).pace).toEqual(PACE);
  expect(await left()).toBe(10 * MINUTE);
  time += 4 * MINUTE;
  await calls.turn(match, true);
  time += 60 * MINUTE;
  await clock.look();
  await calls.turn(match, false);
  expect(await left()).toBe(6 * MINUTE);
  time += 6 * MINUTE - 1;
  await clock.look();
  expect(await lines()).toBe(before);
  time += 1;
  await clock.look();
  const texts = (await tables.table(match)).running.lines.slice(before).map(({ text }) => text);
  expect(texts[0]).toBe(`.timeout ${seat}`);
  expect(texts[1]).toMatch(new RegExp(`^${seat} `));
  // Left, it is looked at no more.
  await calls.leave(match);
  time += 60 * MINUTE;
  const then = await lines();
  await tables.leave(match);
  await clock.look();
  expect(await lines()).toBe(then);
});
