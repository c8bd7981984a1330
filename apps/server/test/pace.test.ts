/** Clocks that somebody turns by hand: every way in which time can run out, on both stores, on two nodes, over a restart. */
import { forfeitedIn, placedLast, readRecord } from '@roundhouse/engine';
import { checkRecord } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { afterEach, describe, expect, test } from 'vitest';
import type { Asks } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import {
  GROUNDS,
  Guest,
  lastStep,
  named,
  newKey,
  openHouse,
  type Ground,
  type House,
} from './visiting.ts';

type Pace = NonNullable<Asks<'openTable'>['pace']>;
const MINUTE = 60_000;
const DAY = 86_400_000;
const LIVE: Pace = {
  kind: 'live',
  freeMs: 0,
  bankMs: 10 * MINUTE,
  incrementMs: 10_000,
  atTimeOut: 'bot',
};
const DAYS: Pace = { kind: 'days', freeMs: 2 * DAY, bankMs: DAY, incrementMs: 0, atTimeOut: 'bot' };

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Two nodes over one store; their clock stands until it is turned. */
async function houses(
  ground: Ground,
): Promise<{ nodes: readonly House[]; turn(by: number): void }> {
  let time = 1_800_000_000_000;
  const options = { now: () => time, lookMs: 40, gatherMs: 50 };
  const shared = { ...ground, clear: async () => undefined };
  ends.push(() => ground.clear());
  const nodes = [await openHouse(options, shared), await openHouse(options, shared)];
  for (const node of nodes) ends.push(() => node.close());
  return { nodes, turn: (by) => void (time += by) };
}

/** The same person on another node. */
function at({ cookie }: Guest, { origin }: House): Guest {
  const guest = new Guest(origin);
  guest.cookie = cookie;
  return guest;
}

/** Three at American Rails, which has no cards: who must decide is the same every time. */
async function playing(node: House, pace: Pace) {
  const [ann, ben, eve] = await Promise.all(
    ['Ann', 'Ben', 'Eve'].map((name) => named(node.origin, name)),
  );
  if (!ann || !ben || !eve) throw new Error('nobody came');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, { kind: 'open' } as const];
  const opening = { title: 'american-rails', config: { seats: 3 }, seats, pace };
  const { table, secret } = await ann.ask('openTable', opening);
  for (const guest of [ben, eve]) await guest.ask('sitDown', { table, secret });
  const guests = [ann, ben, eve];
  for (const [seat, guest] of guests.entries()) {
    await guest.ask('addSalt', { table, seat, salt: 'ab' });
  }
  return { guests, table };
}

interface Told {
  readonly seq: number;
  readonly timedOut?: number;
  readonly standIn?: string;
  readonly by?: number;
}

async function story(guest: Guest, table: string): Promise<readonly Told[]> {
  const { steps } = await guest.ask('readSteps', { table, eyes: 'public', count: 1000 });
  return steps;
}
const timedOut = async (guest: Guest, table: string) =>
  (await story(guest, table)).flatMap((step) => step.timedOut ?? []);

/** Whose decision it is, and how he makes it. */
async function asked(guests: readonly Guest[], table: string) {
  for (const [seat, guest] of guests.entries()) {
    const { owedSince, legal } = await lastStep(guest, table, seat);
    if (owedSince === undefined) continue;
    const move = { table, seat, key: newKey(), owedSince, text: legal[0] ?? '' };
    return { seat, guest, move };
  }
  throw new Error('nobody is asked');
}

/** They play on until somebody is asked who is meant. */
async function askedUntil(
  guests: readonly Guest[],
  table: string,
  isMeant: (seat: number) => boolean,
) {
  for (let moves = 0; moves < 20; moves += 1) {
    const now = await asked(guests, table);
    if (isMeant(now.seat)) return now;
    await now.guest.ask('act', now.move);
  }
  throw new Error('who is meant is never asked');
}

/** Long enough for both nodes to have looked several times. */
const looked = (): Promise<void> => new Promise((done) => setTimeout(done, 400));

const PATIENT = { timeout: 15_000, interval: 50 };

describe.each(GROUNDS)('%s', (_, ground) => {
  test('a bot plays on for who is late, once over two nodes, and hands back', async () => {
    const { nodes, turn } = await houses(await ground());
    const [one, other] = nodes as [House, House];
    const { guests, table } = await playing(one, LIVE);
    const { seat, guest, move } = await asked(guests, table);
    // Both nodes have it open.
    await at(guest, other).ask('readTable', { table });
    turn(10 * MINUTE - 1);
    await looked();
    expect(await timedOut(guest, table)).toEqual([]);
    turn(1);
    await expect.poll(() => timedOut(guest, table), PATIENT).toEqual([seat]);
    await expect
      .poll(async () => (await story(at(guest, other), table)).length, PATIENT)
      .toBeGreaterThan(3);
    await looked();
    for (const node of nodes) expect(await timedOut(at(guest, node), table)).toEqual([seat]);
    const seen = (await guest.ask('readTable', { table })).table;
    expect(seen.mine).toEqual([seat]);
    expect(seen.seats[seat]).toMatchObject({
      kind: 'person',
      standIn: { level: 'normal', isForfeit: false },
    });
    // The bot has decided; who comes back goes on from there.
    await expect
      .poll(
        async () => (await story(guest, table)).some((step) => step.by === seat && step.seq > 2),
        PATIENT,
      )
      .toBe(true);
    await expect(guest.ask('act', { ...move, key: newKey() })).rejects.toMatchObject({
      status: 409,
    });
    await at(guest, other).ask('takeSeatBack', { table, seat, key: newKey() });
    await expect
      .poll(async () => (await guest.ask('readTable', { table })).table.seats[seat], PATIENT)
      .not.toHaveProperty('standIn');
    await expect(guest.ask('takeSeatBack', { table, seat, key: newKey() })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('who does nothing does what he does when he does nothing, over a restart too', async () => {
    const { nodes, turn } = await houses(await ground());
    const [one, other] = nodes as [House, House];
    const { guests, table } = await playing(one, { ...LIVE, atTimeOut: 'idle' });
    const { seat, guest } = await asked(guests, table);
    await other.close();
    ends.pop();
    await one.restart();
    turn(10 * MINUTE);
    // Nobody looks: the node that started has found what is due by itself.
    await looked();
    const steps = await story(guest, table);
    expect(steps.flatMap((step) => step.timedOut ?? [])).toEqual([seat]);
    const late = steps.find((step) => step.timedOut === seat);
    expect(steps.find(({ seq }) => seq === (late?.seq ?? 0) + 1)).toMatchObject({ by: seat });
    expect((await guest.ask('readTable', { table })).table.seats[seat]).not.toHaveProperty(
      'standIn',
    );
  });

  test('who forfeits is placed last, whatever the bot makes of it, and the record is right', async () => {
    const { nodes, turn } = await houses(await ground());
    const [one] = nodes as [House, House];
    const { guests, table } = await playing(one, { ...LIVE, atTimeOut: 'forfeit' });
    const late = await asked(guests, table);
    turn(10 * MINUTE);
    await expect.poll(() => timedOut(late.guest, table), PATIENT).toEqual([late.seat]);
    await expect(
      late.guest.ask('takeSeatBack', { table, seat: late.seat, key: newKey() }),
    ).rejects.toMatchObject({ status: 422 });
    // Bots play to the end for the others too: who leaves in time gives nothing up.
    // They play at random, so that the bot of who forfeited would be first.
    for (const [seat, guest] of guests.entries()) {
      if (seat === late.seat) continue;
      await guest.ask('leaveSeat', { table, seat });
      await guests[0]?.ask('seatBot', { table, seat, level: 'random' });
    }
    const isOver = async () => (await late.guest.ask('readTable', { table })).table.phase;
    await expect.poll(isOver, { timeout: 100_000, interval: 200 }).toBe('over');
    const { tables } = await late.guest.ask('listFinished', {});
    const places = tables.find((each) => each.table === table)?.places ?? [];
    const { record } = await late.guest.ask('readRecord', { table });
    const { lines, result } = readRecord(record).record;
    expect(forfeitedIn(lines)).toEqual([late.seat]);
    expect(places).toEqual(placedLast(result?.places ?? [], [late.seat]));
    expect(result?.places[late.seat]).toBeLessThan(3);
    expect(places[late.seat]).toBe(3);
    expect(await checkRecord(record, titleOf)).toMatchObject({ kind: 'right' });
  });

  test('days a move: the bank pays the third day, and a vacation stands still', async () => {
    const { nodes, turn } = await houses(await ground());
    const [one, other] = nodes as [House, House];
    const { guests, table } = await playing(one, DAYS);
    const { seat, guest } = await asked(guests, table);
    const clocks = async (node: House) =>
      (await at(guest, node).ask('readTable', { table })).table.clocks;
    const begun = (await clocks(one))?.now ?? 0;
    expect((await clocks(one))?.seats[seat]).toEqual({ bankMs: DAY, until: begun + 3 * DAY });
    turn(2.5 * DAY);
    expect(await guest.ask('takeVacation', { days: 10 })).toEqual({
      until: begun + 12.5 * DAY,
      daysLeft: 20,
    });
    await expect(guest.ask('takeVacation', { days: 21 })).rejects.toMatchObject({
      code: 'no-days-left',
    });
    await expect
      .poll(async () => (await clocks(other))?.seats[seat], PATIENT)
      .toEqual({
        bankMs: DAY,
        until: begun + 13 * DAY,
        awayUntil: begun + 12.5 * DAY,
      });
    turn(9 * DAY);
    await looked();
    expect(await timedOut(guest, table)).toEqual([]);
    // Back a day before the end of it: half a day is left.
    await guest.ask('endVacation', {});
    expect((await clocks(one))?.seats[seat]).toEqual({ bankMs: DAY, until: begun + 12 * DAY });
    turn(DAY / 2 - 1);
    await looked();
    expect(await timedOut(guest, table)).toEqual([]);
    turn(1);
    await expect.poll(() => timedOut(guest, table), PATIENT).toEqual([seat]);
  });

  test('at the very moment of a move: the move or the time-out, never both', async () => {
    const { nodes, turn } = await houses(await ground());
    const { guests, table } = await playing(nodes[0] as House, { ...LIVE, atTimeOut: 'idle' });
    for (let round = 0; round < 8; round += 1) {
      const { seat, guest, move } = await asked(guests, table);
      const before = (await lastStep(guest, table, seat)).seq;
      turn(20 * MINUTE);
      const sent = new Promise((done) => setTimeout(done, round * 6)).then(() =>
        at(guest, nodes[round % 2] as House).ask('act', move),
      );
      const isKept = await sent.then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refused && error.code === 'stale') return false;
          throw error;
        },
      );
      await expect
        .poll(async () => (await lastStep(guest, table, seat)).seq, PATIENT)
        .toBeGreaterThan(before);
      const answers = (await story(guest, table)).filter(({ seq }) => seq > before);
      expect(answers[0]?.timedOut === undefined).toBe(isKept);
      expect(answers.find((step) => step.by !== undefined)).toMatchObject({ by: seat });
    }
  });

  test('an order answers at a tick, over a restart too, and nobody else hears of it', async () => {
    const { nodes, turn } = await houses(await ground());
    const [one, other] = nodes as [House, House];
    const { guests, table } = await playing(one, LIVE);
    const offers = await asked(guests, table);
    await offers.guest.ask('act', offers.move);
    const opens = await asked(guests, table);
    const seat = (opens.seat + 1) % 3;
    const guest = guests[seat];
    if (!guest) throw new Error('nobody sits there');
    // What is due is his own move, whatever stands beside it, unless an order says it for him.
    const listed = async () => (await opens.guest.ask('listTables', {})).tables[0];
    const limited = async (amount: number) => {
      const orders = [{ name: 'pass-above', amount }];
      await opens.guest.ask('giveOrders', { table, seat: opens.seat, orders });
      return (await listed())?.until;
    };
    const { until } = (await listed()) ?? {};
    expect(until).toBeGreaterThan(0);
    expect(await limited(99)).toBe(until);
    expect(await limited(1)).toBeUndefined();
    await opens.guest.ask('giveOrders', { table, seat: opens.seat, orders: [] });
    const given = { table, seat, orders: [{ name: 'bid-up-to', amount: 30 }] };
    await expect(opens.guest.ask('giveOrders', given)).rejects.toMatchObject({ status: 403 });
    await expect(opens.guest.ask('readOrders', { table, seat })).rejects.toMatchObject({
      status: 403,
    });
    // All that another seat gets, with an order and without one: the table, the lists, a refusal, its stream.
    const stale = { ...opens.move, key: newKey(), owedSince: 0 };
    const seenByOthers = async () => {
      const refused = opens.guest.ask('act', stale).catch((error: Refused) => error.fault);
      const page = { table, eyes: opens.seat, count: 99 } as const;
      return [
        await opens.guest.ask('readTable', { table }),
        await opens.guest.ask('listTables', {}),
        await opens.guest.ask('readSteps', page),
        await refused,
      ];
    };
    const { seq: last } = await lastStep(guest, table, seat);
    const stream = opens.guest.watch({ table, eyes: opens.seat, after: last });
    const reading = stream.next();
    await expect.poll(() => opens.guest.told.length, PATIENT).toBeGreaterThan(0);
    await looked();
    const [before, told] = [await seenByOthers(), opens.guest.told.length];
    await at(guest, other).ask('giveOrders', given);
    expect(await guest.ask('readOrders', { table, seat })).toEqual({
      orders: [{ order: { name: 'bid-up-to', amount: 30 } }],
    });
    await looked();
    expect(await seenByOthers()).toEqual(before);
    expect(opens.guest.told.slice(told)).toEqual([]);
    await opens.guest.ask('act', { ...opens.move, text: 'bid 20' });
    // The first that the stream tells is the bid.
    expect((await reading).value).toMatchObject({ steps: [{ by: opens.seat }] });
    const { seq } = await lastStep(guest, table, seat);
    await looked();
    expect((await lastStep(guest, table, seat)).seq).toBe(seq);
    await one.restart();
    turn(10_000);
    await expect.poll(() => story(guest, table), PATIENT).toHaveLength(seq + 2);
    expect((await story(guest, table)).at(-1)).toMatchObject({ by: seat });
    // What the game would not let anybody do is no order.
    await expect(
      guest.ask('giveOrders', { table, seat, orders: [{ name: 'sing' }] }),
    ).rejects.toMatchObject({ status: 422 });
  });
});

test('the seat of who is absent is held by a bot, or given to a friend by link, and the clock runs for who sits there', async () => {
  const { nodes, turn } = await houses(await GROUNDS[0][1]());
  const [one] = nodes as [House, House];
  const { guests, table } = await playing(one, DAYS);
  const owner = guests[0] as Guest;
  const { seat, guest } = await askedUntil(guests, table, (each) => guests[each] !== owner);
  const holds = { table, seat, level: 'easy' } as const;
  await expect(owner.ask('seatBot', holds)).rejects.toMatchObject({ code: 'still-here' });
  turn(DAY);
  await owner.ask('seatBot', holds);
  const seats = async () => (await owner.ask('readTable', { table })).table.seats;
  expect((await seats())[seat]).toMatchObject({ kind: 'bot', level: 'easy' });
  // A bot has no clock, and decides.
  const clock = async () => (await owner.ask('readTable', { table })).table.clocks?.seats[seat];
  expect(await clock()).not.toHaveProperty('until');
  await expect
    .poll(async () => (await story(owner, table)).some(({ by }) => by === seat), PATIENT)
    .toBe(true);
  const { secret } = await owner.ask('freeSeat', { table, seat });
  const friend = new Guest(one.origin);
  expect(await friend.ask('sitDown', { table, secret, name: 'Fay' })).toMatchObject({ seat });
  expect((await seats())[seat]).toEqual({ kind: 'person', name: 'Fay' });
  await expect(guest.ask('sitDown', { table, secret })).rejects.toMatchObject({
    code: 'already-begun',
  });
  // Who sits there now is late when his own time is up, and a bot plays on for him.
  const now = [...guests.slice(0, seat), friend, ...guests.slice(seat + 1)];
  await askedUntil(now, table, (each) => each === seat);
  turn(3 * DAY - 1);
  await looked();
  expect(await timedOut(owner, table)).toEqual([]);
  turn(1);
  await expect.poll(() => timedOut(owner, table), PATIENT).toEqual([seat]);
  expect((await seats())[seat]).toMatchObject({ name: 'Fay', standIn: { isForfeit: false } });
});

test('what is no pace is refused, and tables are found by theirs', async () => {
  const { nodes } = await houses(await GROUNDS[0][1]());
  const [one] = nodes as [House, House];
  const ann = await named(one.origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const open = (pace?: Pace) =>
    ann.ask('openTable', {
      title: 'amsterdam',
      config: { seats: 2 },
      seats,
      isPublic: true,
      ...(pace ? { pace } : {}),
    });
  for (const wrong of [
    { freeMs: 0, incrementMs: 0 },
    { bankMs: -1 },
    { bankMs: 31 * DAY },
    { kind: 'days' as const },
  ]) {
    await expect(open({ ...LIVE, ...wrong })).rejects.toMatchObject({ code: 'bad-request' });
  }
  const [none, live, days] = [await open(), await open(LIVE), await open(DAYS)];
  const found = async (pace: 'none' | 'live' | 'days') =>
    (await ann.ask('listLobby', { pace })).tables.map(({ table }) => table);
  expect(await found('none')).toEqual([none.table]);
  expect(await found('live')).toEqual([live.table]);
  expect(await found('days')).toEqual([days.table]);
  expect((await ann.ask('readTable', { table: live.table })).table.pace).toEqual(LIVE);
});
