/** Several programs over one store: who was slower comes behind, and nothing counts twice. */
import { expect, test } from 'vitest';
import { StoreError, type Move, type Sitting, type TableStep } from '../src/index.ts';
import { memoryStore, told } from '../testing/index.ts';
import { person, tablesOver } from './tables.ts';

async function twoNodes(store = memoryStore()) {
  const sitters = [person('Ann'), person('Ben')];
  const [one, other] = [tablesOver(store), tablesOver(store)];
  const match = await one.begin({ title: 'amsterdam', config: { seats: 2 }, sitters, seed: 'two' });
  if (typeof match !== 'string') throw new Error(match.code);
  return { store, ann: await one.sit(match, [0]), ben: await other.sit(match, [1]), match };
}

function lastStep(place: Sitting, seat: number): TableStep {
  const step = told(place, seat).at(-1);
  if (!step) throw new Error('nothing is told');
  return step;
}

function firstMove(place: Sitting, seat: number, key = `key ${seat}`): Move {
  const { legal, owedSince = -1 } = lastStep(place, seat);
  return { seat, key, owedSince, text: legal[0] ?? '' };
}

test('two who owe an answer at once are both heard, on whatever node they are', async () => {
  const { store, ann, ben, match } = await twoNodes();
  const answers = [ann.act(firstMove(ann, 0)), ben.act(firstMove(ben, 1))];
  expect(await Promise.all(answers)).toEqual([undefined, undefined]);
  const keys = (await store.load(match))?.lines.flatMap(({ key }) => key ?? []);
  expect(keys?.toSorted()).toEqual(['key 0', 'key 1']);
});

test('a move that is sent over both nodes counts once, and both say yes', async () => {
  const { store, ann, match } = await twoNodes();
  const elsewhere = await tablesOver(store).sit(match, [0]);
  const move = firstMove(ann, 0);
  const answers = await Promise.all([ann.act(move), elsewhere.act(move), ann.act(move)]);
  expect(answers).toEqual([undefined, undefined, undefined]);
  const kept = (await store.load(match))?.lines.filter(({ key }) => key === move.key);
  expect(kept).toHaveLength(1);
});

test.each([
  ['was kept', true, undefined],
  ['was not kept', false, 'storage-unknown'],
])('where a store breaks off and the move %s, it says so', async (_, isKept, code) => {
  const { store, ann } = await twoNodes();
  const { append } = store;
  store.append = async (match, lines) => {
    if (isKept) await append.call(store, match, lines);
    throw new StoreError('unknown', 'planted');
  };
  const move = firstMove(ann, 0);
  expect((await ann.act(move))?.code).toBe(code);
  store.append = append;
  expect(await ann.act(move)).toBeUndefined();
});

test('where the store can not be read either, the same key asks again', async () => {
  const { store, ann } = await twoNodes();
  const { append, load } = store;
  store.append = async (match, lines) => {
    await append.call(store, match, lines);
    throw new StoreError('unknown', 'planted');
  };
  store.load = async () => {
    throw new StoreError('unavailable', 'planted');
  };
  const move = firstMove(ann, 0);
  expect(await ann.act(move)).toMatchObject({ code: 'storage-unknown' });
  Object.assign(store, { append, load });
  expect(await ann.act(move)).toBeUndefined();
});

test('who was not the first where the store can not be read is told that it is away, and may ask again', async () => {
  const { store, ann } = await twoNodes();
  const { append, load } = store;
  store.append = async () => {
    throw new StoreError('taken', 'planted');
  };
  store.load = async () => {
    throw new StoreError('unavailable', 'planted');
  };
  const move = firstMove(ann, 0);
  expect(await ann.act(move)).toMatchObject({ code: 'storage-unavailable' });
  Object.assign(store, { append, load });
  expect(await ann.act(move)).toBeUndefined();
});

test('salts that are given on two nodes at once are both there', async () => {
  const store = memoryStore();
  const [one, other] = [tablesOver(store), tablesOver(store)];
  const sitters = [person('Ann'), person('Ben'), person('Cas')];
  const wanted = { title: 'american-rails', config: { seats: 3 }, sitters, gatherMs: 60_000 };
  const match = await one.begin(wanted);
  if (typeof match !== 'string') throw new Error(match.code);
  const [ann, ben] = [await one.sit(match, [0]), await other.sit(match, [1])];
  const given = await Promise.all([ann.addSalt(0, 'a1'), ben.addSalt(1, 'b2')]);
  expect(given).toEqual([undefined, undefined]);
  expect((await store.load(match))?.match.gathering?.salts).toEqual(['a1', 'b2', null]);
});

test('what was begun is told as who reads it tells it, and is not read for it', async () => {
  const store = memoryStore();
  const { load } = store;
  let loads = 0;
  store.load = (...asked) => {
    loads += 1;
    return load.apply(store, asked);
  };
  const { ann, match } = await twoNodes(store);
  // By who sits on the other node.
  expect(loads).toBe(1);
  const read = await tablesOver(store).sit(match, [0]);
  expect(told(ann, 0)).toEqual(told(read, 0));
  expect(ann.info).toEqual(read.info);
});

test('who opens a match while it is begun has the same table as who began it', async () => {
  const store = memoryStore();
  const tables = tablesOver(store);
  const { create } = store;
  let opened: unknown;
  // It is there, and who began it has not heard so yet.
  store.create = async (kept) => {
    await create.call(store, kept);
    opened = await tables.table(kept.match.id);
  };
  const sitters = ['Ann', 'Ben', 'Cas'].map(person);
  const match = await tables.begin({ title: 'american-rails', config: { seats: 3 }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  expect(await tables.table(match)).toBe(opened);
});

test('who begins what another has begun opens the match of who was first', async () => {
  const store = memoryStore();
  const [one, other] = [tablesOver(store), tablesOver(store)];
  const wanted = { id: 'same', title: 'american-rails', config: { seats: 3 } };
  const sitters = ['Ann', 'Ben', 'Cas'].map(person);
  await one.begin({ ...wanted, sitters, seed: 'first' });
  const late = other.begin({ ...wanted, sitters: sitters.toReversed(), seed: 'second' });
  await expect(late).rejects.toMatchObject({ problem: 'taken' });
  const [here, there] = [await one.sit('same', [0]), await other.sit('same', [0])];
  expect(there.info).toEqual(here.info);
  expect(told(there, 0)).toEqual(told(here, 0));
});

/** One node has gone on, and the other has heard nothing of it. */
async function aheadAndBehind() {
  const store = memoryStore();
  const [one, other] = [tablesOver(store), tablesOver(store)];
  const sitters = [person('Ann'), person('Ben'), person('Cas')];
  const wanted = { title: 'american-rails', config: { seats: 3 }, sitters, seed: 'behind' };
  const match = await one.begin(wanted);
  if (typeof match !== 'string') throw new Error(match.code);
  const [here, behind] = [await one.sit(match), await other.sit(match)];
  const asked = (): number => [0, 1, 2].find((seat) => lastStep(here, seat).legal.length > 0) ?? -1;
  for (let moves = 0; moves < 4; moves += 1) {
    expect(await here.act(firstMove(here, asked(), `here ${moves}`))).toBeUndefined();
  }
  return { store, match, behind, next: firstMove(here, asked(), 'behind') };
}

test('who answers on a node that has not heard the question yet is not put off', async () => {
  const { store, match, behind, next } = await aheadAndBehind();
  expect(await behind.act(next)).toBeUndefined();
  const keys = (await store.load(match))?.lines.flatMap(({ key }) => key ?? []);
  expect(keys).toEqual(['here 0', 'here 1', 'here 2', 'here 3', 'behind']);
});

test('where it can not look, nobody is told that he is late', async () => {
  const { store, behind, next } = await aheadAndBehind();
  const { load } = store;
  store.load = async () => {
    throw new StoreError('unavailable', 'planted');
  };
  expect(await behind.act(next)).toMatchObject({ code: 'storage-unavailable' });
  store.load = load;
  expect(await behind.act(next)).toBeUndefined();
});
