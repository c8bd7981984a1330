/** A match that older rules began, as a page shows it under newer ones: the whole log, and charts that are not flat. */
import { isRefusal, type Rules } from '@roundhouse/engine';
import { Tables, type Thinker } from '@roundhouse/table';
import { memoryStore, stepWhen } from '@roundhouse/table/testing';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { standing } from '../../src/table/model/journal.ts';
import { chartsOf, samplesOf } from '../../src/table/model/series.ts';
import { Session } from '../../src/table/model/session.ts';

const PLAYED = 100;

/** Whatever comes somewhere in the middle of the list. */
const any: Thinker = {
  async decide({ legal, seed }) {
    const action = legal[Number.parseInt(seed.slice(0, 6), 16) % legal.length];
    if (!action) throw new Error('nothing to decide');
    return { action };
  },
  advise: () => Promise.reject(new Error('not asked')),
  review: () => Promise.reject(new Error('not asked')),
};

const clock = { now: () => 0, later: () => () => undefined };

test('the log begins with the first line, and the chart follows what was played by the old rules', async () => {
  const title = titleOf('amsterdam');
  if (!title) throw new Error('there is no such game');
  const [rules, face, { en: words }] = await Promise.all([
    title.rules(),
    title.face(),
    title.words(),
  ]);
  const second: Rules<AnyGame> = {
    ...rules,
    version: 2,
    migrations: [{ to: 2, note: 'nothing has changed but the number', state: (old) => old }],
  };
  const store = memoryStore();
  const tablesBy = (by: Rules<AnyGame>): Tables =>
    new Tables({
      store,
      thinker: any,
      titleOf: (id) => ({ id, rules: async () => by }),
      now: () => 1000,
      fresh: () => ({ id: 'm', seed: 'cd'.repeat(32), now: 1000 }),
      announce: () => undefined,
    });
  const first = tablesBy(rules);
  const sitters = [0, 1].map(() => ({ kind: 'bot', level: 'easy', name: 'Bo' }) as const);
  const match = await first.begin({ title: title.id, config: { seats: 2 }, sitters });
  if (isRefusal(match)) throw new Error(match.code);
  await stepWhen(await first.sit(match), null, ({ seq }) => seq > PLAYED);
  await first.leave(match);

  const host = await tablesBy(second).sit(match);
  const session = new Session(host, { persons: [], isOpen: false }, clock);
  await session.open();
  const lines = standing(session.shown().steps);
  session.close();
  const tell = { language: 'en', who: (seat: number) => `P${seat}` } as const;
  expect(lines.length).toBeGreaterThan(PLAYED);
  const older = lines.slice(1, PLAYED);
  const told = older.flatMap(({ events }) =>
    events.flatMap((event) => words.event(event, tell.who) ?? []),
  );
  expect(told.length).toBeGreaterThan(PLAYED / 3);
  const samples = samplesOf(lines, face, tell).filter(({ seq }) => seq < PLAYED);
  expect(samples.length).toBe(PLAYED / 10);
  const values = chartsOf(samples).flatMap(({ lines: some }) =>
    some.map((line) => new Set(line.values).size),
  );
  expect(Math.max(...values)).toBeGreaterThan(2);
});
