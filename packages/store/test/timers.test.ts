/** What happens by time alone is kept with what it happens to, and one node at a time is at it. */
import type { StoredMatch } from '@roundhouse/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  matchStore,
  storeClock,
  timerStore,
  vacationStore,
  type Database,
  type StoreClock,
  type TimerStore,
} from '../src/index.ts';
import { after, kept, KINDS, line, type Databases } from './databases.ts';

const pace = {
  kind: 'days',
  freeMs: 100,
  bankMs: 50,
  incrementMs: 0,
  atTimeOut: 'bot',
} as const;

/** How far it goes on in a moment. */
async function stepOf({ now }: Pick<StoreClock, 'now'>): Promise<number> {
  const before = now();
  await new Promise((done) => setTimeout(done, 20));
  return now() - before;
}

const dueAt = (match: StoredMatch, due: number): StoredMatch => ({ ...match, pace, due });

describe.each(KINDS)('%s', (kind, start) => {
  let databases: Databases;
  const opened: Database[] = [];
  beforeAll(async () => {
    databases = await start();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  afterAll(() => databases.stop());

  const twoNodes = async (): Promise<readonly [Database, Database]> => {
    const { open } = await databases.fresh();
    const nodes = [await open(), await open()] as const;
    opened.push(...nodes);
    return nodes;
  };
  const subjects = async (timers: TimerStore, now: number, until = now + 10) =>
    (await timers.claim(['match'], now, until, 100)).map(({ subject }) => subject);

  test('a match sets its timer in the write that moves it on, and without one is not looked at', async () => {
    const [one, other] = await twoNodes();
    const store = matchStore(one);
    await store.create({ ...kept('a'), match: dueAt(kept('a').match, 1000) });
    await store.create(kept('b'));
    const timers = timerStore(other);
    expect(await subjects(timers, 999)).toEqual([]);
    await store.append(dueAt(after(kept('a'), 1), 2000), [line(1)]);
    expect(await subjects(timers, 1999)).toEqual([]);
    // What was refused did not move the timer either.
    await expect(store.append(dueAt(after(kept('a'), 1), 1), [line(1)])).rejects.toMatchObject({
      problem: 'taken',
    });
    expect(await subjects(timers, 1999)).toEqual([]);
    expect(await subjects(timers, 2000)).toEqual(['a']);
    const { due: _due, ...over } = dueAt(after(kept('a'), 2), 0);
    await store.append(over, [line(2)]);
    expect(await subjects(timers, 9000)).toEqual([]);
    await store.append(dueAt(after(kept('a'), 3), 3000), [line(3)]);
    await store.remove('a');
    expect(await subjects(timers, 9000)).toEqual([]);
  });

  test('salts that have all come are not waited for any more', async () => {
    const [one, other] = await twoNodes();
    const store = matchStore(one);
    const timers = timerStore(other);
    for (const id of ['drawn', 'open']) {
      await store.create({ ...kept(id), match: { ...kept(id).match, due: 1000 } });
    }
    // With what is drawn come lines; where nothing is, none.
    await store.append(after(kept('drawn'), 1), [line(1)]);
    await store.append({ ...kept('open').match, revision: 1 }, []);
    expect(await subjects(timers, 1000)).toEqual([]);
  });

  test('of several nodes that look at once one has it; where that one is lost, another after a while', async () => {
    const nodes = await twoNodes();
    const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
    for (const id of ids) {
      await matchStore(nodes[0]).create({ ...kept(id), match: dueAt(kept(id).match, 1000) });
    }
    const looks = Array.from({ length: 6 }, (_, index) => timerStore(nodes[index % 2 ? 1 : 0]));
    const claimed = await Promise.all(looks.map((timers) => subjects(timers, 1000, 1500)));
    expect(claimed.flat().toSorted()).toEqual(ids.toSorted());
    expect(await subjects(timerStore(nodes[1]), 1499)).toEqual([]);
    expect((await subjects(timerStore(nodes[1]), 1500)).toSorted()).toEqual(ids.toSorted());
  });

  test('what is settled is due again when it says, and not before; what was set anew meanwhile stands', async () => {
    const [one] = await twoNodes();
    const [store, timers] = [matchStore(one), timerStore(one)];
    await store.create({ ...kept('a'), match: dueAt(kept('a').match, 1000) });
    const claimed = async (now: number) => (await timers.claim(['match'], now, now + 10, 1))[0];
    const first = await claimed(1000);
    if (!first) throw new Error('nothing was due');
    await timers.settle(first, 1200);
    expect(await claimed(1199)).toBeUndefined();
    const second = await claimed(1200);
    if (!second) throw new Error('nothing was due');
    await store.append(dueAt(after(kept('a'), 1), 1205), [line(1)]);
    await timers.settle(second, undefined);
    expect(await claimed(1204)).toBeUndefined();
    const third = await claimed(1205);
    if (!third) throw new Error('what was set anew was lost');
    await timers.settle(third, undefined);
    expect(await claimed(99_999)).toBeUndefined();
  });

  test('nodes go by the store’s clock, whatever their own says', async () => {
    const [one, other] = await twoNodes();
    const theirs = await one.clock();
    const real = Date.now;
    const isOwn = kind === 'SQLite';
    try {
      // A machine whose clock is an hour behind; a file has no clock but its machine's.
      if (!isOwn) Date.now = () => real() - 3_600_000;
      const clocks = [await storeClock(one), await storeClock(other)];
      const [first = 0, second = 0] = clocks.map((clock) => clock.now());
      for (const clock of clocks) clock.end();
      expect(Math.abs(first - second)).toBeLessThan(200);
      expect(Math.abs(first - theirs)).toBeLessThan(5_000);
    } finally {
      Date.now = real;
    }
  });

  test('a clock that is set anew is followed; a little back it stands still', async () => {
    const [database] = await twoNodes();
    let set = 0;
    const turned = { ...database, clock: async () => (await database.clock()) + set };
    const clock = await storeClock(turned, 5);
    const wrong = () => Math.abs(clock.now() - Date.now() - set);
    try {
      set = 3_600_000;
      await expect.poll(wrong).toBeLessThan(2_000);
      set -= 4_000;
      const before = clock.now();
      // From its next look on.
      await expect.poll(() => stepOf(clock)).toBe(0);
      expect(clock.now()).toBeGreaterThanOrEqual(before);
      // Wrong by an hour: it does not stand still for one.
      set = 0;
      await expect.poll(wrong).toBeLessThan(2_000);
    } finally {
      clock.end();
    }
  });

  test('what was held before the clock was set back is anybody’s', async () => {
    const [database] = await twoNodes();
    const timers = timerStore(database);
    const row = { kind: 'match' as const, subject: 'm', due: 100, held: 5_000_000 };
    await database.write([database.build.insertInto('timer').values(row).compile()]);
    expect(await timers.claim(['match'], 1_000, 31_000, 5)).toMatchObject([{ subject: 'm' }]);
    expect(await timers.claim(['match'], 1_500, 31_500, 5)).toEqual([]);
  });

  test('a vacation is taken, ended before its time, and gone with who took it', async () => {
    const [database] = await twoNodes();
    const { build } = database;
    const person = { id: 'p', name: 'P', made: 0, admin: 0 };
    await database.write([build.insertInto('person').values(person).compile()]);
    const vacations = vacationStore(database);
    await vacations.add('p', { from: 10, until: 20 });
    await vacations.add('p', { from: 30, until: 60 });
    await vacations.add('p', { from: 80, until: 90 });
    await vacations.end('p', 40);
    expect(await vacations.of('p')).toEqual([
      { from: 10, until: 20 },
      { from: 30, until: 40 },
    ]);
    expect(await vacations.of('q')).toEqual([]);
  });
});
