/** Talk, notes, reports and codes, kept by SQLite and by PostgreSQL. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeStore,
  peopleStore,
  reportStore,
  roomStore,
  talkStore,
  type SayingsWanted,
  type Database,
} from '../src/index.ts';
import { KINDS, type Databases } from './databases.ts';

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  let database: Database;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    database = await (await databases.fresh()).open();
    for (const id of ['ann', 'ben']) {
      const session = {
        hash: id,
        person: id,
        made: 1,
        used: 1,
        id,
        device: '',
        via: 'guest',
      } as const;
      await peopleStore(database).add({ id, name: id, made: 1 }, session);
    }
    await roomStore(database).create({
      id: 'room',
      title: 'sample',
      config: {},
      owner: 'ann',
      seats: [{ kind: 'open' }],
      invitation: 'x',
      isBegun: false,
      isSilent: true,
      isPublic: false,
      isRated: false,
      tournament: null,
      rematch: null,
      pace: null,
      record: null,
      made: 1,
      revision: 1,
    });
  });
  afterEach(() => database.close());

  const saying = (text: string, key: string, circle: 'table' | 'spectators' = 'table') =>
    ({
      room: 'room',
      at: 5,
      kind: 'text',
      circle,
      person: 'ann',
      seat: 0,
      name: 'Ann',
      text,
      key,
    }) as const;
  const ALL = { after: 0, count: 50 };

  test('all who speak at once are heard, each once, in one order', async () => {
    const store = talkStore(database);
    const texts = Array.from({ length: 12 }, (__, index) => `t${index}`);
    const numbers = await Promise.all(
      [...texts, ...texts].map((text) => store.say(saying(text, text))),
    );
    expect(new Set(numbers).size).toBe(12);
    const said = await store.list('room', ['table'], ALL);
    expect(said.map(({ number }) => number)).toEqual(texts.map((__, index) => index + 1));
    expect(said.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  });

  test('pages of a circle, the latest first asked for', async () => {
    const store = talkStore(database);
    for (const text of ['a', 'b', 'c', 'd']) {
      await store.say(saying(text, text, text === 'b' ? 'spectators' : 'table'));
    }
    const texts = async (where: Partial<SayingsWanted>, circles: ('table' | 'spectators')[]) =>
      (await store.list('room', circles, { ...ALL, ...where })).map(({ text }) => text).join('');
    expect(await texts({}, ['table'])).toBe('acd');
    expect(await texts({ count: 2 }, ['table', 'spectators'])).toBe('cd');
    expect(await texts({ before: 3 }, ['table', 'spectators'])).toBe('ab');
    expect(await texts({ after: 3 }, ['table', 'spectators'])).toBe('d');
  });

  test('a code works once, of its kind, and not too late', async () => {
    const codes = codeStore(database);
    const row = { hash: 'h', kind: 'device', person: 'ann', until: 100 } as const;
    await codes.replace('device', [row], 1);
    expect(await codes.take('h', 'recovery', 1)).toBeUndefined();
    expect(await codes.take('h', 'device', 100)).toBeUndefined();
    const both = await Promise.all([codes.take('h', 'device', 1), codes.take('h', 'device', 1)]);
    expect(both.filter(Boolean)).toEqual([{ ...row, body: null }]);
    await codes.replace('device', [row], 1);
    await codes.replace('device', [{ ...row, hash: 'i' }], 1);
    expect(await codes.take('h', 'device', 1)).toBeUndefined();
    expect(await codes.take('i', 'device', 1)).toBeDefined();
  });

  test('one becomes administrator', async () => {
    const codes = codeStore(database);
    const row = { hash: 'h', kind: 'administrator', person: null, until: 100 } as const;
    await codes.replace('administrator', [row], 1);
    const made = await Promise.all(
      ['ann', 'ben'].map((person) => codes.makeAdministrator('h', person, 1)),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await codes.hasAdministrator()).toBe(true);
  });

  test('what is reported waits until it is settled', async () => {
    const [store, reports] = [talkStore(database), reportStore(database)];
    const number = await store.say(saying('bah', 'k'));
    const report = { id: 'r', room: 'room', number, reporter: 'ben', reason: 'rude', at: 9 };
    await reports.add(report);
    await reports.add({ ...report, id: 'again' });
    await reports.add({ ...report, id: 'own', reporter: 'ann', at: 10 });
    expect((await reports.list(9)).map(({ report: { id } }) => id)).toEqual(['r', 'own']);
    await reports.settle('r', 10, true);
    expect(await reports.list(9)).toEqual([]);
    expect(await store.find('room', number)).toMatchObject({ kind: 'removed', text: '' });
    await expect(reports.settle('none', 10, true)).rejects.toMatchObject({ problem: 'missing' });
  });

  test('who is muted, and what each noted', async () => {
    const store = talkStore(database);
    await store.setMuted('room', 'ben', true);
    await store.setMuted('room', 'ben', true);
    expect(await store.isMuted('room', 'ben')).toBe(true);
    expect(await store.isMuted('room', 'ann')).toBe(false);
    await store.setMuted('room', 'ben', false);
    expect(await store.isMuted('room', 'ben')).toBe(false);
    await store.writeNote('room', 'ann', { text: 'one', revision: 0 });
    await store.writeNote('room', 'ann', { text: 'two', revision: 1 });
    for (const revision of [0, 1, 3]) {
      const late = store.writeNote('room', 'ann', { text: 'late', revision });
      await expect(late).rejects.toMatchObject({ problem: 'taken' });
    }
    expect(await store.readNote('room', 'ann')).toEqual({ text: 'two', revision: 2 });
    expect(await store.readNote('room', 'ben')).toEqual({ text: '', revision: 0 });
  });
});
