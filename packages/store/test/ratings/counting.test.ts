/** A result is kept with the last line of its match, and counted once, in one order, however many nodes are at it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StoredMatch } from '@roundhouse/table';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { matchStore, ratingStore, timerStore, type Database } from '../../src/index.ts';
import { everythingIn } from '../../testing/index.ts';
import { after, kept, KINDS, line, type Databases } from '../databases.ts';

const players = ['a'.repeat(16), 'bot-easy', 'bot-easy'];

function over(match: StoredMatch, places: readonly number[], isRated = true): StoredMatch {
  return { ...match, isOver: true, stakes: { isRated, players }, places };
}

const child = fileURLToPath(new URL('../../testing/count-child.ts', import.meta.url));

/** Has results counted by who is killed when he has written so many times. */
async function countUntilKilled(
  place: string,
  writes: number,
  ids: readonly string[],
): Promise<void> {
  const counting = spawn(process.execPath, [child, place, String(writes), ...ids], {
    stdio: 'inherit',
  });
  const [, signal] = (await once(counting, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

/** A node that stands still once, after so many reads, until something else is done. */
function pausing(database: Database, reads: number, meanwhile: () => Promise<unknown>): Database {
  let made = 0;
  const read: Database['read'] = async (query) => {
    const rows = await database.read(query);
    made += 1;
    if (made === reads) await meanwhile();
    return rows;
  };
  const write: Database['write'] = (statements) => database.write(statements);
  return Object.assign(Object.create(database) as Database, { read, write });
}

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

  async function nodes(count: number): Promise<readonly Database[]> {
    const { open } = await databases.fresh();
    for (let at = 0; at < count; at += 1) opened.push(await open());
    return opened;
  }

  async function finish(database: Database, id: string, places: readonly number[], isRated = true) {
    const begun = kept(id);
    const match = { ...begun.match, stakes: { isRated, players } };
    await matchStore(database).create({ ...begun, match });
    await matchStore(database).append(over(after(begun, 1), places, isRated), [line(1)]);
  }

  test('three nodes count the same twelve results: each once, and counting anew gives the same', async () => {
    const [one, ...others] = await nodes(3);
    if (!one) throw new Error('there is none');
    const ids = Array.from({ length: 12 }, (__, at) => `match${String(at).padStart(11, '0')}`);
    for (const [at, id] of ids.entries())
      await finish(one, id, at % 3 === 0 ? [1, 2, 2] : [3, 1, 2]);
    // Each begins elsewhere, so that they meet at different results too.
    const counted = await Promise.all(
      [one, ...others].map(async (node, at) => {
        const mine: string[] = [];
        const order = [...ids.slice(at * 4), ...ids.slice(0, at * 4)];
        for (const id of at === 1 ? order.toReversed() : order) {
          if (await ratingStore(node).count(id)) mine.push(id);
        }
        return mine;
      }),
    );
    expect(new Set(counted.flat()).size).toBe(12);
    expect(counted.flat()).toHaveLength(12);
    const { result, rating, rated_game: games } = await everythingIn(one);
    expect(result.map(({ number }) => number).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      ids.map((__, at) => at + 1),
    );
    expect(games).toHaveLength(36);
    expect(rating.map(({ games: played }) => played)).toEqual([12, 12]);
    const again = await ratingStore(one).recomputed('sample');
    expect(again.games).toBe(12);
    const stand = new Map(
      rating.map(({ player, mean, deviation, games: played }) => [
        player,
        { mean, deviation, games: played },
      ]),
    );
    expect(again.standings).toEqual(stand);
  });

  test.each([1, 2, 3].flatMap((read) => [[read, 'the same'] as const, [read, 'another'] as const]))(
    'a node that stands still after its read %i, while %s result is counted elsewhere',
    async (read, which) => {
      const [one, other] = await nodes(2);
      if (!one || !other) throw new Error('there is none');
      const [mine, next] = ['mine000000000000', 'next000000000000'];
      await finish(one, mine, [1, 2, 3]);
      await finish(one, next, [3, 1, 2]);
      const theirs = which === 'the same' ? mine : next;
      const slow = pausing(one, read, () => ratingStore(other).count(theirs));
      const first = await ratingStore(slow).count(mine);
      const rest = [await ratingStore(one).count(mine), await ratingStore(one).count(next)];
      expect([first, ...rest]).toEqual([which !== 'the same', false, which === 'the same']);
      const { result, rating, rated_game: games } = await everythingIn(one);
      expect(result.map(({ number }) => number).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
        1, 2,
      ]);
      expect(games).toHaveLength(6);
      const again = await ratingStore(one).recomputed('sample');
      for (const { player, mean, deviation, games: played } of rating) {
        expect(again.standings.get(player)).toEqual({ mean, deviation, games: played });
      }
    },
  );

  test('killed in the middle of counting: each counts once, whole or not at all', async () => {
    const { place, open } = await databases.fresh();
    const database = await open();
    opened.push(database);
    const ids = Array.from({ length: 8 }, (__, at) => `match${String(at).padStart(11, '0')}`);
    for (const [at, id] of ids.entries())
      await finish(database, id, at % 2 ? [1, 2, 3] : [3, 1, 2]);
    for (const [writes, counted] of [
      [1, 1],
      [4, 5],
    ] as const) {
      await countUntilKilled(place, writes, ids);
      const { result, rated_game: games, rating } = await everythingIn(database);
      const numbers = result.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: counted }, (__, at) => at + 1));
      expect(games).toHaveLength(3 * counted);
      expect(rating.map((each) => each.games)).toEqual([counted, counted]);
    }
    for (const id of ids) await ratingStore(database).count(id);
    const { result, rating } = await everythingIn(database);
    expect(result.every(({ number }) => number !== null)).toBe(true);
    const again = await ratingStore(database).recomputed('sample');
    for (const { player, mean, deviation, games: played } of rating) {
      expect(again.standings.get(player)).toEqual({ mean, deviation, games: played });
      expect(played).toBe(ids.length);
    }
  });

  test('a result stands with its last line or not at all, and what hangs on nothing has none', async () => {
    const [one] = await nodes(1);
    if (!one) throw new Error('there is none');
    await finish(one, 'unrated000000000', [1, 2, 3], false);
    expect(await ratingStore(one).count('unrated000000000')).toBe(false);
    await finish(one, 'rated00000000000', [1, 2, 3]);
    const due = await timerStore(one).claim(['match', 'result'], 2e12, 2e12 + 1, 9);
    expect(due).toContainEqual(
      expect.objectContaining({ kind: 'result', subject: 'rated00000000000' }),
    );
    // Who comes too late with the last line has ended nothing.
    const late = over({ ...after(kept('rated00000000000'), 1) }, [3, 2, 1]);
    await expect(matchStore(one).append(late, [line(1)])).rejects.toMatchObject({
      problem: 'taken',
    });
    const { result } = await everythingIn(one);
    expect(result.find(({ match }) => match === 'rated00000000000')?.places).toBe('[1,2,3]');
    // A match that is over may be written again: its result is the first.
    const again = over({ ...after(kept('rated00000000000'), 1), revision: 2 }, [3, 2, 1]);
    await matchStore(one).append(again, []);
    expect((await everythingIn(one)).result).toEqual(result);
  });

  test('who has played enough stands before who has not, however many; who is kept out or can not sign in stands nowhere', async () => {
    const [one] = await nodes(1);
    if (!one) throw new Error('there is none');
    const { build } = one;
    const row = (player: string, mean: number, games: number) => ({
      title: 'sample',
      player,
      mean,
      deviation: 1,
      games,
    });
    const people = ['kept', 'guest', 'banned'].map((id) => ({ id, name: id, made: 0, admin: 0 }));
    await one.write([
      build.insertInto('person').values(people).compile(),
      build.updateTable('person').set({ banned: 1 }).where('id', '=', 'banned').compile(),
      ...['kept', 'banned'].map((person) =>
        build
          .insertInto('passkey')
          .values({ id: `key of ${person}`, person, key: '', counter: 0, name: '', made: 0 })
          .compile(),
      ),
      build
        .insertInto('rating')
        .values([
          row('lucky', 1_900, 3),
          row('guest', 1_850, 20),
          row('banned', 1_800, 20),
          row('kept', 1_700, 10),
          row('bot-easy', 1_400, 30),
          row('bot-hard', 1_700, 30),
        ])
        .compile(),
    ]);
    const ratings = ratingStore(one);
    const ladder = async (count: number) =>
      (await ratings.ladder('sample', 10, count)).map(({ player }) => player);
    expect(await ladder(2)).toEqual(['bot-hard', 'kept']);
    expect(await ladder(9)).toEqual(['bot-hard', 'kept', 'bot-easy', 'lucky']);
    const above = async (player: string) => (await ratings.standing('sample', player, 10))?.above;
    expect(await Promise.all(['bot-hard', 'kept', 'bot-easy'].map(above))).toEqual([0, 1, 2]);
    expect(await above('nobody')).toBeUndefined();
  });
});
