/** Somebody's tables, those that go on and those that are over, kept by SQLite and by PostgreSQL. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  matchStore,
  peopleStore,
  roomStore,
  type Database,
  type ListedRoom,
  type Room,
  type RoomSeat,
} from '../src/index.ts';
import { kept, KINDS, type Databases } from './databases.ts';

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  let database: Database;
  beforeAll(async () => {
    databases = await start();
    database = await (await databases.fresh()).open();
    for (const id of ['ann', 'ben', 'cy']) {
      const session = { hash: id, person: id, id, made: 1, used: 1, device: '', via: 'guest' };
      await peopleStore(database).add({ id, name: id, made: 1 }, session as never);
    }
    await put('open', ann);
    await put('running', ann, { touched: 2 });
    await put('kept for ann', [{ kind: 'open', for: { person: 'ann', name: 'ann' } }]);
    await put('of ben', [person('ben')], { owner: 'ben' });
    // At the same moment: by their names.
    for (const [id, touched] of [
      ['a', 10],
      ['d', 12],
      ['c', 11],
      ['b', 11],
    ] as const) {
      await put(id, ann, { touched, isOver: true, title: id === 'c' ? 'other' : 'sample' });
    }
    // She only keeps the table; and at another she sits, of somebody else.
    await put('e', [person('ben')], { touched: 9, isOver: true });
    await put('f', [person('ben'), ...ann], { touched: 8, isOver: true, owner: 'ben' });
    await put('g', [person('cy')], { touched: 20, isOver: true, owner: 'cy' });
  });
  afterAll(async () => {
    await database.close();
    await databases.stop();
  });

  const person = (id: string): RoomSeat => ({ kind: 'person', person: id, name: id });
  const ann = [person('ann')];

  interface Put {
    readonly owner?: string;
    readonly title?: string;
    readonly touched?: number;
    readonly isOver?: boolean;
  }

  async function put(id: string, seats: readonly RoomSeat[], given: Put = {}): Promise<void> {
    const { owner = 'ann', title = 'sample', touched, isOver = false } = given;
    const room: Room = {
      id,
      title,
      config: {},
      owner,
      seats,
      invitation: 'x',
      isBegun: touched !== undefined,
      isSilent: false,
      isPublic: false,
      isRated: false,
      tournament: null,
      rematch: null,
      pace: null,
      record: null,
      made: 1,
      revision: 1,
    };
    await roomStore(database).create(room);
    if (touched === undefined) return;
    const { match, ...rest } = kept(id);
    await matchStore(database).create({ ...rest, match: { ...match, title, touched, isOver } });
  }

  const ids = (listed: readonly ListedRoom[]): readonly string[] =>
    listed.map(({ room }) => room.id);
  const page = async (last: string | null, count: number, title?: string) =>
    ids(
      await roomStore(database).finished('ann', {
        last,
        count,
        ...(title === undefined ? {} : { title }),
      }),
    );

  test('what is not over is all of it, with its match; nothing that is over comes along', async () => {
    const listed = await roomStore(database).unfinished('ann');
    expect(ids(listed).toSorted()).toEqual(['kept for ann', 'open', 'running']);
    const begun = listed.flatMap(({ match }) => match?.id ?? []);
    expect(begun).toEqual(['running']);
    expect(ids(await roomStore(database).of('ann'))).toHaveLength(9);
  });

  test('what is over comes in pages, the latest first, each table once', async () => {
    expect(await page(null, 3)).toEqual(['d', 'b', 'c']);
    expect(await page('b', 2)).toEqual(['c', 'a']);
    expect(await page('c', 9)).toEqual(['a', 'e', 'f']);
    expect(await page('f', 9)).toEqual([]);
    expect(await page(null, 9, 'other')).toEqual(['c']);
    // Not hers, and not over.
    for (const last of ['g', 'running', 'nowhere']) expect(await page(last, 9)).toEqual([]);
  });

  test('of what is over is told how much there is of each game', async () => {
    expect(await roomStore(database).countFinished('ann')).toEqual([
      { title: 'other', count: 1 },
      { title: 'sample', count: 5 },
    ]);
    expect(await roomStore(database).countFinished('nobody')).toEqual([]);
  });
});
