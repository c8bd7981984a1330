/** Standing orders at a table: they answer at a tick, are nobody else's business, and stand no longer than they should. */
import { seededRng, type Order, type Seat } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { Tables, type OnSteps, type Table } from '../src/index.ts';
import { memoryStore } from '../testing/index.ts';
import { person, thinker } from './tables.ts';

const START = 1_000_000;

async function hosted(title: string, seats: number) {
  const clock = { now: START };
  const tables = new Tables({
    store: memoryStore(),
    thinker,
    titleOf,
    now: () => clock.now,
    fresh: () => ({ id: 'm', seed: 'ab'.repeat(32), now: clock.now }),
    announce: () => undefined,
  });
  const sitters = Array.from({ length: seats }, (_, seat) => person(`P${seat}`));
  const match = await tables.begin({ title, config: { seats }, sitters });
  if (typeof match !== 'string') throw new Error(match.code);
  const table = await tables.table(match);
  let moves = 0;
  /** Whoever is asked says it. */
  const say = async (text: string): Promise<void> => {
    const [[seat, owedSince] = [0, 0]] = table.running.stands.owed;
    const refused = await table.act({ seat, owedSince, text, key: `k${(moves += 1)}` });
    if (refused) throw new Error(`${text}: ${refused.code}`);
  };
  /** What a server does when something is due. */
  const fire = async (): Promise<boolean> => {
    const { due } = table.running.match;
    if (due === undefined) return false;
    clock.now = Math.max(clock.now, due);
    await table.obeyIfDue();
    return true;
  };
  return { clock, tables, match, table, say, fire };
}

const asked = (table: Table): Seat | undefined => [...table.running.stands.owed.keys()][0];
const lines = (table: Table): readonly string[] =>
  table.running.lines.slice().map(({ text }) => text);
const upTo = (amount: number): readonly Order[] => [{ name: 'bid-up-to', amount }];

test('an auction by orders: each word at a tick, one above the other, and no more than needed', async () => {
  const { clock, table, say, fire } = await hosted('american-rails', 3);
  await say('offer liberty');
  const opener = asked(table) ?? 0;
  const [second, third] = [(opener + 1) % 3, (opener + 2) % 3];
  const before = table.running.match.lines;
  await table.giveOrders(second, upTo(30));
  await table.giveOrders(third, upTo(22));
  // It is not their turn: nothing is due.
  expect(table.running.match.due).toBeUndefined();
  clock.now += 700;
  await say('bid 18');
  const due = table.running.match.due ?? 0;
  expect(due % 3000).toBe(0);
  expect(due - clock.now).toBeGreaterThanOrEqual(1_500);
  clock.now = due - 1;
  await table.obeyIfDue();
  expect(lines(table).slice(before)).toEqual([`${opener} bid 18`]);
  await fire();
  await fire();
  await say('pass');
  while (await fire());
  expect(lines(table).slice(before, before + 7)).toEqual([
    `${opener} bid 18`,
    `${second} bid 19`,
    `${third} bid 20`,
    `${opener} pass`,
    `${second} bid 21`,
    `${third} bid 22`,
    `${second} bid 23`,
  ]);
  expect(lines(table)[before + 7]).toBe(`${third} pass`);
});

test('an order ends with what it was for, tells why, and says nothing in the next auction', async () => {
  const { table, say, fire } = await hosted('american-rails', 3);
  await say('offer liberty');
  const opener = asked(table) ?? 0;
  const second = (opener + 1) % 3;
  await table.giveOrders(second, upTo(19));
  await say('bid 19');
  expect(await fire()).toBe(true);
  // It has passed: that is the end of it.
  expect(table.ordersOf(second)).toMatchObject([
    { order: { name: 'bid-up-to', amount: 19 }, disarmed: { code: 'passed-already' } },
  ]);
  await say('pass');
  for (let tries = 0; tries < 40 && asked(table) !== second; tries += 1) {
    const { stands } = table.running;
    const [first] = stands.rules.legal(stands.state, asked(table) ?? 0);
    if (first) await say(stands.rules.action.format(first));
  }
  expect(table.running.match.due).toBeUndefined();
});

test('what the game does not know, what lacks its figure and what makes no sense here is refused; all stays as it was', async () => {
  const { table, say } = await hosted('american-rails', 3);
  expect(await table.giveOrders(0, upTo(19))).toMatchObject({ code: 'auction-over' });
  await say('offer liberty');
  expect(await table.giveOrders(0, upTo(19))).toBeUndefined();
  expect(await table.giveOrders(0, [{ name: 'sing' }])).toMatchObject({ code: 'unknown-order' });
  expect(await table.giveOrders(0, [{ name: 'bid-up-to' }])).toMatchObject({
    code: 'order-without-amount',
  });
  expect(table.ordersOf(0)).toEqual([{ order: { name: 'bid-up-to', amount: 19 } }]);
  expect(await table.giveOrders(0, [])).toBeUndefined();
  expect(table.ordersOf(0)).toEqual([]);
});

test('who sits down in the seat has no orders of who sat there', async () => {
  const { table, say } = await hosted('american-rails', 3);
  await say('offer liberty');
  await table.giveOrders(1, upTo(19));
  await table.reseat({ seat: 1, sitter: person('Zoë'), key: 'zoe' });
  expect(table.ordersOf(1)).toEqual([]);
});

/** All that everybody but the seat with the order is told, live and when he comes later. */
async function toldOthers(order: readonly Order[] | undefined): Promise<string> {
  const { clock, tables, match, table, say } = await hosted('american-rails', 3);
  await say('offer liberty');
  const opener = asked(table) ?? 0;
  const secret = (opener + 1) % 3;
  const others = [opener, (opener + 2) % 3, null];
  const heard: unknown[] = [];
  const places = await Promise.all(
    others.map((seat) => tables.sit(match, seat === null ? [] : [seat])),
  );
  const note: OnSteps = (steps) => heard.push(steps);
  for (const [index, place] of places.entries()) place.watch(others[index] ?? null, -1, note);
  // Whoever sees when the match was last touched must not see when an order was given.
  clock.now += 250;
  if (order) await table.giveOrders(secret, order);
  const listed = await tables.list();
  const seen = places.map(({ info }) => info);
  clock.now += 500;
  await say('bid 18');
  clock.now += 1_400;
  await table.obeyIfDue();
  const infos = places.map(({ info }) => info);
  const again = places.map((place, index) =>
    place.page(others[index] ?? null, { after: -1, before: Infinity, count: 99 }),
  );
  const list = await tables.list();
  const record = await places[0]?.record();
  return JSON.stringify({ heard, listed, seen, infos, again, list, record });
}

test('bid and pass come at the same tick, whatever was ordered', async () => {
  const ticks = [
    upTo(100),
    upTo(1),
    [{ name: 'pass-auction' }],
    [{ name: 'pass-above', amount: 1 }],
  ];
  const dues = ticks.map(async (order) => {
    const { clock, table, say } = await hosted('american-rails', 3);
    await say('offer liberty');
    await table.giveOrders(((asked(table) ?? 0) + 1) % 3, order);
    clock.now += 500;
    await say('bid 18');
    return table.running.match.due;
  });
  expect(new Set(await Promise.all(dues))).toEqual(new Set([START + 5_000]));
});

test('two worlds: until it acts, an order leaves no trace in anything that others get', async () => {
  const none = await toldOthers(undefined);
  for (const order of [upTo(100), upTo(1), [{ name: 'pass-auction' }]]) {
    expect(await toldOthers(order)).toBe(none);
  }
});

test('a seat’s orders are not read from another place', async () => {
  const { tables, match, table, say } = await hosted('american-rails', 3);
  await say('offer liberty');
  await table.giveOrders(1, upTo(30));
  expect((await tables.sit(match, [1])).ordersOf(1)).toHaveLength(1);
  const other = await tables.sit(match, [0, 2]);
  expect(() => other.ordersOf(1)).toThrow('not looked at');
  expect(await other.giveOrders(1, [])).toMatchObject({ code: 'not-your-seat' });
});

test('Train Rails: an attack is answered by order, at a tick, and the order stands for the next one', async () => {
  const { clock, table, say } = await hosted('train-rails', 2);
  for (const seat of [0, 1]) {
    expect(await table.giveOrders(seat, [{ name: 'accept' }])).toBeUndefined();
  }
  const rng = seededRng('attacks');
  let answered = 0;
  while (!table.running.match.isOver) {
    const { due, lines: count } = table.running.match;
    if (due === undefined) {
      const { rules, state } = table.running.stands;
      const legal = rules.legal(state, asked(table) ?? 0);
      const action = legal[rng.below(legal.length)];
      if (action) await say(rules.action.format(action));
      continue;
    }
    const seat = asked(table);
    clock.now = due;
    expect(await table.obeyIfDue()).toBeUndefined();
    expect(lines(table)[count]).toBe(`${seat} accept`);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(1);
});
