/** A disk that fails: the server ends by itself, and whoever starts it again has all that was said yes to. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { AMSTERDAM, Guest, named, newKey } from './visiting.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-broken-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Beyond so many blocks of 512 bytes the system lets no file grow: to SQLite, a disk that fails. */
const BLOCKS = 6000;
const LONG = 'x'.repeat(400);
/** Far more than there is room for. */
const MOST_WORDS = 5000;

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly said: () => string;
}

async function started(limit: string): Promise<Started> {
  const { DATABASE_URL: _, PUBLIC_URL: __, NODE_COMPILE_CACHE: ___, ...env } = process.env;
  const args = ['--port', '0', '--no-client', '--no-limits', '--log-level', 'warn'];
  const script = `${limit} exec "$0" "$@"`;
  const command = ['-c', script, process.execPath, main, ...args, '--data', join(folder, 'data')];
  const child = spawn('/bin/sh', command, { env });
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await expect.poll(() => said).toMatch(/localhost:\d+/);
  const origin = `http://127.0.0.1:${/localhost:(\d+)/.exec(said)?.[1]}`;
  return { child, origin, said: () => said };
}

async function everySaying(guest: Guest, table: string): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for (let before: number | undefined; ;) {
    const { said } = await guest.ask('readTalk', {
      table,
      count: 200,
      ...(before === undefined ? {} : { before }),
    });
    if (said.length === 0) return there;
    for (const { text } of said) there.add(text);
    before = Math.min(...said.map(({ number }) => number));
  }
}

test('a disk that fails ends the server with a word, and nothing that was taken is lost', async () => {
  const first = await started(`ulimit -f ${BLOCKS};`);
  const ann = await named(first.origin, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table } = await ann.ask('openTable', { ...AMSTERDAM, seats });
  const taken: string[] = [];
  for (let word = 0; first.child.exitCode === null && word < MOST_WORDS; word += 1) {
    const said = `${word} ${LONG}`;
    const isTaken = await ann.ask('say', { table, key: newKey(), said }).then(
      () => true,
      () => false,
    );
    if (isTaken) taken.push(said);
  }
  expect(first.child.exitCode).toBe(1);
  expect(first.said()).toMatch(/store-broken.*disk/);
  expect(taken.length).toBeGreaterThan(0);

  const second = await started('');
  const again = new Guest(second.origin);
  again.cookie = ann.cookie;
  const there = await everySaying(again, table);
  expect(taken.filter((said) => !there.has(said))).toEqual([]);
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});
