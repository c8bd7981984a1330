/** A host with a clock of its own: it tells the table what time it is, and when somebody's is up. */
import { forfeitedIn, formatLine, parseRecord, readRecord, verify } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { Tables, type Pace, type Table } from '../src/index.ts';
import { memoryStore, told } from '../testing/index.ts';
import { person, thinker } from './tables.ts';

const TURN_MS = 60_000;
const IDLE: Pace = {
  kind: 'live',
  freeMs: TURN_MS,
  bankMs: 0,
  incrementMs: 0,
  atTimeOut: 'idle',
};
const STAND_IN = { kind: 'bot', name: 'Gresley', level: 'easy' } as const;

/** A clock that stands until somebody turns it. */
async function hosted(title: string, seats: number, pace?: Pace) {
  const clock = { now: 1_000_000 };
  const tables = new Tables({
    store: memoryStore(),
    thinker,
    titleOf,
    now: () => clock.now,
    fresh: () => ({ id: 'm', seed: 'ab'.repeat(32), now: clock.now }),
    announce: () => undefined,
  });
  const sitters = Array.from({ length: seats }, (_, seat) => person(`P${seat}`));
  const timed = pace ? { pace } : {};
  const match = await tables.begin({ title, config: { seats }, sitters, ...timed });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.table(match);
  /** What a server does: whoever is late is timed out. */
  const tick = async (milliseconds: number): Promise<void> => {
    clock.now += milliseconds;
    for (const [seat, deadline] of table.deadlines) {
      const refused = deadline <= clock.now ? await table.timeOut(seat, STAND_IN) : undefined;
      if (refused) throw new Error(refused.code);
    }
  };
  return { clock, tables, match, table, tick };
}

test('a step says until when, and who is late does what he does when he does nothing', async () => {
  const { clock, tables, match, table, tick } = await hosted('american-rails', 3, IDLE);
  const place = await tables.sit(match, [0]);
  const first = told(place, null).at(-1);
  const [seat = 0] = first?.turn.kind === 'act' ? first.turn.seats : [];
  expect(place.info.pace).toEqual(IDLE);
  expect(first).toMatchObject({ at: 1_000_000, deadline: 1_000_000 + TURN_MS });
  clock.now += TURN_MS - 1;
  expect(await table.timeOut(seat, STAND_IN)).toMatchObject({ code: 'time-left' });
  expect(told(place, null)).toHaveLength((first?.seq ?? 0) + 1);
  await tick(1);
  const [late, idle] = told(place, null).slice((first?.seq ?? 0) + 1);
  expect(late).toMatchObject({ timedOut: seat, at: 1_000_000 + TURN_MS, events: [] });
  expect(idle).toMatchObject({ by: seat, forced: false });
  // What the table did for a seat is not the seat's to take back.
  expect(told(await tables.sit(match, [seat]), seat).at(-1)?.undoTo).toBeUndefined();

  // To the end, by the clock alone; and the record tells it.
  while (told(place, null).at(-1)?.turn.kind === 'act') await tick(TURN_MS);
  const { record, places } = readRecord(await place.record());
  const lines = record.lines.filter(({ kind }) => kind === 'timeout');
  expect(lines.length).toBeGreaterThan(10);
  const rules = await titleOf('american-rails')?.rules();
  if (!rules) throw new Error('there is no such game');
  const { end, unagreed, timeouts } = verify(rules, record, places);
  expect({ end, unagreed, timeouts }).toEqual({
    end: 'over',
    unagreed: [],
    timeouts: lines.length,
  });
});

test('a record in which another line follows a time-out is none', async () => {
  const { tables, match, tick } = await hosted('american-rails', 3, IDLE);
  await tick(TURN_MS);
  const text = await (await tables.sit(match)).record();
  const lines = text.trimEnd().split('\n');
  const other = [...lines.slice(0, -1), '0 offer liberty'].join('\n');
  expect(parseRecord(text).lines.at(-2)?.kind).toBe('timeout');
  await expect(tables.importRecord(other)).rejects.toThrow(/idle-first|refused/);
});

test('sealed answers: whose time ran out is told to nobody else, and neither is a deadline', async () => {
  const { tables, match, table, tick } = await hosted('amsterdam', 3, IDLE);
  const places = await Promise.all([0, 1, 2].map((seat) => tables.sit(match, [seat])));
  const from = table.running.match.lines;
  expect(told(places[1] as never, 1).at(-1)?.deadline).toBe(1_000_000 + TURN_MS);
  const [spectator] = [told(places[0] as never, null).at(-1)];
  expect(spectator?.deadline).toBeUndefined();
  await tick(TURN_MS);
  const steps = told(places[0] as never, 0).slice(from + 1, from + 7);
  const own = steps.filter(({ timedOut, by }) => timedOut !== undefined || by !== undefined);
  expect(own.every(({ timedOut, by }) => (timedOut ?? by) === 0)).toBe(true);
  expect(own).toHaveLength(2);
});

test('where nobody is in a hurry there is no deadline, and nobody is late', async () => {
  const { table, tables, match, tick } = await hosted('american-rails', 3);
  await tick(100 * TURN_MS);
  expect(table.deadlines.size).toBe(0);
  const [seat = 0] = [...table.running.stands.owed.keys()];
  expect(await table.timeOut(seat, STAND_IN)).toMatchObject({ code: 'time-left' });
  expect(told(await tables.sit(match), null).at(-1)?.deadline).toBeUndefined();
});

/** Whoever must decide, and what he could do. */
function asked(table: Table) {
  const { stands } = table.running;
  const [[seat, owedSince] = [0, 0]] = stands.owed;
  const [first] = stands.rules.legal(stands.state, seat);
  const text = first ? stands.rules.action.format(first) : '';
  return { seat, owedSince, text, key: `k${table.running.match.lines}` };
}

const banks = (table: Table): readonly number[] | undefined => table.running.match.clock?.banks;

test('a bank pays what a decision takes beyond its free time, and gets something for each; taking back gives that again', async () => {
  const pace: Pace = { ...IDLE, freeMs: 1_000, bankMs: 10_000, incrementMs: 500 };
  const { clock, table } = await hosted('american-rails', 3, pace);
  const { seat, ...move } = asked(table);
  expect(table.deadlines).toEqual(new Map([[seat, 1_000_000 + 11_000]]));
  clock.now += 4_000;
  expect(await table.act({ seat, ...move })).toBeUndefined();
  expect(banks(table)?.[seat]).toBe(10_000 - 3_000 + 500);
  const { lines } = table.running.match;
  expect(await table.undo({ seat, key: 'u', from: lines })).toBeUndefined();
  expect(banks(table)?.[seat]).toBe(7_000);
  // Asked anew, from now on.
  expect(table.deadlines).toEqual(new Map([[seat, clock.now + 8_000]]));
  clock.now += 900;
  await table.act(asked(table));
  expect(banks(table)?.[seat]).toBe(7_500);
});

test('taken back by consent, each gives back what his own moves brought, and who agreed gives nothing', async () => {
  const pace: Pace = { ...IDLE, freeMs: 1_000, bankMs: 10_000, incrementMs: 500 };
  const { table } = await hosted('american-rails', 3, pace);
  const from = table.running.match.lines;
  const movers: number[] = [];
  for (let moves = 0; moves < 3; moves += 1) {
    movers.push(asked(table).seat);
    expect(await table.act(asked(table))).toBeUndefined();
  }
  expect(new Set(movers).size).toBe(2);
  expect(banks(table)?.reduce((sum, bank) => sum + bank, 0)).toBe(30_000 + 3 * 500);
  const { lines } = table.running.match;
  for (const seat of [0, 1, 2]) {
    const key = `agree ${seat}`;
    expect(await table.agree({ seat, key, from: lines, to: from })).toBeUndefined();
  }
  expect(banks(table)).toEqual([10_000, 10_000, 10_000]);
});

test('a bot plays on for who is late, and hands back; the record says so, and needs no clock', async () => {
  const pace: Pace = { ...IDLE, bankMs: 5_000, atTimeOut: 'bot' };
  const { clock, table, tables, match, tick } = await hosted('american-rails', 3, pace);
  const { seat, owedSince, text, key } = asked(table);
  const place = await tables.sit(match, [seat]);
  const from = table.running.match.lines;
  await tick(TURN_MS + 5_000);
  const [late, seated] = told(place, seat).slice(from + 1);
  expect(late).toMatchObject({ timedOut: seat, standIn: 'bot' });
  expect(seated?.events).toEqual([]);
  expect(place.info.sitters[seat]).toEqual(STAND_IN);
  expect(table.deadlines.has(seat)).toBe(false);
  // The decision is still owed, and while a bot plays for him it is the bot's.
  expect(table.running.stands.owed.get(seat)).toBe(owedSince);
  expect(await place.act({ seat, owedSince, text, key })).toMatchObject({ code: 'bot-plays' });
  clock.now += 1_000_000;
  expect(await place.takeSeatBack({ seat, key: 'back' })).toBeUndefined();
  expect(await place.takeSeatBack({ seat, key: 'back' })).toBeUndefined();
  expect(await place.takeSeatBack({ seat, key: 'again' })).toMatchObject({ code: 'stale' });
  expect(place.info.sitters[seat]).toEqual(person(`P${seat}`));
  // His time runs from when he came, and he has enough to look around.
  expect(table.deadlines.get(seat)).toBe(clock.now + TURN_MS + 60_000);
  expect(await place.act({ seat, owedSince, text, key })).toBeUndefined();
  const lines = parseRecord(await place.record()).lines.map((line) => formatLine(line));
  expect(lines).toContain(`.timeout ${seat} bot`);
  expect(lines).toContain(`.seat ${seat} bot easy Gresley`);
  expect(lines).toContain(`.seat ${seat} person P${seat}`);
});

test('who forfeits does not come back, and the record says so', async () => {
  const { table, tables, match, tick } = await hosted('american-rails', 3, {
    ...IDLE,
    atTimeOut: 'forfeit',
  });
  const { seat } = asked(table);
  const place = await tables.sit(match, [seat]);
  await tick(TURN_MS);
  expect(await place.takeSeatBack({ seat, key: 'back' })).toMatchObject({ code: 'forfeited' });
  expect(table.running.match.clock?.forfeited).toEqual([seat]);
  expect(forfeitedIn(parseRecord(await place.record()).lines)).toEqual([seat]);
});

test('time stands still on vacation, where a move takes days', async () => {
  const DAY = 86_400_000;
  const pace: Pace = { ...IDLE, kind: 'days', freeMs: 2 * DAY, bankMs: DAY };
  const { clock, table } = await hosted('american-rails', 3, pace);
  const { seat, ...move } = asked(table);
  const begun = clock.now;
  expect(table.running.match.due).toBe(begun + 3 * DAY);
  await table.setAway(seat, [{ from: begun + DAY, until: begun + 8 * DAY }]);
  expect(table.deadlines.get(seat)).toBe(begun + 10 * DAY);
  expect(table.running.match.due).toBe(begun + 10 * DAY);
  clock.now = begun + 2 * DAY;
  expect(table.clocks([])?.[seat]).toMatchObject({ awayUntil: begun + 8 * DAY });
  // It ends before its time: then it runs again.
  await table.setAway(seat, [{ from: begun + DAY, until: begun + 2 * DAY }]);
  expect(table.deadlines.get(seat)).toBe(begun + 4 * DAY);
  clock.now = begun + 3.5 * DAY;
  await table.act({ seat, ...move });
  expect(banks(table)?.[seat]).toBe(DAY / 2);
  // Long ago: it no longer matters.
  const next = asked(table).seat;
  expect(table.deadlines.get(next)).toBe(clock.now + 2 * DAY + (banks(table)?.[next] ?? 0));
});

test('while the table is closed nobody’s time runs: what was used before is used, and no more', async () => {
  const { clock, table } = await hosted('american-rails', 3, { ...IDLE, bankMs: 10_000 });
  const { seat, ...move } = asked(table);
  clock.now += 20_000;
  const closed = clock.now;
  clock.now += 1_000_000;
  expect(await table.standStill(closed)).toBeUndefined();
  expect(table.deadlines).toEqual(new Map([[seat, clock.now + TURN_MS + 10_000 - 20_000]]));
  clock.now += TURN_MS - 20_000 + 3_000;
  expect(await table.act({ seat, ...move })).toBeUndefined();
  expect(banks(table)?.[seat]).toBe(7_000);
  // Who was asked after it was closed has all of his time.
  const next = asked(table).seat;
  clock.now += 5_000;
  await table.standStill(closed);
  expect(table.deadlines.get(next)).toBe(clock.now + TURN_MS + (banks(table)?.[next] ?? 0));
});

test('nobody has a vacation from a table at which all are there', async () => {
  const { clock, table } = await hosted('american-rails', 3, IDLE);
  const { seat } = asked(table);
  await table.setAway(seat, [{ from: clock.now, until: clock.now + 1_000_000 }]);
  expect(table.deadlines.get(seat)).toBe(clock.now + TURN_MS);
});

test('a sealed answer costs nothing, so that no bank tells who has answered', async () => {
  const pace: Pace = { ...IDLE, freeMs: 1_000, bankMs: 600_000, incrementMs: 5_000 };
  const { clock, table, tables, match } = await hosted('amsterdam', 3, pace);
  const { seat, ...move } = asked(table);
  expect(table.deadlines.get(seat)).toBe(clock.now + 61_000);
  const other = await tables.sit(match, [(seat + 1) % 3]);
  const before = told(other, (seat + 1) % 3).at(-1)?.clocks;
  expect(before?.[seat]).toEqual({ bankMs: 600_000 });
  clock.now += 30_000;
  await table.act({ seat, ...move });
  expect(told(other, (seat + 1) % 3).at(-1)?.clocks).toEqual(before);
});

test('a move that was kept in time wins; one that comes behind a time-out is told so; never both', async () => {
  const { clock, table } = await hosted('american-rails', 3, IDLE);
  const first = asked(table);
  clock.now += TURN_MS;
  const [moved, late] = await Promise.all([table.act(first), table.timeOut(first.seat, STAND_IN)]);
  expect(moved).toBeUndefined();
  expect(late).toMatchObject({ code: 'time-left' });
  const second = asked(table);
  clock.now += TURN_MS;
  const [timedOut, refused] = await Promise.all([
    table.timeOut(second.seat, STAND_IN),
    table.act(second),
  ]);
  expect(timedOut).toBeUndefined();
  expect(refused).toMatchObject({ code: 'stale' });
});
