/** What is kept: games that are over open for everybody, one's own to take along, and games that go on here. */
import type { Asks } from '@roundhouse/contract';
import { checkRecord, fleetingStore, Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AMSTERDAM,
  GROUNDS,
  Guest,
  lastStep,
  named,
  openHouse,
  playMoves,
  playOut,
  twoAt,
  type House,
} from './visiting.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

/** Whoever can draws a card that nobody knows. */
const drawing = (legal: readonly string[]) =>
  legal.find((text) => text.startsWith('blind')) ?? legal[0];

/** A game on a device, so many moves long. */
async function begunHere(moves: number) {
  const tables = new Tables({
    store: fleetingStore(),
    titleOf,
    now: () => 1,
    fresh: () => ({ id: 'here', seed: 'ab'.repeat(32), now: 1 }),
    announce: () => undefined,
  });
  const sitters = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }) as const);
  const id = await tables.begin({ ...AMSTERDAM, sitters });
  if (typeof id !== 'string') throw new Error(id.code);
  const table = await tables.table(id);
  for (let made = 0; made < moves && !table.running.match.isOver; made += 1) {
    const { owed, rules, state } = table.running.stands;
    const [[seat, owedSince] = [0, 0]] = owed;
    const legal = rules.legal(state, seat).map((action) => rules.action.format(action));
    const text = drawing(legal) ?? '';
    await table.act({ seat, key: `k${made}`, owedSince, text });
  }
  const record = await (await tables.sit(id)).record();
  const { stands, seed } = table.running;
  const view = (seat: number | null): unknown => {
    const { config: _, ...rest } = stands.rules.view(stands.state, seat) as { config?: unknown };
    return rest;
  };
  return { record, seed, view };
}

describe.each(GROUNDS)('%s', (_, ground) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({}, await ground());
  });
  afterAll(() => house.close());

  test('a game that is over is open to everybody, checks, and is among mine to take along', async () => {
    const { ann, ben, table } = await twoAt(house.origin);
    const stranger = new Guest(house.origin);
    await playMoves([ann, ben], table, 2);
    await expect(stranger.ask('readRecord', { table })).rejects.toMatchObject({ code: 'not-over' });
    await expect(ann.ask('readRecord', { table })).rejects.toMatchObject({ code: 'not-over' });
    expect(await ann.ask('listGames', {})).toEqual({ games: [], hasMore: false });
    await playOut([ann, ben], table);
    await house.restart();
    const { record } = await stranger.ask('readRecord', { table });
    expect(await checkRecord(record, titleOf)).toMatchObject({ kind: 'right' });
    const { steps } = await stranger.ask('readSteps', { table, eyes: 'all', count: 1000 });
    expect(steps.at(-1)?.turn).toEqual({ kind: 'over' });
    for (const guest of [ann, ben]) {
      expect((await guest.ask('listTables', {})).tables).toEqual([]);
      expect(await guest.ask('readNext', {})).toEqual({});
      const counts = [{ title: 'amsterdam', count: 1 }];
      const { tables, ...rest } = await guest.ask('listFinished', {});
      expect(rest).toEqual({ hasMore: false, counts });
      expect(tables).toMatchObject([
        { table, phase: 'over', places: [expect.any(Number), expect.any(Number)] },
      ]);
      const none = { tables: [], hasMore: false, counts };
      expect(await guest.ask('listFinished', { last: table })).toEqual(none);
      expect(await guest.ask('listFinished', { title: 'steel-driver' })).toEqual(none);
      expect(await guest.ask('listGames', {})).toEqual({
        games: [{ table, title: 'amsterdam', record }],
        hasMore: false,
      });
    }
    expect(await ann.ask('listGames', { last: table })).toEqual({ games: [], hasMore: false });
  });

  test('a game of this device goes on here, at its position, with whom one wants', async () => {
    const { record, view } = await begunHere(9);
    const ann = await named(house.origin, 'Ann');
    const { table, secret } = await ann.ask('openRecord', { record, seats: [ME, OPEN] });
    expect((await ann.ask('readTable', { table })).table).toMatchObject({
      phase: 'open',
      title: 'amsterdam',
    });
    const ben = new Guest(house.origin);
    await ben.ask('sitDown', { table, secret, name: 'Ben' });
    expect((await lastStep(ann, table, 0)).view).toEqual(view(0));
    expect((await lastStep(ben, table, 1)).view).toEqual(view(1));
    await expect(ben.ask('readSteps', { table, eyes: 0 })).rejects.toMatchObject({ status: 403 });
    await playMoves([ann, ben], table, 4);
    await house.restart();
    await playMoves([ann, ben], table, 1);
  });

  test('a seed that comes along is not drawn from: who brought it would know what comes', async () => {
    const { record, seed } = await begunHere(4);
    const known = record.replace('\n\n', `\nseed ${seed}\n\n`);
    expect(known).toMatch(/^commit /m);
    const ann = await named(house.origin, 'Ann');
    const seats = [ME, { kind: 'me', name: 'Ben' } as const];
    const { table } = await ann.ask('openRecord', { record: known, seats });
    // Nor is anybody rated by what was begun elsewhere, however it is asked for.
    const rated = { record: known, seats, isRated: true } as Asks<'openRecord'>;
    await expect(ann.ask('openRecord', rated)).rejects.toMatchObject({ code: 'bad-request' });
    expect((await ann.ask('readTable', { table })).table.isRated).toBe(false);
    await playMoves([ann, ann], table, 16, drawing);
    const step = await lastStep(ann, table, 0);
    // The same choices on the device that knows the seed lead elsewhere.
    expect(step.view).not.toEqual((await begunHere(20)).view(0));
  });

  test('what is no game, is over, or has other seats is refused', async () => {
    const ann = await named(house.origin, 'Ann');
    const { record } = await begunHere(3);
    const over = (await begunHere(1000)).record;
    const refused = (text: string, seats = [ME, OPEN]) =>
      ann.ask('openRecord', { record: text, seats });
    await expect(refused('hello')).rejects.toMatchObject({ code: 'bad-record' });
    await expect(refused(record.replace('amsterdam', 'monopoly'))).rejects.toMatchObject({
      code: 'bad-record',
    });
    await expect(refused(`${record}0 fly to the moon\n`)).rejects.toMatchObject({
      code: 'bad-record',
    });
    await expect(refused(record, [ME, OPEN, OPEN])).rejects.toMatchObject({ code: 'bad-request' });
    await expect(refused(over)).rejects.toMatchObject({ code: 'is-over' });
    expect((await ann.ask('listTables', {})).tables).toEqual([]);
  });
});
