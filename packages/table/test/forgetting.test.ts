/** AM-7.2 at the table: what is older than a round is told once, when it happens, and never again. */
import { expect, test } from 'vitest';
import { memoryStore, seeing, stepWhen, told } from '../testing/index.ts';
import { bot, tablesOver } from './tables.ts';

const FORGOTTEN = ['drew', 'took', 'turned-up', 'reset'];

async function played(memory: string, until: (seq: number, isOver: boolean) => boolean) {
  const tables = tablesOver(memoryStore());
  const sitters = [bot('random'), bot('random')];
  const config = { seats: 2, memory };
  const match = await tables.begin({ title: 'amsterdam', config, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.sit(match);
  const fresh: string[] = [];
  seeing(table, null, -1, (steps) =>
    fresh.push(...steps.flatMap(({ events }) => events.map(({ type }) => type))),
  );
  await stepWhen(table, null, ({ seq, turn }) => until(seq, turn.kind === 'over'));
  table.close();
  const again = told(await tables.sit(match), null);
  const events = again.flatMap(({ seq, events: some }) => some.map(({ type }) => ({ seq, type })));
  return { fresh, again, old: events.filter(({ type }) => FORGOTTEN.includes(type)) };
}

test('under the strict memory nobody is told again what is older than a round', async () => {
  const { fresh, again, old } = await played('strict', (seq) => seq > 120);
  expect(fresh.filter((type) => FORGOTTEN.includes(type)).length).toBeGreaterThan(20);
  const last = again.at(-1)?.seq ?? 0;
  const from = Math.max(...again.map(({ asOf }) => asOf ?? 0));
  expect(from).toBeGreaterThan(last - 30);
  expect(old.every(({ seq }) => seq >= from)).toBe(true);
  // A round is everybody's latest turn: those are told again.
  for (const seat of [0, 1]) {
    const latest = again.findLast(({ by, forced }) => by === seat && !forced);
    expect(latest?.seq).toBeGreaterThanOrEqual(from);
  }
  for (const { seq, asOf, view, legal } of again.slice(0, -1)) {
    expect(asOf).toBe(seq < from ? from : undefined);
    expect(legal).toEqual([]);
    const { seats } = view as unknown as { seats: readonly { took: readonly unknown[] }[] };
    expect(seats.every(({ took }) => took.length === 0)).toBe(true);
  }
});

test.each([
  ['assisted', false],
  ['strict', true],
] as const)('nothing is forgotten: %s, over %s', async (memory, toTheEnd) => {
  const { again, old } = await played(memory, (seq, isOver) => (toTheEnd ? isOver : seq > 120));
  expect(old.length).toBeGreaterThan(20);
  expect(again.every(({ asOf }) => asOf === undefined)).toBe(true);
});
