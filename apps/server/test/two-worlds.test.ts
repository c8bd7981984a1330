/** Two worlds over HTTP: all that a server sends to somebody who can't tell them apart is the same to the byte. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, seededRng, type Line, type Rules, type Seat } from '@roundhouse/engine';
import type { Subject } from '@roundhouse/engine/testing';
import {
  matchStore,
  openSqlite,
  peopleStore,
  roomStore,
  talkStore,
  type Database,
} from '@roundhouse/store';
import { Tables } from '@roundhouse/table';
import { linesFor, pairsOf, type Pair } from '@roundhouse/table/testing/two-worlds';
import { TITLES, titleOf, type AnyGame } from '@roundhouse/titles';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../src/server.ts';

const PAIRS = 24;
const NOW = 1_800_000_000_000;
const SEATS = 6;
const secretOf = (seat: number): string => `p${seat}`.padEnd(43, 'x');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A server over a store of its own. Names, times and sessions are the same in both worlds. */
interface World {
  readonly database: Database;
  readonly server: RunningServer;
  readonly origin: string;
  /** Another program over the same store, which puts lines on tables. */
  readonly tables: Tables;
}

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-worlds-'));
let worlds: readonly World[];
let faults: unknown[] = [];

async function openWorld(name: string): Promise<World> {
  const database = await openSqlite(join(folder, name, 'roundhouse.db'));
  const people = peopleStore(database);
  for (let seat = 0; seat < SEATS; seat += 1) {
    const id = `person${seat}`;
    const session = { hash: hashOf(secretOf(seat)), person: id, made: NOW, used: NOW };
    await people.add(
      { id, name: `P${seat}`, made: NOW },
      { ...session, id: `s${seat}`, device: '', via: 'guest' },
    );
  }
  const server = await startServer({
    database,
    host: '127.0.0.1',
    port: 0,
    files: (_, response) => response.writeHead(404).end(),
    isSecure: false,
    gatherMs: 0,
    botThreads: 1,
    lookMs: 5,
    hasLimits: false,
    now: () => NOW,
    onFault: (error) => faults.push(error),
  });
  const tables = new Tables({
    store: matchStore(database),
    titleOf,
    now: () => NOW,
    fresh: () => ({ id: 'm', seed: 'ab'.repeat(32), now: NOW }),
    announce: () => undefined,
  });
  return { database, server, origin: `http://127.0.0.1:${server.port}`, tables };
}

beforeAll(async () => {
  worlds = await Promise.all(['here', 'there'].map(openWorld));
});
afterAll(async () => {
  for (const { server, database } of worlds) {
    await server.drain();
    await database.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;

/** A fault: what is hidden stands where the table itself speaks, or in the name of a seat. */
interface Planted {
  readonly outlet: 'talk' | 'table';
  readonly trace: (state: unknown) => string;
}
let planted: Planted | undefined;

/** A table whose match stands where the world says, and who sits there. */
async function seat(
  { database, tables }: World,
  id: string,
  state: AnyGame['state'],
  title: string,
) {
  const { config, ...position } = state;
  const seats = Array.from({ length: config.seats }, (_, each) => ({
    kind: 'person' as const,
    person: `person${each}`,
    name: planted?.outlet === 'table' ? planted.trace(state).slice(0, 8) : `P${each}`,
  }));
  const sitters = seats.map(({ name }) => ({ kind: 'person' as const, name }));
  const wanted = { id, title, config, sitters, byHand: 'draws', state: position } as const;
  const begun = await tables.begin(wanted);
  if (isRefusal(begun)) throw new Error(begun.code);
  await roomStore(database).create({
    id,
    title,
    config,
    owner: 'person0',
    seats,
    invitation: hashOf(`i${id}`),
    isBegun: true,
    isSilent: false,
    isPublic: true,
    isRated: false,
    tournament: null,
    rematch: null,
    pace: null,
    record: null,
    made: NOW,
    revision: 1,
  });
  if (planted?.outlet !== 'talk') return;
  await talkStore(database).say({
    room: id,
    at: NOW,
    kind: 'system',
    circle: 'table',
    person: null,
    seat: null,
    name: planted.trace(state),
    text: 'began',
    key: 'k',
  });
}

type Sent = Readonly<Record<string, string>>;

/** All that an observer gets of a table, before and after a line. */
async function sent(
  world: World,
  table: string,
  observer: Seat | null,
  line: Line | undefined,
): Promise<Sent> {
  const { origin, tables } = world;
  const cookie = observer === null ? '' : `sid=${secretOf(observer)}`;
  const at = `${origin}/api/tables/${table}`;
  const eyes = observer ?? 'public';
  const ask = (path: string, body?: object): Promise<string> => askAt(`${at}${path}`, body);
  const askAt = async (address: string, body?: object): Promise<string> => {
    const response = await fetch(address, {
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const { status, headers } = response;
    const kept = [...headers].filter(
      ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
    );
    return JSON.stringify([
      status,
      kept.toSorted(([a], [b]) => (a < b ? -1 : 1)),
      await response.text(),
    ]);
  };
  const stop = new AbortController();
  const streamOf = (asked: string): Promise<Response> =>
    fetch(`${at}/stream?${asked}&after=-1`, { headers: { cookie }, signal: stop.signal });
  const streams = [await streamOf(`eyes=${eyes}`), await streamOf('eyes=public&as=screen')];
  const reading = Promise.all(streams.map((each) => readUntil(each, line ? 2 : 1)));
  const before = await ask(`/steps?eyes=${eyes}`);
  if (line) {
    const there = await tables.table(table);
    const refused = await there.put([line]);
    if (refused) throw new Error(refused.code);
  }
  const [stream = '', screen = ''] = await reading;
  stop.abort();
  const key = 'k'.repeat(22);
  const other = observer === 0 ? 1 : 0;
  const move = { seat: observer ?? 0, key, owedSince: 0 };
  return {
    stream,
    screen,
    before,
    after: await ask(`/steps?eyes=${eyes}`),
    page: await ask(`/steps?eyes=public&count=1`),
    table: await ask(''),
    others: await ask(`/steps?eyes=${other}`),
    all: await ask('/steps?eyes=all'),
    refused: await ask('/moves', { ...move, text: 'gibberish' }),
    stale: await ask('/moves', { ...move, owedSince: 999, text: 'pass' }),
    theirs: await ask('/moves', { ...move, seat: other, text: 'pass' }),
    undo: await ask('/undo', { seat: observer ?? 0, key, from: 999 }),
    record: await ask('/record'),
    talk: await ask('/talk'),
    lobby: await askAt(`${origin}/api/lobby`),
    tables: await askAt(`${origin}/api/tables`),
    next: await askAt(`${origin}/api/me/next?table=${table}`),
    games: await askAt(`${origin}/api/me/games`),
  };
}

/** The steps of a stream in their order, then what else came. */
async function readUntil({ body }: Response, events: number): Promise<string> {
  if (!body) throw new Error('no stream');
  let text = '';
  const isStep = (part: string): boolean => part.startsWith('id: ');
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const parts = text.split('\n\n').slice(0, -1);
    if (parts.filter(isStep).length < events) continue;
    return parts.filter(isStep).join('\n\n');
  }
  throw new Error(`the stream ended: ${text}`);
}

const fileOf = (id: string): URL =>
  new URL(`../../../games/${id}/test/subject.ts`, import.meta.url);
const SECRET = TITLES.filter(({ id }) => existsSync(fileOf(id))).map(({ id }) => id);

async function subjectOf(id: string): Promise<Subject<AnyGame>> {
  const { subject } = (await import(/* @vite-ignore */ fileOf(id).pathname)) as {
    readonly subject: Subject<AnyGame>;
  };
  return subject;
}

const found = new Map<string, readonly Pair[]>();

function some(subject: Subject<AnyGame>): readonly Pair[] {
  const { title } = subject.rules;
  const known = found.get(title) ?? pairsOf(subject, 3);
  found.set(title, known);
  const step = Math.max(1, Math.floor(known.length / PAIRS));
  return known.filter((_, index) => index % step === 0).slice(0, PAIRS);
}

/** The outlets that tell the worlds apart where one first does, how often a line was compared, how much came packed. */
async function compared(subject: Subject<AnyGame>, pairs: readonly Pair[]) {
  const rng = seededRng('two worlds over http');
  let [lines, packed] = [0, 0];
  for (const pair of pairs) {
    const both = linesFor(subject, pair, rng);
    if (both) lines += 1;
    made += 1;
    const id = `t${String(made).padStart(15, '0')}`;
    const [here, there] = await Promise.all(
      worlds.map(async (world, index) => {
        await seat(world, id, index === 0 ? pair.state : pair.world, subject.rules.title);
        return sent(world, id, pair.observer, both?.[index]);
      }),
    );
    const leaks = Object.keys(here ?? {}).filter((name) => here?.[name] !== there?.[name]);
    if (leaks.length > 0) return { leaks, lines, packed };
    // Its length, as it went over the wire, is among what was compared.
    const isPacked = (text: string): boolean => text.includes('"content-encoding","');
    packed += Object.values(here ?? {}).filter(isPacked).length;
  }
  return { leaks: [], lines, packed };
}

type Leaking = { -readonly [K in 'view' | 'redact' | 'legal']: Rules<AnyGame>[K] };

/** Rules that tell too much, as a mistake in them would. */
const LEAKS: Readonly<Record<string, (rules: Rules<AnyGame>) => Partial<Leaking>>> = {
  'everybody’s view': ({ view }) => ({ view: (state) => view(state, 'all') }),
  'events as they happened': () => ({ redact: (event) => event }),
  'a trace of what is hidden in how many choices are legal': ({ legal }) => ({
    legal: (state, each) => {
      const all = legal(state, each);
      const trace = hashOf(JSON.stringify(state)).charCodeAt(0);
      return [...all, ...Array.from({ length: trace }, () => all.slice(0, 1)).flat()];
    },
  }),
};

test('every game with secrets is compared', async () => {
  const rules = await Promise.all(TITLES.map((title) => title.rules()));
  const secret = rules.filter(({ meta }) => meta.hasSecrets).map(({ title }) => title);
  expect(SECRET).toEqual(secret);
});

describe.each(SECRET)('%s', (id) => {
  test('nobody can tell two worlds apart by what a server sends him', async () => {
    faults = [];
    const subject = await subjectOf(id);
    const pairs = some(subject);
    const { leaks, lines, packed } = await compared(subject, pairs);
    expect(leaks).toEqual([]);
    expect(packed).toBeGreaterThan(0);
    expect(lines).toBeGreaterThan(pairs.length / 4);
    expect(faults).toEqual([]);
  });

  test.each(Object.entries(LEAKS))('planted: %s', async (_, plant) => {
    const subject = await subjectOf(id);
    const rules = (await titleOf(id)?.rules()) as Leaking & Rules<AnyGame>;
    const { view, redact, legal } = rules;
    const pairs = some(subject);
    try {
      Object.assign(rules, plant(rules));
      expect((await compared(subject, pairs)).leaks).not.toEqual([]);
    } finally {
      Object.assign(rules, { view, redact, legal });
    }
  });
});

/** What a mistake in the server would tell, by the outlet that tells it. */
describe('planted in the server', () => {
  const trace = (state: unknown): string => hashOf(JSON.stringify(state));
  const { sit, table: openTable } = Tables.prototype;
  afterEach(() => {
    Object.assign(Tables.prototype, { sit, table: openTable });
    planted = undefined;
  });

  async function leaksNow(isFor: (pair: Pair) => boolean = () => true) {
    const subject = await subjectOf(SECRET[0] ?? '');
    const pairs = some(subject).filter(isFor).slice(0, 4);
    expect(pairs.length).toBeGreaterThan(0);
    return (await compared(subject, pairs)).leaks;
  }

  test('a refusal that says more than why', async () => {
    Tables.prototype.sit = async function telling(id, mine) {
      const place = await sit.call(this, id, mine);
      const { state } = (await this.table(id)).running.stands;
      const act = place.act.bind(place);
      place.act = async (move) => {
        const refused = await act(move);
        return refused && { ...refused, params: { ...refused.params, trace: trace(state) } };
      };
      return place;
    };
    expect(await leaksNow(({ observer }) => observer !== null)).toEqual(['refused', 'stale']);
  });

  test('the record of a match that still runs', async () => {
    Tables.prototype.table = async function over(id) {
      const table = await openTable.call(this, id);
      const { match, ...rest } = table.running;
      const value = { ...rest, match: { ...match, isOver: true } };
      return Object.defineProperty(table, 'running', { value, configurable: true });
    };
    expect(await leaksNow()).toContain('record');
  });

  test.each(['talk', 'table'] as const)('the hidden cards in %s', async (outlet) => {
    planted = { outlet, trace };
    expect(await leaksNow()).toContain(outlet);
  });

  test('everybody’s view, to who looks on and to a screen', async () => {
    const rules = (await titleOf(SECRET[0] ?? '')?.rules()) as Leaking & Rules<AnyGame>;
    const { view } = rules;
    try {
      rules.view = (state) => view(state, 'all');
      const leaks = await leaksNow(({ observer }) => observer === null);
      for (const outlet of ['stream', 'screen', 'before', 'page']) expect(leaks).toContain(outlet);
    } finally {
      rules.view = view;
    }
  });
});
