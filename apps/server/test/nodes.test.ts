/** Any node serves any match: two of them behind one port, over one store. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '@roundhouse/contract/client';
import { startPostgres, type PostgresServer } from '@roundhouse/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { balance, startNode, type Node } from './nodes.ts';
import { Guest, lastStep, named, newKey, type SeenStep } from './visiting.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-nodes-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({ inMemory: true });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

const PLACES = {
  SQLite: async () => join(folder, 'data'),
  PostgreSQL: () => postgres.database(),
};
type Kind = keyof typeof PLACES;

interface House {
  readonly place: string;
  nodes: readonly Node[];
}
/** Their nodes stay up from test to test; only who ended gets a successor. */
const houses = new Map<Kind, House>();
afterAll(async () => {
  const nodes = [...houses.values()].flatMap((house) => house.nodes);
  await Promise.all(nodes.map((node) => node.kill()));
});

async function houseOf(kind: Kind): Promise<House> {
  const house = houses.get(kind) ?? { place: await PLACES[kind](), nodes: [] };
  houses.set(kind, house);
  return house;
}

async function twoNodes(kind: Kind) {
  const house = await houseOf(kind);
  house.nodes = house.nodes.filter((node) => node.isUp());
  // Known as soon as it runs: it is ended also where the other one does not start.
  const start = async (): Promise<void> => {
    const node = await startNode(house.place);
    house.nodes = [...house.nodes, node];
  };
  await Promise.all(Array.from({ length: 2 - house.nodes.length }, start));
  const { nodes } = house;
  const [one, other] = nodes;
  if (!one || !other) throw new Error('no two nodes');
  for (const node of nodes) node.said.length = 0;
  const balancer = await balance(nodes);
  ends.push(() => balancer.close());
  return { one, other, place: house.place, origin: balancer.origin };
}

/** The same person on another node. */
function at({ cookie }: Guest, { origin }: { readonly origin: string }): Guest {
  const guest = new Guest(origin);
  guest.cookie = cookie;
  return guest;
}

async function table(origin: string, other: string, title = 'amsterdam') {
  const ann = await named(origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table: id, secret } = await ann.ask('openTable', { title, config: { seats: 2 }, seats });
  const ben = new Guest(other);
  await ben.ask('sitDown', { table: id, secret, name: 'Ben' });
  // Both salts at once, each on a node of its own: the deal is drawn with both.
  const salt = () => randomBytes(32).toString('hex');
  await Promise.all(
    [ann, ben].map((guest, seat) => guest.ask('addSalt', { table: id, seat, salt: salt() })),
  );
  return { ann, ben, id };
}

type Told = SeenStep & { owedSince?: number; turn: { kind: string }; viewHash?: string };

/** Asks until there is an answer: a connection that breaks says nothing, and the key makes it safe. */
async function insist(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** Plays a seat by its stream until the match is over, or as many moves as are wanted. Streams are cut at random. */
async function playSeat(
  guest: Guest,
  match: string,
  seat: number,
  { moves = Infinity, copies = 1, cut = 0.15, onMove = (): void => undefined } = {},
): Promise<readonly Told[]> {
  const told: Told[] = [];
  let answered = -1;
  for (let [after, made] = [-1, 0]; ;) {
    const events = guest.watch({ table: match, eyes: seat, after });
    try {
      for await (const { id, steps } of events) {
        after = id;
        told.push(...(steps as Told[]));
        const last = told.at(-1);
        if (last?.turn.kind === 'over' || made >= moves) return told;
        if (!last || last.owedSince === undefined || last.owedSince <= answered) continue;
        answered = last.owedSince;
        made += 1;
        const text = last.legal[last.seq % last.legal.length] ?? '';
        const move = { table: match, seat, key: newKey(), owedSince: answered, text };
        const sent = Array.from({ length: copies }, () => insist(() => guest.ask('act', move)));
        await Promise.all(sent);
        onMove();
        if (Math.random() < cut) break;
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** When the node has heard that the seat is asked. */
async function asked(guest: Guest, match: string, seat: number) {
  await expect.poll(async () => (await lastStep(guest, match, seat)).legal).not.toEqual([]);
  return lastStep(guest, match, seat);
}

function expectOneStory(...stories: (readonly Told[])[]): void {
  for (const told of stories) {
    expect(told.map(({ seq }) => seq)).toEqual(told.map((_, index) => index));
  }
}

test('a match is played across two nodes, every move sent up to five times over both', async () => {
  const { one, other, origin } = await twoNodes('PostgreSQL');
  const { ann, ben, id } = await table(one.origin, other.origin);
  const copies = (): number => 1 + Math.floor(Math.random() * 5);
  const [hers, his] = await Promise.all([
    playSeat(at(ann, { origin }), id, 0, { copies: copies() }),
    playSeat(at(ben, { origin }), id, 1, { copies: copies() }),
  ]);
  expectOneStory(hers, his);
  const records = await Promise.all(
    [at(ann, one), at(ann, other)].map((guest) => guest.ask('readRecord', { table: id })),
  );
  expect(records[0]).toEqual(records[1]);
  expect(records[0]?.record).toMatch(/^salts? /m);
  // Who was cut off again and again ends with the view that a reader has who comes only now.
  for (const [seat, told] of [hers, his].entries()) {
    const fresh = (await lastStep(at(seat === 0 ? ann : ben, other), id, seat)) as Told;
    expect(told.at(-1)?.viewHash).toBe(fresh.viewHash);
    expect(told.at(-1)?.seq).toBe(fresh.seq);
  }
});

/** Reads a stream until it ends; what it tells besides steps lies with the guest. */
async function reading(guest: Guest, match: string, eyes: number | 'public'): Promise<void> {
  for await (const _ of guest.watch({ table: match, eyes, after: -1 }));
}
const people = (guest: Guest) => guest.told.findLast(({ event }) => event === 'people')?.data;

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', (kind) => {
  test('two nodes agree on who is there; who leaves on one reads no more on the other', async () => {
    const { one, other } = await twoNodes(kind);
    const { ann, ben, id } = await table(one.origin, other.origin);
    await asked(at(ben, other), id, 1);
    const reads = reading(ben, id, 1);
    void reading(ann, id, 0).catch(() => undefined);
    const patience = { timeout: 8_000 };
    for (const guest of [ann, ben]) {
      await expect.poll(() => people(guest), patience).toMatchObject({ here: [0, 1] });
    }
    // On the other node he leaves, and there he no longer sees his cards either.
    await at(ben, one).ask('leaveSeat', { table: id, seat: 1 });
    await reads;
    await expect.poll(() => people(ann), patience).toMatchObject({ here: [0] });
    if (kind === 'SQLite') return;
    // With a node goes everybody who was there, though nobody says so.
    const watching = at(ben, other);
    void reading(watching, id, 'public').catch(() => undefined);
    await expect.poll(() => people(ann), patience).toMatchObject({ spectators: ['Ben'] });
    await other.kill();
    await expect.poll(() => people(ann), { timeout: 15_000 }).toMatchObject({ spectators: [] });
  });

  test('what one node keeps, the other tells', async () => {
    const { one, other } = await twoNodes(kind);
    const { ann, ben, id } = await table(one.origin, other.origin);
    // Both know the deal: nothing but what the other node keeps is still to be heard.
    await asked(at(ben, other), id, 1);
    const events = at(ben, other).watch({ table: id, eyes: 1, after: -1 });
    const { owedSince = -1, legal } = await asked(ann, id, 0);
    const move = { table: id, seat: 0, key: newKey(), owedSince, text: legal[0] ?? '' };
    await ann.ask('act', move);
    const { seq } = await lastStep(ann, id, 0);
    for await (const event of events) if (event.id >= seq) break;
    // Of two who answer the same question on two nodes one wins, and the other is told.
    const now = await asked(ben, id, 1);
    const texts = now.legal.slice(0, 2);
    const raced = await Promise.allSettled(
      [at(ben, one), at(ben, other)].map((guest, index) =>
        guest.ask('act', {
          table: id,
          seat: 1,
          key: newKey(),
          owedSince: now.owedSince ?? -1,
          text: texts[index] ?? texts[0] ?? '',
        }),
      ),
    );
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(raced.find((each) => each.status === 'rejected')?.reason).toMatchObject({
      code: 'stale',
    });
  });
});

test('a node is killed in the middle of a match, and play goes on', async () => {
  const { one, other, origin } = await twoNodes('PostgreSQL');
  const { ann, ben, id } = await table(one.origin, other.origin);
  let moves = 0;
  const onMove = (): void => {
    moves += 1;
    if (moves === 6) void one.kill();
  };
  const stories = await Promise.all(
    [ann, ben].map((guest, seat) => playSeat(at(guest, { origin }), id, seat, { onMove })),
  );
  expect(moves).toBeGreaterThan(10);
  expectOneStory(...stories);
  const { record } = await at(ann, other).ask('readRecord', { table: id });
  expect(record).toMatch(/^seed /m);
});

test('a node that is asked to end sends its readers elsewhere and answers what runs', async () => {
  const { one, other } = await twoNodes('PostgreSQL');
  const { ann, ben, id } = await table(one.origin, other.origin);
  const address = `${one.origin}/api/tables/${id}/stream?eyes=0&after=-1`;
  const response = await at(ann, one).fetch(address);
  const read = response.text();
  const { owedSince = -1, legal } = await asked(at(ann, one), id, 0);
  const move = { table: id, seat: 0, key: newKey(), owedSince, text: legal[0] ?? '' };
  const [, code] = await Promise.all([
    at(ann, one)
      .ask('act', move)
      .catch(() => undefined),
    one.drain(),
  ]);
  expect(code).toBe(0);
  expect(await read).toMatch(/retry: 100\nevent: elsewhere\ndata: \{\}\n\n$/);
  expect(one.said).toEqual([]);
  // Whatever came of the answer, the key tells.
  await at(ann, other).ask('act', move);
  await playSeat(at(ben, other), id, 1, { moves: 1 });
});

test('bots of a match that is open on two nodes move once', async () => {
  const { one, other } = await twoNodes('PostgreSQL');
  const ann = await named(one.origin, 'Ann');
  const bot = { kind: 'bot', level: 'easy' } as const;
  const seats = [{ kind: 'me' } as const, bot, bot];
  const opening = { title: 'american-rails', config: { seats: 3 }, seats };
  const { table: id } = await ann.ask('openTable', opening);
  const twice = [at(ann, one), at(ann, other)];
  await Promise.all(twice.map((guest) => guest.ask('readTable', { table: id })));
  await ann.ask('addSalt', { table: id, seat: 0, salt: 'ab' });
  const stories = await Promise.all([
    playSeat(at(ann, one), id, 0, { moves: 4 }),
    playSeat(at(ann, other), id, 0, { moves: 0 }),
  ]);
  expectOneStory(...stories);
  await expect
    .poll(async () => (await lastStep(at(ann, other), id, 0)).seq)
    .toBeGreaterThanOrEqual(stories[0]?.at(-1)?.seq ?? 0);
});

test('a node whose machine is an hour behind says the same deadline by the same clock', async () => {
  const { one, place } = await twoNodes('PostgreSQL');
  const nodes = [one, await startNode(place, 3_600_000)] as const;
  ends.push(() => nodes[1].kill());
  const ann = await named(nodes[1].origin, 'Ann');
  const { table: id } = await ann.ask('openTable', {
    title: 'amsterdam',
    config: { seats: 2 },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    pace: { kind: 'live', freeMs: 0, bankMs: 600_000, incrementMs: 1_000, atTimeOut: 'bot' },
  });
  await ann.ask('addSalt', { table: id, seat: 0, salt: 'ab' });
  const [right, slow] = await Promise.all(
    nodes.map(async (node) => (await at(ann, node).ask('readTable', { table: id })).table.clocks),
  );
  expect(slow?.seats[0]?.until).toBe(right?.seats[0]?.until);
  expect(Math.abs((slow?.now ?? 0) - (right?.now ?? 0))).toBeLessThan(60_000);
  expect(Math.abs((slow?.now ?? 0) - Date.now())).toBeLessThan(60_000);
});

test('the database is restarted in the middle of a match, and play goes on', async () => {
  const { one, other, origin } = await twoNodes('PostgreSQL');
  const { ann, ben, id } = await table(one.origin, other.origin);
  let moves = 0;
  let restarted: Promise<void> | undefined;
  const onMove = (): void => {
    moves += 1;
    if (moves === 6) restarted = postgres.kill().then(() => postgres.restart());
  };
  const stories = await Promise.all(
    [ann, ben].map((guest, seat) => playSeat(at(guest, { origin }), id, seat, { onMove })),
  );
  await restarted;
  expectOneStory(...stories);
  // The hint may be lost with the database: then the other node finds it when it looks.
  const phase = async () => (await at(ann, other).ask('readTable', { table: id })).table.phase;
  await expect.poll(phase).toBe('over');
  // What went wrong was written down, and nothing of it lets anybody in.
  const said = [...one.said, ...other.said].join('');
  for (const guest of [ann, ben]) expect(said).not.toContain(guest.cookie.split('=')[1]);
});
