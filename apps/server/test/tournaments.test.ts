/** An evening at the club: made, joined, drawn, played, a no-show taken out, the standing, the end. */
import { streamAddress } from '@roundhouse/contract/client';
import { tournamentStore } from '@roundhouse/store';
import { afterEach, describe, expect, test } from 'vitest';
import {
  beforeLookingAgain,
  GROUNDS,
  Guest,
  lastStep,
  named,
  newKey,
  openHouse,
  soonest,
  type House,
} from './visiting.ts';

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

const PACE = { kind: 'live', freeMs: 30_000, bankMs: 0, incrementMs: 0, atTimeOut: 'bot' } as const;
const EVENING = { name: 'Club', title: 'amsterdam', config: {}, size: 2, rounds: 2, pace: PACE };

let accounts = 0;
async function account(origin: string, name: string): Promise<Guest> {
  const guest = await named(origin, name);
  await guest.ask('setPassword', { login: `host-${(accounts += 1)}`, password: 'correct horse' });
  return guest;
}

/** How often somebody who looks was told that it has changed. */
async function newsOf(origin: string, tournament: string): Promise<() => number> {
  const address = `${origin}${streamAddress('watchTournament', { tournament })}`;
  const { body, status } = await new Guest(origin).fetch(address);
  expect(status).toBe(200);
  let heard = '';
  const read = async (): Promise<void> => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part;
  };
  // It ends with the house.
  read().catch(() => undefined);
  return () => heard.split('event: tournament').length - 1;
}

/** Everybody at these tables. */
const sorted = (tables: readonly { readonly seats: readonly (number | null)[] }[]) =>
  tables.flatMap(({ seats }) => seats).toSorted((one, other) => Number(one) - Number(other));

/** Plays a table to its end as quickly as the server takes it. */
async function playOut(
  people: ReadonlyMap<number, Guest>,
  seats: readonly (number | null)[],
  table: string,
) {
  for (let isOver = false; !isOver;) {
    let isAsked = false;
    for (const [seat, entrant] of seats.entries()) {
      const guest = entrant === null ? undefined : people.get(entrant);
      if (!guest) continue;
      const { owedSince, legal, turn } = await lastStep(guest, table, seat);
      isOver ||= (turn as { kind: string }).kind === 'over';
      const text = soonest(legal);
      if (owedSince === undefined || text === undefined) continue;
      isAsked = true;
      // A bot, or time, may have been there first.
      await guest
        .ask('act', { table, seat, key: newKey(), owedSince, text })
        .catch(() => undefined);
    }
    if (!isAsked) await beforeLookingAgain();
  }
}

describe.each(GROUNDS)('%s', (_, lay) => {
  test('five people, two rounds, one who does not turn up', async () => {
    const house = await openHouse({ lookMs: 20 }, await lay());
    houses.push(house);
    const { origin } = house;
    const host = await account(origin, 'Host');
    const { tournament } = await host.ask('openTournament', { ...EVENING, isPublic: true });
    const news = await newsOf(origin, tournament);
    const toldBy = async (what: () => Promise<unknown>) => {
      const before = news();
      await what();
      await expect.poll(news).toBeGreaterThan(before);
    };
    const names = ['Ann', 'Ben', 'Cas', 'Dé', 'Eva'];
    const people = new Map<number, Guest>();
    for (const [at, name] of names.entries()) {
      const guest = await named(origin, name);
      await guest.ask('joinTournament', { tournament });
      // Twice is once.
      await guest.ask('joinTournament', { tournament });
      people.set(at, guest);
    }
    const read = (by: Guest = host) => by.ask('readTournament', { tournament });
    expect((await read()).entrants.map(({ name }) => name)).toEqual(names);
    const stranger = new Guest(origin);
    expect((await stranger.ask('listTournaments', {})).tournaments[0]).toMatchObject({
      name: 'Club',
      entrants: 5,
      phase: 'open',
      isHost: false,
    });
    const [ann, ben] = [people.get(0) as Guest, people.get(1) as Guest];
    await expect(ann.ask('beginRound', { tournament, round: 1 })).rejects.toMatchObject({
      code: 'not-your-tournament',
    });

    // However often the first round is begun, it is one round.
    await toldBy(() =>
      Promise.allSettled([1, 2, 3].map(() => host.ask('beginRound', { tournament, round: 1 }))),
    );
    const begun = await read(ann);
    expect(begun).toMatchObject({ phase: 'running', round: 1, mine: 0 });
    const [first = []] = begun.drawn;
    expect(first.map(({ seats }) => seats.length)).toEqual([3, 2]);
    expect(sorted(first)).toEqual([0, 1, 2, 3, 4]);
    await expect(stranger.ask('joinTournament', { tournament })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    const late = await named(origin, 'Late');
    await expect(late.ask('joinTournament', { tournament })).rejects.toMatchObject({
      code: 'already-begun',
    });
    await expect(host.ask('beginRound', { tournament, round: 2 })).rejects.toMatchObject({
      code: 'not-over',
    });
    const running = async (table: string) =>
      (await stranger.ask('readTable', { table })).table.phase === 'running';
    for (const { table } of first) await expect.poll(() => running(table)).toBe(true);

    // Dé does not turn up: a bot plays on, and Dé is placed last wherever the bot comes.
    await host.ask('dropEntrant', { tournament, entrant: 3 });
    people.delete(3);
    await Promise.all(first.map(({ seats, table }) => playOut(people, seats, table)));
    const after = await read();
    const with3 = after.drawn[0]?.find(({ seats }) => seats.includes(3));
    expect(with3?.places?.[with3.seats.indexOf(3)]).toBe(with3?.seats.length);
    const standing = after.standings.find(({ entrant }) => entrant === 3);
    expect(standing).toMatchObject({ points: 0, games: 1 });
    expect(after.entrants[3]).toEqual({ name: 'Dé', isGone: true });

    // Eva has enough; three are left, who sit with as few of the same people as can be.
    await (people.get(4) as Guest).ask('leaveTournament', { tournament });
    await host.ask('beginRound', { tournament, round: 2 });
    const second = (await read(ben)).drawn[1] ?? [];
    expect(sorted(second)).toEqual([0, 1, 2]);
    await expect(host.ask('beginRound', { tournament, round: 3 })).rejects.toMatchObject({
      code: 'is-over',
    });
    await host.ask('endTournament', { tournament });
    expect((await read()).phase).toBe('over');
    // It was not rated: it counts for its own standing, and for nobody's ladder.
    const { result, rating } = await house.kept();
    expect(result.map(({ rated }) => rated)).toEqual([0, 0]);
    expect(rating).toEqual([]);

    // Who is no more has no name there.
    await ann.ask('deleteMe', {});
    expect(JSON.stringify((await house.kept()).tournament)).not.toContain('Ann');
  });
});

test('who may make one, what it takes, and what a crash between the draw and its tables leaves', async () => {
  const ground = await GROUNDS[0][1]();
  const house = await openHouse({ lookMs: 20 }, ground);
  houses.push(house);
  const { origin } = house;
  const guest = await named(origin, 'Guest');
  await expect(guest.ask('openTournament', EVENING)).rejects.toMatchObject({
    code: 'needs-account',
  });
  const host = await account(origin, 'Host');
  await expect(host.ask('openTournament', { ...EVENING, size: 5 })).rejects.toMatchObject({
    code: 'bad-request',
  });
  await expect(
    host.ask('openTournament', { ...EVENING, pace: undefined, isRated: true }),
  ).rejects.toMatchObject({ code: 'rated-table' });
  const { tournament } = await host.ask('openTournament', { ...EVENING, isRated: true });
  await expect(guest.ask('joinTournament', { tournament })).rejects.toMatchObject({
    code: 'needs-account',
  });
  await host.ask('joinTournament', { tournament });
  await expect(host.ask('beginRound', { tournament, round: 1 })).rejects.toMatchObject({
    code: 'too-few',
  });
  const other = await account(origin, 'Other');
  await other.ask('joinTournament', { tournament });
  await host.ask('beginRound', { tournament, round: 1 });
  const { drawn } = await other.ask('readTournament', { tournament });
  const [[drawnTable] = []] = drawn;
  const { table } = await other.ask('readTable', { table: drawnTable?.table ?? '' });
  expect(table).toMatchObject({ isRated: true, tournament, isOwner: false });
  // A node that ended when the round was drawn and no table was there yet: whoever looks has them made.
  const { tournament: cut } = await host.ask('openTournament', { ...EVENING, isRated: true });
  for (const who of [host, other]) await who.ask('joinTournament', { tournament: cut });
  const database = await ground.open();
  const kept = await tournamentStore(database).load(cut);
  if (!kept) throw new Error('it was not kept');
  const missing = { table: 'missing000000000', seats: [1, 0] };
  const revision = kept.revision + 1;
  await tournamentStore(database).change({
    ...kept,
    phase: 'running',
    drawn: [[missing]],
    revision,
  });
  await database.close();
  const ask = () => other.ask('readTournament', { tournament: cut });
  await Promise.all([ask(), ask()]);
  const made = await other.ask('readTable', { table: missing.table });
  expect(made.table).toMatchObject({ tournament: cut, mine: [0], isRated: true });
  expect(['gathering', 'running']).toContain(made.table.phase);
  // A list of somebody else does not show it: it is not public.
  expect((await guest.ask('listTournaments', {})).tournaments).toEqual([]);
  expect((await other.ask('listTournaments', {})).tournaments).toHaveLength(2);
});

/** As it stands, once that holds. */
async function until(
  guest: Guest,
  tournament: string,
  holds: (seen: Seen) => boolean,
): Promise<Seen> {
  const read = () => guest.ask('readTournament', { tournament });
  await expect.poll(async () => holds(await read()), { timeout: 60_000 }).toBe(true);
  return read();
}
type Seen = Awaited<ReturnType<typeof readOf>>;
const readOf = (guest: Guest, tournament: string) => guest.ask('readTournament', { tournament });

test('where it goes on by itself: the next round when all tables are over, once over two nodes, and the end after the last', async () => {
  const ground = await GROUNDS[0][1]();
  for (let made = 0; made < 2; made += 1) houses.push(await openHouse({ lookMs: 20 }, ground));
  houses.reverse();
  const { origin } = houses[0] as House;
  const host = await account(origin, 'Host');
  const { tournament } = await host.ask('openTournament', { ...EVENING, goesOn: true });
  const people = new Map<number, Guest>();
  for (const [at, name] of ['Ann', 'Ben', 'Cas', 'Dé'].entries()) {
    const guest = await named(origin, name);
    await guest.ask('joinTournament', { tournament });
    people.set(at, guest);
  }
  await host.ask('beginRound', { tournament, round: 1 });
  for (const round of [1, 2]) {
    const seen = await until(host, tournament, ({ drawn }) => drawn.length === round);
    const [one, other] = seen.drawn[round - 1] ?? [];
    if (!one || !other) throw new Error('two tables were to be drawn');
    const news = await Promise.all(houses.map((house) => newsOf(house.origin, tournament)));
    await playOut(people, one.seats, one.table);
    // That it is over is told, by whichever node has counted it.
    await expect
      .poll(() => news.reduce((sum, heard) => sum + heard(), 0), { timeout: 20_000 })
      .toBeGreaterThan(0);
    // One table still plays: nothing goes on.
    await new Promise((done) => setTimeout(done, 150));
    expect(await readOf(host, tournament)).toMatchObject({ round, phase: 'running' });
    await playOut(people, other.seats, other.table);
  }
  const over = await until(host, tournament, ({ phase }) => phase === 'over');
  expect(over.drawn).toHaveLength(2);
  expect(over.standings.every(({ games }) => games === 2)).toBe(true);
});

test('whose host is no more is held by the first who takes part; where nobody does it is over', async () => {
  const house = await openHouse({ lookMs: 20 });
  houses.push(house);
  const { origin } = house;
  const host = await account(origin, 'Host');
  const { tournament } = await host.ask('openTournament', { ...EVENING, isPublic: true });
  const { tournament: empty } = await host.ask('openTournament', { ...EVENING, isPublic: true });
  const [ann, ben] = [await named(origin, 'Ann'), await named(origin, 'Ben')];
  for (const guest of [ann, ben]) await guest.ask('joinTournament', { tournament });
  await host.ask('deleteMe', { password: 'correct horse' });
  expect(await readOf(ben, tournament)).toMatchObject({
    host: 'Ann',
    isHost: false,
    phase: 'open',
  });
  expect((await readOf(ann, tournament)).isHost).toBe(true);
  expect(await readOf(ann, empty)).toMatchObject({ phase: 'over', isHost: false });
  await ann.ask('beginRound', { tournament, round: 1 });
  expect((await readOf(ben, tournament)).round).toBe(1);

  // Nobody is taken out while the deal is not made, and then not paired though his seat waits.
  const gathering = () => ann.ask('dropEntrant', { tournament, entrant: 1 });
  await expect(gathering()).rejects.toMatchObject({ code: 'not-begun' });
  expect((await readOf(ann, tournament)).entrants[1]).toMatchObject({ isGone: false });
});

test('who joined as a guest and as himself takes part once', async () => {
  const house = await openHouse({ lookMs: 20 });
  houses.push(house);
  const { origin } = house;
  const host = await account(origin, 'Host');
  const { tournament } = await host.ask('openTournament', EVENING);
  await host.ask('joinTournament', { tournament });
  const guest = await named(origin, 'Phone');
  await guest.ask('joinTournament', { tournament });
  expect((await readOf(host, tournament)).entrants).toHaveLength(2);
  await guest.ask('signIn', {
    login: `host-${accounts}`,
    password: 'correct horse',
    bringSeats: true,
  });
  expect((await readOf(host, tournament)).entrants).toEqual([{ name: 'Host', isGone: false }]);
});
