/** A backup of either kind of store, and a store of either kind made from it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  backUp,
  lastBackup,
  matchStore,
  peopleStore,
  plannedMigration,
  presenceStore,
  restore,
  type Database,
} from '../src/index.ts';
import { SCHEMA_STEPS } from '../src/migrations.ts';
import { writeBackup } from '../src/upkeep/backup-file.ts';
import { inOrder } from '../src/upkeep/in-order.ts';
import { openSession } from '../src/upkeep/open-session.ts';
import { everythingIn, makeOlderStore } from '../testing/index.ts';
import { after, kept, KINDS, line, type Databases } from './databases.ts';

const NEWEST = SCHEMA_STEPS.at(-1)?.version ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-backup-'));
let made = 0;
const newFile = (): string => join(folder, `${++made}.backup`);
const wish = { isReplaced: false, now: () => Date.now() };
const grounds = new Map<string, Databases>();
const groundOf = (kind: string): Databases => {
  const found = grounds.get(kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
beforeAll(async () => {
  for (const [kind, start] of KINDS) grounds.set(kind, await start());
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([...grounds.values()].map((each) => each.stop()));
});

async function fill(database: Database): Promise<void> {
  const now = 1_800_000_000_000;
  const session = {
    id: 's',
    hash: 'h',
    person: 'p',
    made: now,
    used: now,
    device: 'Zoë’s "phone"',
  };
  await peopleStore(database).add(
    { id: 'p', name: 'Zoë', made: now },
    { ...session, via: 'guest' },
  );
  const store = matchStore(database);
  await store.create(kept('a'));
  for (const seq of [1, 2, 3]) await store.append(after(kept('a'), seq), [line(seq, `k${seq}`)]);
}

/** What a store holds, in no order; when it was last backed up is no part of it. */
async function heldBy(open: () => Promise<Database>): Promise<object> {
  const database = await open();
  const { upkeep: _, ...all } = await everythingIn(database);
  await database.close();
  return Object.fromEntries(
    Object.entries(all).map(([name, rows]) => [
      name,
      rows.map((row) => JSON.stringify(row)).toSorted(),
    ]),
  );
}

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
])('from %s to %s', (from, to) => {
  test('all comes back as it was, and the store is told of its backup', async () => {
    const [first, second] = [await groundOf(from).fresh(), await groundOf(to).fresh()];
    const database = await first.open();
    await fill(database);
    const file = newFile();
    const backup = await backUp(first.place, file);
    expect(backup.rows).toMatchObject({ person: 1, match: 1, line: 3, session: 1 });
    // Every table there is, but for who is here now.
    const all = Object.keys(await everythingIn(database));
    expect(Object.keys(backup.rows).toSorted()).toEqual(all.toSorted());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await lastBackup(database)).toMatchObject({ bytes: statSync(file).size });
    await database.close();
    expect((await restore(second.place, file, wish)).schema).toBe(NEWEST);
    expect(await heldBy(second.open)).toEqual(await heldBy(first.open));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('while it is written to, it is of one moment', async () => {
    const { place, open } = await groundOf(from).fresh();
    const database = await open();
    await fill(database);
    const store = matchStore(database);
    const stopping = new AbortController();
    let seq = 3;
    const writing = (async () => {
      while (!stopping.signal.aborted) {
        seq += 1;
        await store.append(after(kept('a'), seq), [line(seq, `k${seq}`)]);
      }
    })();
    await expect.poll(() => seq).toBeGreaterThan(10);
    const file = newFile();
    const before = seq - 1;
    await backUp(place, file);
    stopping.abort();
    await writing;
    const other = await groundOf(to).fresh();
    await restore(other.place, file, wish);
    const restored = await other.open();
    const found = await matchStore(restored).load('a');
    expect(found?.lines.length).toBe(found?.match.lines);
    expect(found?.lines.length).toBeGreaterThanOrEqual(before);
    // It goes on from there.
    const next = (found?.match.lines ?? 0) + 1;
    await matchStore(restored).append(after(kept('a'), next), [line(next, 'next')]);
    await Promise.all([database.close(), restored.close()]);
  });
});

describe.each(KINDS)('%s', (kind) => {
  test('what is written between two of its tables is not in it', async () => {
    const { place, open } = await groundOf(kind).fresh();
    const database = await open();
    await fill(database);
    const session = await openSession(place);
    await session.beginReading();
    const lines = (await session.tables()).find(({ name }) => name === 'line');
    if (!lines) throw new Error('there are no lines');
    await matchStore(database).append(after(kept('a'), 4), [line(4, 'k4')]);
    const read: unknown[] = [];
    for await (const row of session.rows(lines)) read.push(row);
    expect(read).toHaveLength(3);
    await session.commit();
    await session.close();
    await database.close();
  });

  test('a store that is somebody’s is filled only by who says so, and none over which a server runs', async () => {
    const [first, second] = [await groundOf(kind).fresh(), await groundOf(kind).fresh()];
    const [one, other] = [await first.open(), await second.open()];
    await fill(one);
    const file = newFile();
    await backUp(first.place, file);
    // People without a game are somebody's too.
    const ben = { hash: 'b', person: 'ben', made: 1, used: 1, id: 'b', device: '' };
    await peopleStore(other).add({ id: 'ben', name: 'B', made: 1 }, { ...ben, via: 'guest' });
    await expect(restore(second.place, file, wish)).rejects.toThrow('not empty (person: 1)');
    await other.write([other.build.deleteFrom('session').compile()]);
    await other.write([other.build.deleteFrom('person').compile()]);
    await matchStore(other).create(kept('b'));
    await expect(restore(second.place, file, wish)).rejects.toThrow('not empty (match: 1)');
    expect((await matchStore(other).load('b'))?.match.id).toBe('b');
    await presenceStore(other).renew('node', Date.now() + 30_000, Date.now());
    const replacing = { ...wish, isReplaced: true };
    await expect(restore(second.place, file, replacing)).rejects.toThrow('a server runs');
    await presenceStore(other).end('node');
    await other.close();
    await restore(second.place, file, replacing);
    const again = await second.open();
    expect(await matchStore(again).load('b')).toBeUndefined();
    expect((await matchStore(again).load('a'))?.lines.length).toBe(3);
    await Promise.all([one.close(), again.close()]);
  });

  test('one of an older version is brought up to date; what would be done is said before', async () => {
    const old = 9;
    const { place, open } = await groundOf(kind).fresh();
    await makeOlderStore(place, old, (session) => {
      const person = { name: 'person', columns: ['id', 'name', 'made', 'admin'] };
      return session.insert(person, [['p', 'P', 1, 1]]);
    });
    const plan = await plannedMigration(place);
    expect([plan.from, plan.to]).toEqual([old, NEWEST]);
    expect(plan.steps[0]?.statements.join('\n')).toMatch(/create table "timer"/);
    // It was said, and not done.
    expect((await plannedMigration(place)).from).toBe(old);
    const file = newFile();
    await backUp(place, file);
    const target = await groundOf(kind).fresh();
    await restore(target.place, file, wish);
    const database = await target.open();
    expect((await everythingIn(database)).person).toMatchObject([
      { id: 'p', admin: 1, banned: null },
    ]);
    await database.close();
    await (await open()).close();
    expect((await plannedMigration(place)).steps).toEqual([]);
  });
});

describe('a file that can not be used leaves the store as it was', () => {
  let file: string;
  beforeAll(async () => {
    const { place, open } = await groundOf('SQLite').fresh();
    const database = await open();
    await fill(database);
    await database.close();
    file = newFile();
    await backUp(place, file);
  });
  const changed = (change: (text: string) => string): string => {
    const other = newFile();
    writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return other;
  };
  const cases: readonly (readonly [string, () => string, string])[] = [
    [
      'a name in it is another',
      () => changed((text) => text.replace('Zoë', 'Zoe')),
      'its hash is another',
    ],
    [
      'a row is gone',
      () => changed((text) => text.replace(/\["a",2,.*\n/, '')),
      'its hash is another',
    ],
    ['its end is gone', () => changed((text) => text.replace(/\{"rows".*\n/, '')), 'it is cut off'],
    ['something stands behind it', () => changed((text) => `${text}[1]\n`), 'behind its end'],
    ['it is no backup', () => changed(() => '{"a":1}\n'), 'it is no backup'],
    [
      'it is cut off while packed',
      () => {
        const other = newFile();
        writeFileSync(other, readFileSync(file).subarray(0, 400));
        return other;
      },
      'it is damaged',
    ],
    [
      'it is not packed',
      () => {
        const other = newFile();
        writeFileSync(other, 'hello\n');
        return other;
      },
      'it is damaged',
    ],
  ];
  test.each(cases)('%s', async (_, bad, words) => {
    const { place } = await groundOf('SQLite').fresh();
    const wrong = bad();
    await expect(restore(place, wrong, wish)).rejects.toThrow(words);
    await expect(plannedMigration(place)).rejects.toThrow('there is no store');
  });
});

test('there is nothing to back up where there is no store, and none is made', async () => {
  const { place } = await groundOf('SQLite').fresh();
  await expect(backUp(place, newFile())).rejects.toThrow('there is no store');
  await expect(backUp((await groundOf('PostgreSQL').fresh()).place, newFile())).rejects.toThrow(
    'there is no store yet',
  );
});

test('one of a newer program is left alone, and so is the store', async () => {
  const file = newFile();
  const head = { schema: NEWEST + 1, at: 0, from: 'sqlite', tables: [] } as const;
  await writeBackup(file, head, async function* none() {});
  const { place } = await groundOf('SQLite').fresh();
  await expect(restore(place, file, wish)).rejects.toThrow(`of version ${NEWEST + 1}`);
  await expect(plannedMigration(place)).rejects.toThrow('there is no store');
});

test('tables come behind those that they refer to', () => {
  const refers = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'b'])],
  ]);
  expect(inOrder(['a', 'b', 'c'], refers)).toEqual(['c', 'b', 'a']);
  const circle = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['a'])],
  ]);
  expect(() => inOrder(['a', 'b'], circle)).toThrow('in a circle');
});
