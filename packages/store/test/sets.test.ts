/** Sets, their versions and what is reported of them, kept by SQLite and by PostgreSQL. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anonymise,
  peopleStore,
  populationStore,
  setReportStore,
  setStore,
  type BoxVersion,
  type Database,
  type SetStore,
} from '../src/index.ts';
import { statement } from '../src/database.ts';
import { everythingIn } from '../testing/index.ts';
import { KINDS, type Databases } from './databases.ts';

const ALL = { skip: 0, count: 50 };

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  let database: Database;
  let sets: SetStore;
  beforeAll(async () => {
    databases = await start();
    database = await (await databases.fresh()).open();
    sets = setStore(database);
  });
  afterAll(async () => {
    await database.close();
    await databases.stop();
  });
  beforeEach(async () => {
    const { build } = database;
    const emptied = (['box_set', 'session', 'person'] as const).map((name) =>
      statement(build.deleteFrom(name)),
    );
    await database.write(emptied);
    for (const id of ['ann', 'ben']) {
      const device = { made: 1, used: 1, device: '', via: 'guest' } as const;
      const session = { hash: id, person: id, id, ...device };
      await peopleStore(database).add({ id, name: id, made: 1 }, session);
    }
  });

  const box = (version: number, at = version): BoxVersion => ({
    version,
    at,
    fingerprint: `hash ${version}`,
    body: `{"name":"Zoë","version":${version}}`,
  });
  const keep = (id: string, more: object = {}, at = 1) =>
    sets.create(
      {
        id,
        owner: 'ann',
        key: `key of ${id}`,
        title: 'sample',
        name: id,
        licence: 'CC0',
        isPublic: true,
        ...more,
      },
      box(1, at),
    );
  const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);
  const head = { name: 'Renamed', licence: null };

  test('a set is kept once by its key, and comes back as it was written', async () => {
    const kept = await keep('one');
    expect(await keep('other', { key: 'key of one' })).toEqual(kept);
    expect(await sets.find('other')).toBeUndefined();
    expect(await sets.find('one')).toEqual({
      id: 'one',
      owner: 'ann',
      ownerName: 'ann',
      title: 'sample',
      name: 'one',
      licence: 'CC0',
      isPublic: true,
      taken: null,
      version: 1,
      made: 1,
      changed: 1,
    });
    // Another's key is another's.
    expect((await keep('his', { owner: 'ben', key: 'key of one' })).id).toBe('his');
  });

  test('every version stays as it was kept, and of two who save the same one comes first', async () => {
    await keep('one');
    await sets.save('one', box(2), head);
    expect(await sets.version('one', 1)).toEqual(box(1));
    expect(await sets.version('one', 2)).toEqual(box(2));
    expect(await sets.version('one', 3)).toBeUndefined();
    expect(await sets.find('one')).toMatchObject({ ...head, version: 2, made: 1, changed: 2 });
    const both = await Promise.allSettled([
      sets.save('one', { ...box(3), fingerprint: 'one device' }, head),
      sets.save('one', { ...box(3), fingerprint: 'another' }, head),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { problem: 'taken' } });
    for (const late of [2, 3, 9]) {
      await expect(sets.save('one', box(late), head)).rejects.toMatchObject({ problem: 'taken' });
    }
    expect(await sets.find('one')).toMatchObject({ version: 3 });
  });

  test('lists have what anybody finds, the latest first, by title and by name', async () => {
    await keep('Old', {}, 1);
    await keep('New', {}, 3);
    await keep('100%_Mine', { title: 'another' }, 2);
    await keep('Private', { isPublic: false }, 4);
    await keep('Down', {}, 5);
    await sets.setTaken('Down', 6);
    const found = async (filter: object, part = ALL) => names(await sets.list(filter, part));
    expect(await found({})).toEqual(['New', '100%_Mine', 'Old']);
    expect(await found({}, { skip: 1, count: 1 })).toEqual(['100%_Mine']);
    expect(await found({ title: 'sample' })).toEqual(['New', 'Old']);
    expect(await found({ named: ' nEW ' })).toEqual(['New']);
    expect(await found({ named: '%_m' })).toEqual(['100%_Mine']);
    expect(names(await sets.of('ann', undefined, ALL))).toEqual([
      'Down',
      'Private',
      'New',
      '100%_Mine',
      'Old',
    ]);
    expect(names(await sets.of('ann', 'another', ALL))).toEqual(['100%_Mine']);
    expect(await sets.of('ben', undefined, ALL)).toEqual([]);
    await sets.setPublic('New', false);
    await sets.setTaken('Down', null);
    expect(await found({ title: 'sample' })).toEqual(['Down', 'Old']);
    await expect(sets.setPublic('none', true)).rejects.toMatchObject({ problem: 'missing' });
  });

  test('sets and bytes of somebody are counted, all versions of them', async () => {
    expect(await sets.measure('ann')).toEqual({ sets: 0, bytes: 0 });
    await keep('one');
    await keep('two');
    await sets.save('one', box(2), head);
    const bytes = Buffer.byteLength(box(1).body) + Buffer.byteLength(box(2).body);
    expect(await sets.measure('ann')).toEqual({
      sets: 2,
      bytes: bytes + Buffer.byteLength(box(1).body),
    });
    await sets.delete('two');
    expect(await sets.measure('ann')).toEqual({ sets: 1, bytes });
  });

  test('what is deleted is gone with its versions and reports', async () => {
    await keep('one');
    const reports = setReportStore(database);
    await reports.add({ id: 'r', box_set: 'one', reporter: 'ben', reason: 'Bah.', at: 5 });
    await sets.delete('one');
    const { box_set, box_version, set_report } = await everythingIn(database);
    expect([box_set, box_version, set_report]).toEqual([[], [], []]);
  });

  test('who is let in no longer shows nothing until he is again', async () => {
    await keep('one');
    const people = populationStore(database);
    await people.setBanned('ann', 5);
    expect(await sets.find('one')).toBeUndefined();
    expect(await sets.list({}, ALL)).toEqual([]);
    await people.setBanned('ann', null);
    expect(names(await sets.list({}, ALL))).toEqual(['one']);
  });

  test('who goes for good leaves none behind; what he reported nobody has reported', async () => {
    await keep('one');
    await keep('his', { owner: 'ben' });
    const reports = setReportStore(database);
    await reports.add({ id: 'r', box_set: 'his', reporter: 'ann', reason: 'Bah.', at: 5 });
    await anonymise(database, { person: 'ann', tables: [], lineOf: () => '' });
    const { box_set, box_version, set_report } = await everythingIn(database);
    expect(names(box_set)).toEqual(['his']);
    expect(box_version).toHaveLength(1);
    expect(set_report).toMatchObject([{ reporter: null }]);
  });

  test('what a guest kept and reported becomes his account’s', async () => {
    await keep('hers');
    await keep('guest’s', { owner: 'ben', key: 'key of hers' });
    await keep('both’s');
    const reports = setReportStore(database);
    const report = { reason: 'Bah.', at: 5 };
    await reports.add({ id: '1', box_set: 'hers', reporter: 'ben', ...report });
    await reports.add({ id: '2', box_set: 'both’s', reporter: 'ben', ...report });
    await reports.add({ id: '3', box_set: 'both’s', reporter: 'ann', ...report });
    await sets.bring('ben', 'ann');
    expect((await sets.of('ann', undefined, ALL)).length).toBe(3);
    const { set_report } = await everythingIn(database);
    expect(set_report.map(({ id, reporter }) => `${id} ${reporter}`).toSorted()).toEqual([
      '1 ann',
      '2 ben',
      '3 ann',
    ]);
  });

  test('reports wait once for each reader, the oldest first, and are settled together', async () => {
    await keep('one');
    const reports = setReportStore(database);
    const add = (id: string, reporter: string, at: number) =>
      reports.add({ id, box_set: 'one', reporter, reason: `${id}.`, at });
    await add('b', 'ben', 7);
    await add('a', 'ann', 6);
    await add('again', 'ben', 8);
    expect(await reports.list(9)).toEqual([
      { id: 'a', at: 6, reason: 'a.', set: 'one', by: 'ann' },
      { id: 'b', at: 7, reason: 'b.', set: 'one', by: 'ben' },
    ]);
    expect(await reports.count()).toBe(2);
    await reports.settle('b', 9, false);
    expect([await reports.count(), (await sets.find('one'))?.taken]).toEqual([0, null]);
    // It may have changed since.
    await add('anew', 'ben', 10);
    expect(await reports.list(9)).toMatchObject([{ at: 10, reason: 'anew.', by: 'ben' }]);
    await reports.settle('b', 11, true);
    expect([await reports.count(), (await sets.find('one'))?.taken]).toEqual([0, 11]);
    await expect(reports.settle('none', 12, true)).rejects.toMatchObject({ problem: 'missing' });
  });
});
