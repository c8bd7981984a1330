/** A match gathers its salts, runs, and is over; its seed is shown then and not before. */
import { botSeed, readRecord, verify } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { Tables, type NewMatch, type Thinker } from '../src/index.ts';
import { memoryStore, stepWhen, told } from '../testing/index.ts';
import { bot, person, tablesOver, thinker } from './tables.ts';

const SEED = 'cd'.repeat(32);

async function gathering(sitters: NewMatch['sitters'], by: Thinker = thinker) {
  const store = memoryStore();
  const clock = { now: 1000 };
  const tables = new Tables({
    store,
    thinker: by,
    titleOf,
    now: () => clock.now,
    fresh: () => ({ id: 'm1', seed: SEED, now: clock.now }),
    announce: () => undefined,
  });
  const config = { seats: sitters.length };
  const wanted = { title: 'amsterdam', config, sitters, gatherMs: 500 };
  const match = await tables.begin(wanted);
  if (typeof match !== 'string') throw new Error(match.code);
  return { store, clock, tables, match, table: await tables.table(match) };
}

const PAIR = [person('Ann'), person('Bo')];

test('nothing is drawn until every salt is in, and none is changed', async () => {
  const { tables, match, table, store } = await gathering(PAIR);
  const place = await tables.sit(match, [0]);
  expect(place.info).toMatchObject({
    isGathering: true,
    commit: expect.stringMatching(/^\w{64}$/),
  });
  expect(told(place, 0)).toHaveLength(1);
  expect(await place.addSalt(1, 'aa')).toMatchObject({ code: 'not-your-seat' });
  expect(await place.addSalt(0, 'no hex')).toMatchObject({ code: 'bad-salt' });
  expect(await place.addSalt(0, 'aa')).toBeUndefined();
  expect(await place.addSalt(0, 'aa')).toBeUndefined();
  expect(await place.addSalt(0, 'ab')).toMatchObject({ code: 'salt-given' });
  expect(await table.addSalt(7, 'aa')).toMatchObject({ code: 'bad-salt' });
  expect((await store.load(match))?.lines).toEqual([]);
  await tables.leave(match);
  const again = await tables.table(match);
  expect(await again.addSalt(1, 'bb')).toBeUndefined();
  expect((await tables.sit(match)).info.isGathering).toBeUndefined();
  expect(told(await tables.sit(match), 0).length).toBeGreaterThan(5);
  expect(await again.addSalt(1, 'bb')).toMatchObject({ code: 'not-gathering' });
  expect(await (await tables.sit(match)).record()).toContain('\nsalts ["aa","bb"]\n');
});

test('other salts deal otherwise', async () => {
  const dealt = async (salt: string): Promise<string> => {
    const { table, tables, match } = await gathering(PAIR);
    await table.addSalt(0, 'aa');
    await table.addSalt(1, salt);
    return (await (await tables.sit(match)).record()).split('\n\n')[1] ?? '';
  };
  expect(await dealt('bb')).toBe(await dealt('bb'));
  expect(await dealt('bb')).not.toBe(await dealt('bc'));
});

test('when time is up it begins without the salts that are missing', async () => {
  const { clock, table, tables, match } = await gathering(PAIR);
  await table.addSalt(1, 'bb');
  clock.now += 499;
  expect(await table.startIfDue()).toBeUndefined();
  expect(table.running.match.gathering).toBeDefined();
  clock.now += 1;
  await tables.leave(match);
  expect(told(await tables.sit(match), 0).length).toBeGreaterThan(5);
  expect(await (await tables.sit(match)).record()).toContain('\nsalts ["","bb"]\n');
});

test('the seed is in no record and no list before the end; then every draw is verified', async () => {
  const asked: string[] = [];
  const curious: Thinker = {
    ...thinker,
    decide(question, level) {
      asked.push(question.seed);
      return thinker.decide(question, level);
    },
  };
  const { tables, match, table } = await gathering([bot('random'), bot('random')], curious);
  const outlets = async (): Promise<string> => {
    const place = await tables.sit(match);
    const texts = [await place.record(), await tables.kept(match), JSON.stringify(place.info)];
    return [
      ...texts,
      JSON.stringify(await tables.list()),
      JSON.stringify(told(place, null)),
    ].join();
  };
  expect(await outlets()).not.toContain(SEED);
  await table.addSalt(0, 'aa');
  await table.addSalt(1, 'bb');
  expect(await outlets()).not.toContain(SEED);
  const place = await tables.sit(match);
  await stepWhen(place, null, ({ seq }) => seq > 40);
  const before = await outlets();
  expect(before).not.toContain(SEED);
  // Chance in a bot's thinking follows from the seed, and nobody is told where it starts.
  expect(asked.length).toBeGreaterThan(5);
  for (const seed of asked) expect(before).not.toContain(seed);
  const seeds = Array.from({ length: 500 }, (_, seq) =>
    [0, 1].map((seat) => botSeed({ title: 'amsterdam', match: 'm1', seed: SEED }, seat, seq)),
  ).flat();
  expect(asked.every((seed) => seeds.includes(seed))).toBe(true);

  await stepWhen(place, null, ({ turn }) => turn.kind === 'over');
  const { record, places } = readRecord(await place.record());
  expect(record.seed).toBe(SEED);
  expect(await tables.kept(match)).toContain(SEED);
  const rules = await titleOf('amsterdam')?.rules();
  if (!rules) throw new Error('no rules');
  expect(verify(rules, record, places)).toMatchObject({ binds: 'deal', end: 'over', unagreed: [] });
  expect(await place.check()).toMatchObject({ kind: 'right', facts: { seed: SEED, salts: 2 } });
});

test('a check of a running match tells its commitment, and nothing of lines or seed', async () => {
  const { tables, match, table } = await gathering(PAIR);
  await table.addSalt(0, 'aa');
  await table.addSalt(1, 'bb');
  const { check, info } = await tables.sit(match, [0]).then(async (place) => ({
    check: await place.check(),
    info: place.info,
  }));
  expect(check).toMatchObject({ kind: 'unsealed', lacks: 'seed', facts: { commit: info.commit } });
  expect(JSON.stringify(check)).not.toContain(SEED);
  expect(JSON.stringify(check)).not.toContain('card ');
});

test('a record without its seed goes on with other draws, so its commitment is left behind', async () => {
  const { tables, match, table } = await gathering([bot('random'), bot('random')]);
  await table.addSalt(0, 'aa');
  await table.addSalt(1, 'bb');
  const saved = await tables.kept(match);
  expect(saved).toMatch(/^commit /m);
  expect(saved).not.toMatch(/^seed /m);
  const other = tablesOver(memoryStore());
  const on = await other.sit(
    await other.importRecord(saved, { sitters: [bot('random'), bot('random')] }),
  );
  expect(on.info.commit).toBeUndefined();
  await stepWhen(on, null, ({ turn }) => turn.kind === 'over');
  expect(await on.record()).not.toMatch(/^(?:commit|seed) /m);
  expect(await on.check()).toMatchObject({ kind: 'unsealed', lacks: 'commit' });
});
