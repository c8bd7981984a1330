/** Rated tables: who may sit there, what counts, and that it counts once, on any node and after any end. */
import { ratingStore, roomStore } from '@roundhouse/store';
import { afterEach, describe, expect, test } from 'vitest';
import { Guest, GROUNDS, named, openHouse, type Ground, type House } from './visiting.ts';

const houses: House[] = [];
afterEach(async () => {
  // The first has laid the ground, and clears it last.
  for (const house of houses.splice(0).toReversed()) await house.close();
});

const PACE = { kind: 'live', freeMs: 30_000, bankMs: 0, incrementMs: 0, atTimeOut: 'bot' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const RATED = { title: 'amsterdam', config: { seats: 2 }, pace: PACE, isRated: true };

async function house(ground: Ground, lookMs: number): Promise<House> {
  const opened = await openHouse({ lookMs }, ground);
  houses.push(opened);
  return opened;
}

let accounts = 0;
async function account(origin: string, name: string): Promise<Guest> {
  const guest = await named(origin, name);
  await guest.ask('setPassword', { login: `player-${(accounts += 1)}`, password: 'correct horse' });
  return guest;
}

const isOver = async (guest: Guest, table: string): Promise<boolean> =>
  (await guest.ask('readTable', { table })).table.phase === 'over';

describe.each(GROUNDS)('%s', (_, lay) => {
  test('a game that ended before its node did is counted once, by one of two others', async () => {
    const ground = await lay();
    const first = await house(ground, 1e8);
    const ann = await account(first.origin, 'Ann');
    const { table } = await ann.ask('openTable', {
      ...RATED,
      seats: [BOT, { ...BOT, level: 'easy' }],
    });
    await expect.poll(() => isOver(ann, table), { timeout: 60_000 }).toBe(true);
    const before = await first.kept();
    expect(before.result).toHaveLength(1);
    expect(before.rating).toEqual([]);
    await Promise.all([house(ground, 20), house(ground, 20)]);
    const second = houses[1] as House;
    const reader = new Guest(second.origin);
    const ladder = async () => (await reader.ask('readLadder', { title: 'amsterdam' })).entries;
    await expect.poll(async () => (await ladder()).length).toBe(2);
    await new Promise((done) => setTimeout(done, 200));
    const { rating, rated_game: games, timer } = await second.kept();
    expect(rating.map((each) => each.games)).toEqual([1, 1]);
    expect(games).toHaveLength(2);
    expect(timer.filter(({ kind }) => kind === 'result')).toEqual([]);
    const database = await ground.open();
    const again = await ratingStore(database).recomputed('amsterdam');
    await database.close();
    for (const { player, mean, deviation } of rating) {
      expect(again.standings.get(player)).toMatchObject({ mean, deviation });
    }
    const [best] = await ladder();
    expect(best).toMatchObject({ games: 1, isProvisional: true, level: expect.any(String) });
    const profile = await reader.ask('readProfile', { player: best?.player ?? '' });
    expect(profile.titles[0]).toMatchObject({ title: 'amsterdam', wins: 1, beaten: 100 });
  });
});

test('whoever leaves is last, is on the ladder while he is somebody, and on none when he is not', async () => {
  const one = await house(await GROUNDS[0][1](), 20);
  const ann = await account(one.origin, 'Ann');
  const { table } = await ann.ask('openTable', { ...RATED, seats: [ME, BOT] });
  await expect
    .poll(async () => (await ann.ask('readTable', { table })).table.phase)
    .toBe('running');
  await ann.ask('leaveSeat', { table, seat: 0 });
  await expect.poll(() => isOver(ann, table), { timeout: 60_000 }).toBe(true);
  const ladder = async () => (await ann.ask('readLadder', { title: 'amsterdam' })).entries;
  await expect.poll(async () => (await ladder()).length).toBe(2);
  const mine = (await ladder()).find(({ isMine }) => isMine);
  expect(mine).toMatchObject({ name: 'Ann', games: 1 });
  expect(mine?.rating).toBeLessThan(1_500);
  const player = mine?.player ?? '';
  const { titles } = await ann.ask('readProfile', { player });
  expect(titles[0]).toMatchObject({ beaten: 0, wins: 0, places: [{ seats: 2, counts: [0, 1] }] });
  expect(titles[0]?.opponents).toEqual([{ player: 'bot-random', level: 'random', games: 1 }]);
  await ann.ask('deleteMe', { password: 'correct horse' });
  const reader = new Guest(one.origin);
  const left = await reader.ask('readLadder', { title: 'amsterdam' });
  expect(left.entries.map((entry) => entry.player)).toEqual(['bot-random']);
  await expect(reader.ask('readProfile', { player })).rejects.toMatchObject({
    code: 'no-such-person',
  });
  const { titles: bots } = await reader.ask('readProfile', { player: 'bot-random' });
  expect(JSON.stringify(bots)).not.toContain('Ann');
});

test('who may sit at a rated table, and what is not done there', async () => {
  const ground = await GROUNDS[0][1]();
  const one = await house(ground, 1e8);
  const ann = await account(one.origin, 'Ann');
  const guest = await named(one.origin, 'Guest');
  const seats = [ME, OPEN];
  const refused = (code: string) => ({ code });
  const open = (by: Guest, asked: object) => by.ask('openTable', { ...RATED, seats, ...asked });
  await expect(open(guest, {})).rejects.toMatchObject(refused('needs-account'));
  await expect(open(ann, { pace: undefined })).rejects.toMatchObject(refused('rated-table'));
  await expect(open(ann, { seats: [ME, ME] })).rejects.toMatchObject(refused('rated-table'));
  const { table, secret } = await open(ann, {});
  const down = (by: Guest, asked: object) => by.ask('sitDown', { table, secret, ...asked });
  await expect(down(guest, {})).rejects.toMatchObject(refused('needs-account'));
  await expect(down(new Guest(one.origin), { name: 'Eve' })).rejects.toMatchObject(
    refused('needs-account'),
  );
  await expect(down(ann, { isBeside: true, name: 'Bo' })).rejects.toMatchObject(
    refused('rated-table'),
  );
  const ben = await account(one.origin, 'Ben');
  await down(ben, {});
  await expect
    .poll(async () => (await ann.ask('readTable', { table })).table.phase)
    .toBe('running');
  for (const asked of [
    ann.ask('seatBot', { table, seat: 1, level: 'easy' }),
    ann.ask('freeSeat', { table, seat: 1 }),
    ben.ask('leaveSeat', { table, seat: 1, isFree: true }),
  ]) {
    await expect(asked).rejects.toMatchObject(refused('rated-table'));
  }
  // Who sits somewhere gets no second seat by the one that was kept for him when they meet again.
  const three = await open(ann, { config: { seats: 3 }, seats: [ME, OPEN, OPEN] });
  const database = await ground.open();
  const room = await roomStore(database).load(three.table);
  const kept = (await one.kept()).person;
  const { id: his } = kept.find(({ name }) => name === 'Ben') ?? { id: '' };
  if (!room) throw new Error('there is no such table');
  const again = 'again00000000000';
  const keptForBen = { kind: 'open', for: { person: his, name: 'Ben' } } as const;
  const [first = OPEN] = room.seats;
  await roomStore(database).create({ ...room, id: again, seats: [first, OPEN, keptForBen] });
  await database.close();
  for (const seat of [1, 2]) {
    expect(await ben.ask('sitDown', { table: again, seat })).toMatchObject({ seat: 1 });
  }
  expect((await ben.ask('readTable', { table: again })).table.mine).toEqual([1]);
  const asking = { table, seat: 0, key: 'k'.repeat(22), from: 1, to: 0 };
  await expect(ann.ask('agreeToUndo', asking)).rejects.toMatchObject({
    code: 'refused',
    fault: { refusal: { code: 'rated-match' } },
  });
});
