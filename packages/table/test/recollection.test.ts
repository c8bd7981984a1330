/** Positions at hand: bounded, and never other than a replay tells. */
import { expect, test } from 'vitest';
import { Recollection } from '../src/recollection.ts';
import { memoryStore, told } from '../testing/index.ts';
import { bot, person, tablesOver } from './tables.ts';

const positions = (count: number) =>
  Array.from({ length: count }, (_, seq) => ({ seq, events: [], state: {}, owed: new Map() }));

test('so many are held; the match that was asked for longest ago goes first', () => {
  const recollection = new Recollection(10);
  recollection.hold('a', positions(4) as never);
  recollection.hold('b', positions(4) as never);
  expect(recollection.of('a', 3)).toHaveLength(4);
  recollection.hold('c', positions(4) as never);
  expect(['a', 'b', 'c'].map((id) => recollection.of(id, 3) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  recollection.hold('long', positions(50) as never);
  expect(recollection.of('long', 49)).toHaveLength(50);
  expect(recollection.of('a', 3)).toBeUndefined();
  // What belongs to another line is not told.
  recollection.hold('d', positions(3) as never);
  expect(recollection.of('d', 3)).toBeUndefined();
});

test('a match that goes on is held as long as somebody asks for it now and then', () => {
  const recollection = new Recollection(100);
  const [asked, unasked] = ['asked', 'unasked'];
  for (const id of [asked, unasked]) recollection.hold(id, positions(1) as never);
  const played = (from: number, until: number): void => {
    for (let lines = from; lines < until; lines += 1) {
      for (const id of [asked, unasked]) recollection.extend(id, lines, positions(1) as never);
    }
  };
  played(0, 10);
  expect(recollection.of(asked, 10)).toHaveLength(11);
  played(10, 20);
  expect(recollection.of(asked, 20)).toHaveLength(21);
  expect(recollection.of(unasked, 20)).toBeUndefined();
});

test('what was played here is told again as who opens the match anew is told', async () => {
  const store = memoryStore();
  const tables = tablesOver(store);
  const sitters = [person('Ann'), bot('easy'), bot('easy')];
  const config = { seats: 3 };
  const match = await tables.begin({ title: 'american-rails', config, sitters, seed: 'again' });
  if (typeof match !== 'string') throw new Error(match.code);
  const ann = await tables.sit(match);
  for (let turn = 0; turn < 12; turn += 1) {
    await expect.poll(() => told(ann, 0).at(-1)?.legal.length).toBeGreaterThan(0);
    const last = told(ann, 0).at(-1);
    const text = last?.legal[turn % (last.legal.length || 1)] ?? '';
    await ann.act({ seat: 0, key: `k${turn}`, owedSince: last?.owedSince ?? -1, text });
    if (turn % 3 === 0) {
      await ann.undo({ seat: 0, key: `u${turn}`, from: told(ann, 0).at(-1)?.seq ?? -1 });
    }
  }
  await expect.poll(() => told(ann, 0).at(-1)?.legal.length).toBeGreaterThan(0);
  const fresh = await tablesOver(store).sit(match);
  expect(told(ann, 0)).toEqual(told(fresh, 0));
  const [page, hasOlder] = ann.page(0, { after: -1, before: 9, count: 4 });
  expect(page.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]);
  expect(hasOlder).toBe(true);
  // What is told of the present alone is not told of the past.
  expect(page.at(-1)?.viewHash).toBeUndefined();
});
