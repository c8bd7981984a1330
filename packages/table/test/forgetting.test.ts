/** AM-7.2 at the table: what is older than a round is told once, when it happens, and never again. */
import { seedFromText } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { Tables, type TableStep } from '../src/index.ts';
import { memoryStore, seeing, stepWhen, told } from '../testing/index.ts';
import { bot, tablesOver, thinker } from './tables.ts';

const FORGOTTEN = ['drew', 'took', 'turned-up', 'reset'];
type Until = (seq: number, isOver: boolean) => boolean;
const MIDDLE: Until = (seq) => seq > 120;
const END: Until = (_, isOver) => isOver;

async function played(memory: string, until: Until, tables = tablesOver(memoryStore())) {
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
  await tables.leave(match);
  const place = await tables.sit(match);
  const again = told(place, null);
  return { tables, match, place, fresh, again, sitters };
}

function oldIn(steps: readonly TableStep[]) {
  const events = steps.flatMap(({ seq, events: some }) => some.map(({ type }) => ({ seq, type })));
  return events.filter(({ type }) => FORGOTTEN.includes(type));
}

/** What is told again although it was to be forgotten: none of it is older than a round. */
function toldAgain(again: readonly TableStep[]): number {
  const last = again.at(-1)?.seq ?? 0;
  return oldIn(again).filter(({ seq }) => seq < last - 30).length;
}

test('under the strict memory nobody is told again what is older than a round', async () => {
  const { fresh, again } = await played('strict', MIDDLE);
  expect(fresh.filter((type) => FORGOTTEN.includes(type)).length).toBeGreaterThan(20);
  expect(toldAgain(again)).toBe(0);
  const from = Math.max(...again.map(({ asOf }) => asOf ?? 0));
  expect(oldIn(again).every(({ seq }) => seq >= from)).toBe(true);
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

test('planted: a table that forgets nothing is found by that', async () => {
  const rules = await titleOf('amsterdam')?.rules();
  if (!rules) throw new Error('there is no such game');
  const remembering = new Tables({
    store: memoryStore(),
    thinker,
    titleOf: (id) => ({ id, rules: async () => ({ ...rules, forgetting: () => undefined }) }),
    now: () => 1000,
    fresh: () => ({ id: 'm1', seed: seedFromText('fresh 1'), now: 1000 }),
    announce: () => undefined,
  });
  const { again } = await played('strict', MIDDLE, remembering);
  expect(toldAgain(again)).toBeGreaterThan(20);
});

test.each([
  ['assisted', MIDDLE],
  ['strict', END],
] as const)('nothing is forgotten: %s', async (memory, until) => {
  const { again } = await played(memory, until);
  expect(oldIn(again).length).toBeGreaterThan(20);
  expect(again.every(({ asOf }) => asOf === undefined)).toBe(true);
});

describe('a record, and what is made of one,', () => {
  test('is not given while a table that forgets is played at', async () => {
    const { tables, place, match, sitters } = await played('strict', MIDDLE);
    expect(place.info.may).toEqual({
      link: 'over',
      save: 'over',
      playOn: 'over',
      hint: 'always',
      openHands: 'over',
    });
    await expect(place.record()).rejects.toThrow('does not allow it now: save');
    await expect(tables.kept(match)).rejects.toThrow('does not allow it now: save');
    await expect(tables.goOnFrom(place, 3, sitters)).rejects.toThrow('playOn');
  });

  test.each([
    ['assisted', MIDDLE],
    ['strict', END],
  ] as const)('is given where nothing is forgotten: %s', async (memory, until) => {
    const { tables, place, match, sitters } = await played(memory, until);
    expect(await place.record()).toContain('\n* card ');
    expect(await tables.kept(match)).toBe(await place.record());
    expect(await tables.goOnFrom(place, 3, sitters)).toMatch(/^m/);
  });

  test('is given to nobody who plays against other persons, as long as hands are hidden', async () => {
    const tables = tablesOver(memoryStore());
    const persons = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
    const begin = (title: string, seats: number) =>
      tables.begin({
        title,
        config: { seats },
        sitters: Array.from({ length: seats }, (_, seat) => persons[seat] ?? bot('easy')),
      });
    const [hidden, open] = [await begin('amsterdam', 2), await begin('american-rails', 3)];
    if (typeof hidden !== 'string' || typeof open !== 'string') throw new Error('refused');
    const against = await tables.sit(hidden, [0]);
    expect(against.info.may).toMatchObject({ save: 'over', hint: 'never', openHands: 'over' });
    await expect(against.record()).rejects.toThrow('save');
    await expect(against.hint(0)).rejects.toThrow('hint');
    expect((await tables.sit(hidden)).info.may).toMatchObject({ save: 'always', hint: 'always' });
    const beside = await tables.sit(open, [0]);
    expect(beside.info.may).toMatchObject({ save: 'always', openHands: 'always' });
    expect(await beside.record()).toContain('title american-rails');
  });
});
