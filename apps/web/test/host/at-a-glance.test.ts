import { readFileSync } from 'node:fs';
import { memoryStore } from '@roundhouse/table/testing';
import { TITLES } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { glance } from '../../src/host/at-a-glance.ts';
import { bot, person, tablesOver } from './tables.ts';

test.each(TITLES.map(({ id, seats }) => [id, Math.min(...seats)] as const))(
  '%s: a list says where a match is, in both languages',
  async (title, seats) => {
    const tables = tablesOver(memoryStore());
    const sitters = Array.from({ length: seats }, (_, seat) => (seat === 0 ? person('Ann') : bot));
    await tables.begin({ title, config: { seats }, sitters });
    const [entry] = await tables.list(glance);
    expect(entry?.stage?.en).toMatch(/\S/);
    expect(entry?.stage?.nl).toMatch(/\S/);
    expect(entry?.stage?.en).not.toBe(entry?.stage?.nl);
    expect(entry?.places).toBeUndefined();
  },
);

const record = (path: string): string =>
  readFileSync(new URL(`../../../../games/${path}.rec`, import.meta.url), 'utf8');

test('a match that is over says who came where', async () => {
  const tables = tablesOver(memoryStore());
  await tables.importRecord(record('american-rails/test/fixtures/bots-4'));
  const [entry] = await tables.list(glance);
  expect(entry?.isOver).toBe(true);
  expect(new Set(entry?.places)).toEqual(new Set([1, 2, 3, 4]));
});

test('what lies hidden is not in the list', async () => {
  const store = memoryStore();
  const tables = tablesOver(store);
  await tables.begin({
    title: 'amsterdam',
    config: { seats: 2 },
    sitters: [person('Ann'), person('Joe')],
  });
  const told = ['match', 'title', 'sitters', 'touched', 'lines', 'owing', 'isOver', 'stage'];
  expect(new Set(Object.keys((await tables.list(glance))[0] ?? {}))).toEqual(new Set(told));
});

test('a position that can’t be read has no stage, and the others keep theirs', async () => {
  const store = memoryStore();
  const tables = tablesOver(store);
  for (const name of ['Ann', 'Joe']) {
    const sitters = [person(name), bot, bot];
    await tables.begin({ title: 'american-rails', config: { seats: 3 }, sitters });
  }
  const [{ match } = { match: undefined }] = await store.list();
  if (!match) throw new Error('there is no match');
  const { revision, snapshot } = match;
  const damaged = { ...match, revision: revision + 1, snapshot: { ...snapshot, state: {} } };
  await store.append(damaged, []);
  const stages = (await tables.list(glance)).map(({ stage }) => stage !== undefined);
  expect(stages.filter(Boolean)).toHaveLength(1);
});
