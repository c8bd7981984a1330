/** What was said to be kept is there after a crash: of the program, and of the database's server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchStore } from '../src/index.ts';
import { kept, KINDS, ownPostgresDatabases, type Databases } from './databases.ts';

const child = fileURLToPath(new URL('../testing/crash-child.ts', import.meta.url));
const ROUNDS = 5;

/** Lets lines be appended until `until` says so, kills; answers the last that was said to be kept. */
async function lastBeforeCrash(
  place: string,
  lines: number,
  kill: (pid: number) => unknown = (pid) => process.kill(pid, 'SIGKILL'),
): Promise<number> {
  const writer = spawn(process.execPath, [child, place, 'a'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(writer, 'exit');
  let last = 0;
  let said = 0;
  for await (const text of createInterface({ input: writer.stdout })) {
    last = Number(text);
    said += 1;
    if (said === lines) await kill(writer.pid ?? 0);
  }
  await exit;
  return last;
}

describe.each(KINDS)('%s', (_, start) => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());

  test('loses nothing when the program is killed', async () => {
    const { place, open } = await databases.fresh();
    const first = await open();
    await matchStore(first).create(kept('a'));
    await first.close();
    let before = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const said = await lastBeforeCrash(place, 7 * round);
      const database = await open();
      const found = await matchStore(database).load('a');
      await database.close();
      const seqs = found?.lines.map(({ seq }) => seq) ?? [];
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
      expect(said).toBeGreaterThan(before);
      expect(seqs.length).toBeGreaterThanOrEqual(said);
      // One line at most was kept without a word of it.
      expect(seqs.length).toBeLessThanOrEqual(said + 1);
      expect(found?.match.snapshot.after).toBe(seqs.length);
      before = seqs.length;
    }
  });
});

test('PostgreSQL itself may be killed', async () => {
  const { server, fresh, stop } = await ownPostgresDatabases();
  const { place, open } = await fresh();
  const first = await open();
  await matchStore(first).create(kept('a'));
  await first.close();
  const said = await lastBeforeCrash(place, 40, () => server.kill());
  await server.restart();
  const database = await open();
  const found = await matchStore(database).load('a');
  await database.close();
  expect(said).toBeGreaterThanOrEqual(40);
  expect(found?.lines.length).toBeGreaterThanOrEqual(said);
  await stop();
});
