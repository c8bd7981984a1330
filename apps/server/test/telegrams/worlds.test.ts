/** Two worlds: whoever can't tell them apart is told the same of both, to the byte, and no hidden card is in it. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, seededRng, type Rules } from '@roundhouse/engine';
import type { Subject } from '@roundhouse/engine/testing';
import {
  channelStore,
  matchStore,
  openSqlite,
  peopleStore,
  roomStore,
  timerStore,
  type Database,
} from '@roundhouse/store';
import { Tables } from '@roundhouse/table';
import { pairsOf, type Pair } from '@roundhouse/table/testing/two-worlds';
import { TITLES, titleOf, type AnyGame } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../src/server.ts';
import { openSink, TO_THIS_MACHINE, type Sink } from './sinks.ts';

const PAIRS = 24;
const NOW = 1_800_000_000_000;
const SEATS = 6;

interface World {
  readonly database: Database;
  readonly server: RunningServer;
  readonly sink: Sink;
  readonly tables: Tables;
}

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-told-'));
let worlds: readonly World[];
let time = NOW;
const faults: unknown[] = [];

async function openWorld(name: string): Promise<World> {
  const database = await openSqlite(join(folder, name, 'roundhouse.db'));
  const sink = await openSink();
  for (let seat = 0; seat < SEATS; seat += 1) {
    const id = `person${seat}`;
    const session = { hash: `h${seat}`, person: id, made: NOW, used: NOW, id: `s${seat}` };
    await peopleStore(database).add(
      { id, name: `P${seat}`, made: NOW },
      { ...session, device: '', via: 'guest' },
    );
    await channelStore(database).add({
      id: `channel${seat}`,
      person: id,
      kind: 'webhook',
      target: JSON.stringify({ url: `${sink.url}/${seat}`, shape: 'plain' }),
      label: '',
      leave: `leave${seat}`,
      made: NOW,
      confirmed: NOW,
      trouble: null,
    });
  }
  const server = await startServer({
    database,
    host: '127.0.0.1',
    port: 0,
    files: (_, response) => response.writeHead(404).end(),
    isSecure: false,
    gatherMs: 0,
    botThreads: 1,
    lookMs: 20,
    now: () => time,
    outbound: TO_THIS_MACHINE,
    addressAt: () => 'https://trains.example',
    onFault: (error) => faults.push(error),
  });
  const tables = new Tables({
    store: matchStore(database),
    titleOf,
    now: () => NOW,
    fresh: () => ({ id: 'm', seed: 'ab'.repeat(32), now: NOW }),
    announce: () => undefined,
  });
  return { database, server, sink, tables };
}

beforeAll(async () => {
  worlds = await Promise.all(['here', 'there'].map(openWorld));
});
afterAll(async () => {
  for (const { server, database, sink } of worlds) {
    await server.drain();
    await database.close();
    await sink.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

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
    name: `P${each}`,
  }));
  const sitters = seats.map(({ name }) => ({ kind: 'person' as const, name }));
  const begun = await tables.begin({
    id,
    title,
    config,
    sitters,
    byHand: 'draws',
    state: position,
  });
  if (isRefusal(begun)) throw new Error(begun.code);
  await roomStore(database).create({
    id,
    title,
    config,
    owner: 'person0',
    seats,
    invitation: createHash('sha256').update(id).digest('base64url'),
    isBegun: true,
    isSilent: false,
    isPublic: true,
    rematch: null,
    pace: null,
    record: null,
    isRated: false,
    tournament: null,
    made: NOW,
    revision: 1,
  });
}

/** What somebody was told, by table. */
function toldTo({ sink }: World, person: number): ReadonlyMap<string, string> {
  const his = sink.got.filter(({ path }) => path === `/${person}`).map(({ body }) => String(body));
  return new Map(
    his.map((body) => [(JSON.parse(body) as { readonly tag: string }).tag, body] as const),
  );
}

const fileOf = (id: string): URL =>
  new URL(`../../../../games/${id}/test/subject.ts`, import.meta.url);

async function pairsFor(id: string, rules: Rules<AnyGame>): Promise<readonly Pair[]> {
  if (!rules.meta.hasSecrets) return openPositions(rules);
  const { subject } = (await import(/* @vite-ignore */ fileOf(id).pathname)) as {
    readonly subject: Subject<AnyGame>;
  };
  const known = pairsOf(subject, 3).filter(({ observer }) => observer !== null);
  const step = Math.max(1, Math.floor(known.length / PAIRS));
  return known.filter((_, index) => index % step === 0).slice(0, PAIRS);
}

/** Of a game that hides nothing both worlds are the same one. */
function openPositions(rules: Rules<AnyGame>): readonly Pair[] {
  const rng = seededRng(`positions of ${rules.title}`);
  const config = rules.configure({ seats: 3 });
  if (isRefusal(config)) throw new Error(config.code);
  const state = rules.setup(config);
  return Array.from({ length: 8 }, () => {
    for (let steps = 0; steps < 5; steps += 1) {
      const turn = rules.turn(state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        const chances = rules.chances(state);
        const drawn = chances[rng.below(chances.length)];
        if (drawn) rules.applyChance(state, drawn.chance, () => undefined);
        continue;
      }
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      const action = legal[rng.below(legal.length)];
      if (action !== undefined) rules.apply(state, seat, action, () => undefined);
    }
    const turn = rules.turn(state);
    const [observer = 0] = turn.kind === 'act' ? turn.seats : [];
    return { state: rules.clone(state), world: rules.clone(state), observer };
  });
}

/** Names, moments and links are filled in; all else stands in the words. */
const SAID =
  /^\{"title":"(?:Your turn|It begins): (?:American Rails|Amsterdam|Steel Driver|Train Rails)","text":"(?:They have been waiting for you since \w+, \w+ \d+ at \d\d:\d\d|Everybody has sat down)\. At the table with (?:P\d(?:, (?:and )?| and )?)+\.","link":"https:\/\/trains\.example\/#\/table\/~[\w-]+","tag":"[\w-]+"\}$/;

test('of random games of all titles, nothing but what all know', async () => {
  const made: { readonly id: string; readonly pair: Pair }[] = [];
  for (const { id: title } of TITLES) {
    const rules = await titleOf(title)?.rules();
    if (!rules) throw new Error('there is no such game');
    for (const pair of await pairsFor(title, rules)) {
      const id = `t${String(made.length).padStart(15, '0')}`;
      for (const [index, world] of worlds.entries()) {
        await seat(world, id, index === 0 ? pair.state : pair.world, title);
      }
      made.push({ id, pair });
    }
  }
  const everybody = Array.from({ length: SEATS }, (_, each) => `person${each}`);
  for (const { database } of worlds) {
    await timerStore(database).bringForward('telegram', everybody, NOW, NOW + 1);
  }
  time += 60_000;
  const counts = () => worlds.map(({ sink }) => sink.got.length);
  // Everybody at every table is told something: that it is his turn, or that it has begun.
  const all = made.reduce((sum, { pair }) => sum + pair.state.config.seats, 0);
  await expect.poll(counts, { timeout: 40_000, interval: 200 }).toEqual([all, all]);
  const [here, there] = worlds.map((world) => everybody.map((_, person) => toldTo(world, person)));
  let turns = 0;
  for (const { id, pair } of made) {
    const person = pair.observer ?? 0;
    const [one, other] = [here?.[person]?.get(id), there?.[person]?.get(id)];
    expect(one, id).toBeDefined();
    expect(other, id).toBe(one);
    if (one?.includes('Your turn')) turns += 1;
  }
  expect(turns).toBeGreaterThan(made.length / 4);
  for (const { sink } of worlds) {
    for (const { body } of sink.got) expect(String(body)).toMatch(SAID);
  }
  expect(faults).toEqual([]);
});
