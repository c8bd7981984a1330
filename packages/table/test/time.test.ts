/** A host with a clock of its own: it tells the table what time it is, and when somebody's is up. */
import { parseRecord, readRecord, verify } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { Tables } from '../src/index.ts';
import { memoryStore, told } from '../testing/index.ts';
import { person, thinker } from './tables.ts';

const TURN_MS = 60_000;

/** A clock that stands until somebody turns it. */
async function hosted(title: string, seats: number, turnMs?: number) {
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
  const timed = turnMs === undefined ? {} : { turnMs };
  const match = await tables.begin({ title, config: { seats }, sitters, ...timed });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.table(match);
  /** What a server does: whoever is late is timed out. */
  const tick = async (milliseconds: number): Promise<void> => {
    clock.now += milliseconds;
    for (const [seat, deadline] of table.deadlines) {
      const refused = deadline <= clock.now ? await table.timeOut(seat) : undefined;
      if (refused) throw new Error(refused.code);
    }
  };
  return { clock, tables, match, table, tick };
}

test('a step says until when, and who is late does what he does when he does nothing', async () => {
  const { clock, tables, match, table, tick } = await hosted('american-rails', 3, TURN_MS);
  const place = await tables.sit(match, [0]);
  const first = told(place, null).at(-1);
  const [seat = 0] = first?.turn.kind === 'act' ? first.turn.seats : [];
  expect(place.info.turnMs).toBe(TURN_MS);
  expect(first).toMatchObject({ at: 1_000_000, deadline: 1_000_000 + TURN_MS });
  clock.now += TURN_MS - 1;
  expect(await table.timeOut(seat)).toMatchObject({ code: 'time-left' });
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
  const { tables, match, tick } = await hosted('american-rails', 3, TURN_MS);
  await tick(TURN_MS);
  const text = await (await tables.sit(match)).record();
  const lines = text.trimEnd().split('\n');
  const other = [...lines.slice(0, -1), '0 offer liberty'].join('\n');
  expect(parseRecord(text).lines.at(-2)?.kind).toBe('timeout');
  await expect(tables.importRecord(other)).rejects.toThrow(/idle-first|refused/);
});

test('sealed answers: whose time ran out is told to nobody else, and neither is a deadline', async () => {
  const { tables, match, table, tick } = await hosted('amsterdam', 3, TURN_MS);
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
  expect(await table.timeOut(seat)).toMatchObject({ code: 'time-left' });
  expect(told(await tables.sit(match), null).at(-1)?.deadline).toBeUndefined();
});
