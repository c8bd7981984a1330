/** A match that was reported, as a record of nobody that the tests of its game take. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@roundhouse/engine';
import { recordFaults } from '@roundhouse/engine/testing';
import { matchStore } from '@roundhouse/store';
import { titleOf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { anonymousRecord } from '../src/fixture/anonymous-record.ts';
import { tablesOver } from '../src/crash/tables.ts';
import { openPlace } from '../src/online/place.ts';
import { oneAfterAnother, scratch } from './run.ts';

test('nobody’s name, no time and no seed is in it, and it plays to the same result', async () => {
  const folder = scratch();
  const database = await openPlace(join(folder, 'roundhouse.db'));
  const tables = tablesOver(database);
  const names = ['Wilhelmina', 'Theodora'];
  const sitters = names.map((name) => ({ kind: 'person' as const, name }));
  const title = 'amsterdam';
  const id = await tables.begin({ title, config: { seats: 2 }, sitters });
  if (typeof id !== 'string') throw new Error(id.code);
  const table = await tables.table(id);
  const playOne = async (): Promise<boolean> => {
    const { rules, state, owed } = table.running.stands;
    const [next] = owed;
    if (!next) return false;
    const action = rules.legal(state, next[0])[0];
    if (action === undefined) throw new Error('nothing to decide');
    const text = rules.action.format(action);
    await table.act({
      seat: next[0],
      key: `k${table.running.match.lines}`,
      owedSince: next[1],
      text,
    });
    return true;
  };
  await playOne();
  await table.reseat({ seat: 1, sitter: { kind: 'person', name: 'Ottoline' }, key: 'o' });
  const file = join(folder, 'reported-1.rec');
  const args = ['fixture', id, '--data', folder];
  const [early, running] = await oneAfterAnother([args, [...args, '--running']]);
  expect(early).toMatchObject({ code: 1, stdout: '' });
  expect(early?.stderr).toContain('it is being played');
  expect(parseRecord(running?.stdout ?? '')).toMatchObject({ title, match: 'reported' });
  expect(running?.stdout).not.toContain('seed');
  const begun = await matchStore(database).load(id);
  if (!begun) throw new Error('it is not kept');
  // Why it was broken off may be somebody's own words.
  const end = { ...begun.lines[0], seq: 4, at: 0, text: '.end Wilhelmina went home' };
  const broken = { ...begun, lines: [...begun.lines.slice(0, 3), end] };
  expect(await anonymousRecord(broken, 'x')).toMatch(/^\.end broken-off$/m);
  while (await playOne());
  const { seed } = table.running;
  await database.close();

  const [made, none, dashed] = await oneAfterAnother([
    [...args, '--out', file, '--name', 'reported-1'],
    ['fixture', 'nothing', '--data', folder],
    ['fixture', '-ab_9-nothing', '--data', folder],
  ]);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(none?.stderr).toContain("no match 'nothing'");
  expect(dashed?.stderr).toContain("no match '-ab_9-nothing'");
  const text = readFileSync(file, 'utf8');
  for (const secret of [...names, 'Ottoline', id, seed, 'salts', 'commit']) {
    expect(text).not.toContain(secret);
  }
  expect(text).toMatch(/^\.seat 1 person \S+$/m);
  const rules = await titleOf(title)?.rules();
  expect(rules && recordFaults(rules, text)).toEqual([]);
  expect(parseRecord(text).result?.places.length).toBe(2);
});
