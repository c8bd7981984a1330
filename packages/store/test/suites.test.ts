/** What every store promises, kept by SQLite and by PostgreSQL. */
import { STORE_PROMISES } from '@roundhouse/table/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { matchStore, type Database } from '../src/index.ts';
import { after, kept, KINDS, line, type Databases } from './databases.ts';

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  const opened: Database[] = [];
  beforeAll(async () => {
    databases = await start();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });
  afterAll(() => databases.stop());

  const fresh = async () => {
    const { open } = await databases.fresh();
    return async (): Promise<Database> => {
      const database = await open();
      opened.push(database);
      return database;
    };
  };

  test.each(STORE_PROMISES)('$name', async ({ run }) => {
    const open = await fresh();
    await expect(run(async () => matchStore(await open()))).resolves.toBeUndefined();
  });

  test('gives back what it was given, to the last field', async () => {
    const open = await fresh();
    const whole = { ...kept('a'), lines: [line(1, 'k'), line(2)] };
    const given = { ...whole, match: after(whole, 2) };
    await matchStore(await open()).create(given);
    expect(await matchStore(await open()).load('a')).toEqual(given);
  });

  test('where a match stands is written with each of its lines, and salts leave it where it began', async () => {
    const store = matchStore(await (await fresh())());
    const begun = kept('a');
    const gathering = { salts: ['', null], until: 9 };
    await store.create({ ...begun, match: { ...begun.match, gathering } });
    const salted = { ...begun.match, revision: 1, gathering: { ...gathering, salts: ['', 'ab'] } };
    await store.append(salted, []);
    expect((await store.load('a'))?.match).toEqual(salted);
    // The last salt may draw nothing, and then somebody owes something all the same.
    const snapshotAt = (lines: number) => ({
      ...begun.match.snapshot,
      after: lines,
      state: [lines],
    });
    const drawn = { ...begun.match, revision: 2, snapshot: snapshotAt(0) };
    await store.append(drawn, []);
    expect((await store.load('a'))?.match).toEqual(drawn);
    const moved = { ...drawn, revision: 3, lines: 1, snapshot: snapshotAt(1) };
    await store.append(moved, [line(1)]);
    expect((await store.load('a'))?.match).toEqual(moved);
  });

  test('a key lies in a match once, and in another again', async () => {
    const store = matchStore(await (await fresh())());
    for (const id of ['a', 'b']) {
      await store.create(kept(id));
      await store.append(after(kept(id), 1), [line(1, 'k')]);
    }
    const again = store.append(after(kept('a'), 2), [line(2, 'k')]);
    await expect(again).rejects.toMatchObject({ problem: 'taken' });
    // Nothing of what came before the refused line stands either.
    expect((await store.load('a'))?.match).toEqual(after(kept('a'), 1));
  });

  test('a long batch goes in whole', async () => {
    const store = matchStore(await (await fresh())());
    const lines = Array.from({ length: 12_345 }, (_, index) => line(index + 1));
    await store.create({ ...kept('a'), match: after(kept('a'), lines.length), lines });
    expect((await store.load('a'))?.lines).toEqual(lines);
  });

  test('a damaged row is listed and hides no other', async () => {
    const database = await (await fresh())();
    const store = matchStore(database);
    for (const id of ['sound', 'damaged', 'bare']) await store.create(kept(id));
    const { build } = database;
    const damage = [
      build.updateTable('snapshot').set({ body: '{"after"' }).where('match', '=', 'damaged'),
      build.updateTable('match').set({ sitters: 'null' }).where('id', '=', 'damaged'),
      build.deleteFrom('snapshot').where('match', '=', 'bare'),
    ];
    await database.write(damage.map((query) => query.compile()));
    const listed = await store.list();
    expect(listed.map(({ match }) => match.id).toSorted()).toEqual(['bare', 'damaged', 'sound']);
    expect(listed.find(({ match }) => match.id === 'sound')?.match).toEqual(kept('sound').match);
  });

  test('many who write at once are all answered, each for himself', async () => {
    const store = matchStore(await (await fresh())());
    const ids = Array.from({ length: 100 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => store.create(kept(id))));
    // Every third one is refused; that takes nobody else's line away.
    const answers = await Promise.allSettled(
      ids.map((id, index) => {
        const seq = index % 3 === 0 ? 2 : 1;
        return store.append(after(kept(id), seq), [line(seq)]);
      }),
    );
    const refused = answers.flatMap(({ status }, index) => (status === 'rejected' ? index : []));
    expect(refused).toEqual(ids.flatMap((_, index) => (index % 3 === 0 ? index : [])));
    const listed = await store.list();
    expect(listed.filter(({ kept: count }) => count === 1)).toHaveLength(66);
  });

  test('who is closed writes what it was given before, and nothing after', async () => {
    const open = await fresh();
    const first = await open();
    const store = matchStore(first);
    await store.create(kept('a'));
    const written = store.append(after(kept('a'), 1), [line(1)]);
    await first.close();
    await expect(written).resolves.toBeUndefined();
    await expect(store.append(after(kept('a'), 2), [line(2)])).rejects.toMatchObject({
      name: 'StoreError',
    });
    expect((await matchStore(await open()).load('a'))?.lines).toHaveLength(1);
  });
});
