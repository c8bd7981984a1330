/** What is known without asking the store: for a moment, and never what this node itself has written over. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, peopleStore, type Database } from '@roundhouse/store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Lately } from '../src/lately.ts';
import { KnownSessions } from '../src/people/known-sessions.ts';

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
