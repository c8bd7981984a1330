/** What is known without asking the store: for a moment, and never what this node itself has written over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, peopleStore, roomStore, type Database, type Room } from '@roundhouse/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Lately } from '../src/lately.ts';
import { KnownSessions } from '../src/people/known-sessions.ts';
import { KnownRooms } from '../src/rooms/known-rooms.ts';

let folder: string;
let store: Database;
let now = 1_000_000;
let reads = 0;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-known-'));
  store = await openSqlite(join(folder, 'x.db'));
  reads = 0;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const roomOf = (id: string, owner: string): Room => ({
  id,
  title: 'american-rails',
  config: { seats: 3 },
  owner,
  seats: [{ kind: 'person', person: owner, name: 'Ann' }, { kind: 'open' }, { kind: 'open' }],
  invitation: '',
  isBegun: false,
  isSilent: false,
  isPublic: false,
  isRated: false,
  tournament: null,
  rematch: null,
  record: null,
  pace: null,
  made: now,
  revision: 1,
});

async function ann() {
  const known = new KnownSessions(() => now);
  const counting: Database = {
    ...store,
    read: (query) => {
      reads += 1;
      return store.read(query);
    },
  };
  const people = known.of(peopleStore(known.over(counting)));
  const session = { hash: 'h', person: 'p', id: 's', made: now, used: now, device: '' };
  await people.add({ id: 'p', name: 'Ann', made: now }, { ...session, via: 'guest' });
  expect((await people.find('h'))?.person.name).toBe('Ann');
  // Who has just come is not read.
  expect(reads).toBe(0);
  now += 2_000;
  expect((await people.find('h'))?.person.name).toBe('Ann');
  expect(reads).toBe(1);
  return people;
}

test('a session that was found is not read again, but only for a moment', async () => {
  const people = await ann();
  now += 1_400;
  await people.find('h');
  expect(reads).toBe(1);
  now += 200;
  await people.find('h');
  expect(reads).toBe(2);
});

test('that it is used is known at once, and nobody is forgotten for it', async () => {
  const people = await ann();
  await people.touch(['h'], now + 7);
  expect((await people.find('h'))?.used).toBe(now + 7);
  expect(reads).toBe(1);
});

test('whoever is renamed or signed out here is so at once', async () => {
  const people = await ann();
  await people.rename('p', 'Anna');
  expect((await people.find('h'))?.person.name).toBe('Anna');
  await people.end('h');
  expect(await people.find('h')).toBeUndefined();
});

test('what nobody asks for again is not held', async () => {
  const lately = new Lately<number>(() => now);
  for (let key = 0; key < 1_000; key += 1) {
    now += 100;
    await lately.read(
      async () => key,
      (value) => [[`k${key}`, value]],
    );
  }
  // Those of the last second and a half.
  expect(lately.size).toBeLessThan(20);
  expect(lately.get('k999')).toBe(999);
});

test('who comes while somebody is forgotten is read', async () => {
  const known = new KnownSessions(() => now);
  const people = known.of(peopleStore(known.over(store)));
  const session = { hash: 'h', person: 'p', id: 's', made: now, used: now, device: '' };
  const coming = people.add({ id: 'p', name: 'Ann', made: now }, { ...session, via: 'guest' });
  await Promise.all([coming, people.end('h')]);
  expect(await people.find('h')).toBeUndefined();
});

test('a room that is written over is read again, and while another node is up any is', async () => {
  let isAlone = true;
  const known = new KnownRooms(
    () => now,
    () => isAlone,
  );
  const database = known.over(store);
  const rooms = roomStore(database);
  await peopleStore(database).add(
    { id: 'p', name: 'Ann', made: now },
    { hash: 'h', person: 'p', id: 's', made: now, used: now, device: '', via: 'guest' },
  );
  const room = roomOf('r', 'p');
  await rooms.create(room);
  expect(known.get('r')).toBeUndefined();
  expect(await known.read(rooms, 'r')).toEqual(room);
  expect(known.get('r')).toEqual(room);
  isAlone = false;
  expect(known.get('r')).toBeUndefined();
  isAlone = true;
  await rooms.change({ ...room, isSilent: true, revision: 2 });
  expect(known.get('r')).toBeUndefined();
  expect(await known.read(rooms, 'r')).toMatchObject({ isSilent: true });
});

test('what was read while something was forgotten takes what was known before with it', async () => {
  const lately = new Lately<string>(() => now);
  const read = (value: string, meanwhile = (): void => undefined) =>
    lately.read(
      async () => {
        meanwhile();
        return value;
      },
      (found) => [['a', found]],
    );
  await read('old');
  // Of another: that one is not known to be older.
  expect(await read('new', () => lately.forget('b'))).toBe('new');
  expect(lately.get('a')).not.toBe('old');
});

test('what was read before it was forgotten is not kept', async () => {
  const lately = new Lately<string>(() => now);
  const found = lately.read(
    async () => {
      lately.forget('a');
      return 'old';
    },
    (value) => [['a', value]],
  );
  expect(await found).toBe('old');
  expect(lately.get('a')).toBeUndefined();
});
