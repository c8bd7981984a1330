/** What who runs a place does to its store from the command line, beside a server that plays. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchStore } from '@roundhouse/store';
import { makeOlderStore, sharedPostgres } from '@roundhouse/store/testing';
import { describe, expect, test } from 'vitest';
import { paced } from '../src/load/pacing.ts';
import { move, openMatch, type Owed, type Seated, type Step } from '../src/load/players.ts';
import { Line } from '../src/online/asking.ts';
import { openPlace } from '../src/online/place.ts';
import { serverOver, startProcess } from '../src/online/server-process.ts';
import { oneAfterAnother, scratch, type Ran } from './run.ts';

interface Ground {
  readonly place: string;
  readonly store: string;
  run(...all: readonly (readonly string[])[]): Promise<readonly Ran[]>;
}

const GROUNDS: Readonly<Record<string, () => Promise<Ground>>> = {
  async SQLite() {
    const place = join(scratch(), 'data');
    const run = (...all: readonly (readonly string[])[]) =>
      oneAfterAnother(all.map((args) => [...args, '--data', place]));
    return { place, store: join(place, 'roundhouse.db'), run };
  },
  async PostgreSQL() {
    const place = await (await sharedPostgres()).database();
    const run = (...all: readonly (readonly string[])[]) =>
      oneAfterAnother(all, { DATABASE_URL: place });
    return { place, store: place, run };
  },
};

async function keysIn(store: string): Promise<number> {
  const database = await openPlace(store);
  const listed = await matchStore(database).list();
  const all = await Promise.all(listed.map(({ match }) => matchStore(database).load(match.id)));
  await database.close();
  return all.flatMap((kept) => kept?.lines.flatMap(({ key }) => key ?? []) ?? []).length;
}

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
])('%s to %s', (from, to) => {
  test('a backup that was taken while people play makes a server on which they play on', async () => {
    const [source, target] = [await GROUNDS[from]?.(), await GROUNDS[to]?.()];
    if (!source || !target) throw new Error('no such store');
    const file = join(scratch(), 'night.backup');
    const server = await startProcess(serverOver(source.place));
    const line = new Line(server.origin);
    const waiting: Owed[] = [];
    const seats = new Map<string, Seated>();
    const house = {
      line,
      title: 'amsterdam',
      seats: 2,
      onOwed: (owed: Owed) => {
        seats.set(`${owed.seat.table} ${owed.seat.number}`, owed.seat);
        waiting.push(owed);
      },
      onEvent: () => undefined,
      onOver: () => undefined,
    };
    for (let at = 0; at < 4; at += 1) await openMatch(house);
    let acknowledged = 0;
    const next = () => {
      const owed = waiting.shift();
      return (
        owed && (() => move(line, owed).then((isKept) => (acknowledged += Number(isKept)) >= 0))
      );
    };
    let before = 0;
    const backing = (async () => {
      await expect.poll(() => acknowledged, { timeout: 5_000 }).toBeGreaterThan(5);
      before = acknowledged;
      return source.run(['backup', file]);
    })();
    const done = new AbortController();
    void backing.finally(() => done.abort());
    while (!done.signal.aborted) await paced({ seconds: 0.5, rate: 25, most: 4 }, next);
    const [backup] = await backing;
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    expect(backup?.stdout).toMatch(
      /^4 games, \d+ lines, 8 people; version \d+, \d+ bytes, hash [0-9a-f]{64}\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.kill('SIGKILL');
    line.close();

    const [restored, again] = await target.run(['restore', file], ['restore', file]);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('not empty') });
    const kept = await keysIn(target.store);
    // All that was answered before it was begun, and nothing that was not sent.
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(acknowledged);

    // The same people, with the cookies that they have, at the same tables.
    const second = await startProcess(serverOver(target.place));
    const there = new Line(second.origin);
    let played = 0;
    for (const seat of seats.values()) {
      const path = `/api/tables/${seat.table}/steps?eyes=${seat.number}&count=1`;
      const { text } = await there.ask({ method: 'GET', path, cookie: seat.cookie });
      const [step] = (JSON.parse(text) as { readonly steps: readonly Step[] }).steps;
      if (step?.owedSince === undefined) continue;
      expect(await move(there, { seat, since: step.owedSince, legal: step.legal })).toBe(true);
      played += 1;
    }
    expect(played).toBeGreaterThanOrEqual(4);
    await second.kill();
    there.close();
  });
});

test('what a migration would do is said and not done; a store of a newer program is left alone', async () => {
  const { place, store, run } = (await GROUNDS['SQLite']?.()) ?? {};
  if (!place || !store || !run) throw new Error('no SQLite');
  await makeOlderStore(store, 9);
  const dryRun = ['migrate', '--dry-run'];
  const [dry, twice, done, after] = await run(dryRun, dryRun, ['migrate'], dryRun);
  expect(dry?.stdout).toMatch(/^to version 10:\n {2}alter table/);
  expect(dry?.stdout).toMatch(/\nversion 9 would become \d+; nothing was done\n$/);
  expect(twice?.stdout).toBe(dry?.stdout);
  expect(done?.stdout).toMatch(/version 9 is \d+ now\n$/);
  expect(after?.stdout).toMatch(/^version \d+: nothing is missing\n$/);
  const connection = new DatabaseSync(store);
  connection.exec('insert into migration values (999, 0)');
  connection.close();
  const none = join(scratch(), 'none');
  const [newer, missing, homeless] = await run(
    dryRun,
    ['restore', none],
    ['backup', join(none, 'x.backup')],
  );
  expect(newer).toMatchObject({ code: 1, stderr: expect.stringContaining('of version 999') });
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('no such file') });
  expect(homeless).toMatchObject({ code: 2, stderr: expect.stringContaining('no folder') });
  expect(existsSync(none)).toBe(false);
});
