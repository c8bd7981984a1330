/** What the expert says of a finished match: thought over once, when somebody asks, and kept with it. */
import type { Review } from '@roundhouse/bots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from 'node:path';
import { openSqlite, reviewStore } from '@roundhouse/store';
import { Guest, GROUNDS, named, openHouse, type House } from './visiting.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const BOT = { kind: 'bot', level: 'random' } as const;

async function finished(guest: Guest): Promise<string> {
  const opening = { title: 'amsterdam', config: { seats: 2 }, seats: [BOT, BOT] };
  const { table } = await guest.ask('openTable', opening);
  await expect
    .poll(async () => (await guest.ask('readTable', { table })).table.phase, { timeout: 60_000 })
    .toBe('over');
  return table;
}

test('who asks has it thought over; everybody after him finds it, after a restart too', async () => {
  const ann = await named(house.origin, 'Ann');
  const table = await finished(ann);
  const stranger = new Guest(house.origin);
  const read = (by: Guest) => by.ask('readReview', { table });
  expect(await read(stranger)).toEqual({ state: 'none', part: 0 });
  await expect(stranger.ask('askReview', { table })).rejects.toMatchObject({
    code: 'not-signed-in',
  });
  const asked = await Promise.all([1, 2, 3].map(() => ann.ask('askReview', { table })));
  expect(asked.map(({ state }) => state)).toEqual(['thinking', 'thinking', 'thinking']);
  await expect
    .poll(async () => (await read(stranger)).state, { timeout: 150_000, interval: 250 })
    .toBe('kept');
  const kept = await read(stranger);
  const { samples, isWhole } = kept.review as Review;
  expect(isWhole).toBe(true);
  expect(samples.length).toBeGreaterThan(10);
  for (const { values } of samples) expect(values).toHaveLength(2);
  expect(await ann.ask('askReview', { table })).toEqual(kept);
  // Who was thought to be gone and comes behind changes nothing.
  if (house.folder === undefined) throw new Error('it lies in a folder');
  const database = await openSqlite(join(house.folder, 'roundhouse.db'));
  await reviewStore(database).keep(table, 'null');
  await reviewStore(database).drop(table);
  await database.close();
  await house.restart();
  expect(await read(stranger)).toEqual(kept);
  expect((await house.kept()).review).toHaveLength(1);
});

test('a match that still runs has none, and is not looked through', async () => {
  const ann = await named(house.origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table } = await ann.ask('openTable', { title: 'amsterdam', config: { seats: 2 }, seats });
  for (const route of ['readReview', 'askReview'] as const) {
    await expect(ann.ask(route, { table })).rejects.toMatchObject({ code: 'not-over' });
  }
});

test('asked at two nodes at once it is thought over by one of them', async () => {
  const ground = await GROUNDS[0][1]();
  const two = [
    await openHouse({}, ground),
    await openHouse({}, { ...ground, clear: async () => undefined }),
  ];
  const [one, other] = two as [House, House];
  const ann = await named(one.origin, 'Ann');
  const table = await finished(ann);
  const there = new Guest(other.origin);
  there.cookie = ann.cookie;
  await Promise.all([ann.ask('askReview', { table }), there.ask('askReview', { table })]);
  const held = async () => (await one.kept()).review.map((row) => row.held);
  await expect.poll(held).toHaveLength(1);
  const database = await ground.open();
  // Whoever has it has it alone until it is kept or left.
  expect(await reviewStore(database).claim(table, Date.now(), Date.now() + 1)).toBe(false);
  await database.close();
  await other.close();
  await one.close();
});

test('a node that ends while it thinks leaves it to whoever asks next', async () => {
  const ann = await named(house.origin, 'Ann');
  const table = await finished(ann);
  await ann.ask('askReview', { table });
  await house.restart();
  expect((await ann.ask('readReview', { table })).state).toBe('none');
  expect((await ann.ask('askReview', { table })).state).toBe('thinking');
});
