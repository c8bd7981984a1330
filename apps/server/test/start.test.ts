/** npm start as a process: what it prints, where it keeps, how it ends. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ROUTE_NAMES, ROUTES, SHAPES, type Route } from '@roundhouse/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { BadOption, readOptions } from '../src/options.ts';
import { AMSTERDAM, named, newKey } from './visiting.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function started(...args: readonly string[]): ChildProcessWithoutNullStreams {
  const { DATABASE_URL: _, PUBLIC_URL: __, ...env } = process.env;
  return spawn(process.execPath, [main, ...args], { env, cwd: folder });
}

async function origin({ stdout }: ChildProcessWithoutNullStreams): Promise<string> {
  for await (const chunk of stdout) {
    const found = /http:\/\/localhost:\d+/.exec(String(chunk));
    if (found) return found[0].replace('localhost', '127.0.0.1');
  }
  throw new Error('it did not open');
}

test('it opens, serves the client and the interface, ends when asked, and keeps what was there', async () => {
  const first = started('--port', '0');
  const at = await origin(first);
  const page = await fetch(`${at}/`);
  expect(await page.text()).toContain('<title>');
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'self';.*frame-ancestors 'none'$/,
  );
  expect(await (await fetch(`${at}/api`)).text()).toContain('POST /api/tables');
  const document = await fetch(`${at}/api/openapi.json`);
  const { openapi } = (await document.json()) as { openapi: string };
  expect(openapi).toBe('3.1.0');
  // It is long, and comes packed as all else does.
  expect(document.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
  // Whoever has an older page hears from every answer, refusals too, that there is a newer one.
  for (const path of ['/api/me', '/api/tables']) {
    expect((await fetch(`${at}${path}`)).headers.get('x-roundhouse-build')).toMatch(/^\w{8,}/);
  }
  const ann = await named(at, 'Ann');
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  expect(existsSync(join(folder, 'data/roundhouse.db'))).toBe(true);

  const second = started('--port', new URL(at).port);
  await origin(second);
  expect((await ann.ask('readMe', {})).person?.name).toBe('Ann');
  second.kill('SIGINT');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('what is a secret is on no console and in no address', async () => {
  const data = join(folder, 'secrets');
  const server = started('--port', '0', '--no-client', '--data', data);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => (said += String(chunk)));
  }
  const ended = once(server, 'exit');
  await expect.poll(() => said, { timeout: 15_000 }).toMatch(/localhost:\d+/);
  const at = `http://127.0.0.1:${/localhost:(\d+)/.exec(said)?.[1]}`;
  const password = 'correct horse battery';
  const ann = await named(at, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table, secret } = await ann.ask('openTable', { ...AMSTERDAM, seats });
  await ann.ask('setPassword', { login: 'ann', password });
  const { code } = await ann.ask('makeDeviceCode', {});
  const { codes } = await ann.ask('makeRecoveryCodes', {});
  const { token } = await ann.ask('makeToken', { name: 'Bot' });
  const key = newKey();
  const secrets = [secret, password, code, ...codes, token, key, ann.cookie.slice(4)];
  await ann.ask('say', { table, key, said: 'Hello.' });
  // Refused, broken and unknown, each with a secret in it.
  for (const [path, body] of [
    ['/api/sessions', { login: 'ann', password: `${password}!` }],
    [`/api/tables/${table}/seats`, { secret, seat: 9 }],
    [`/api/${secret}`, {}],
    ['/api/device-codes', `{"code":"${code}`],
  ] as const) {
    await ann.fetch(`${at}${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}x` },
    });
  }
  server.kill('SIGTERM');
  await ended;
  expect(secrets.filter((each) => said.includes(each))).toEqual([]);
  // An address is kept by proxies and histories: no route has a secret in it.
  const inAddress = ROUTE_NAMES.filter((name) => {
    const { method, path }: Route = ROUTES[name];
    const named = path.match(/\{\w+\}/g) ?? [];
    const asked = method === 'GET' ? Object.keys(SHAPES[name].asks.shape) : named;
    return /secret|password|token|code\b/.test(asked.join(' '));
  });
  expect(inAddress).toEqual([]);
});

test('with a public address its figures are for nobody, and with a token for who shows it', async () => {
  const statuses = async (name: string, token: object, headers: Record<string, string>) => {
    const args = ['--port', '0', '--no-client', '--data', join(folder, name)];
    const { DATABASE_URL: _, METRICS_TOKEN: __, ...around } = process.env;
    const env = { ...around, PUBLIC_URL: 'https://trains.example', ...token };
    const child = spawn(process.execPath, [main, ...args], { env });
    const ended = once(child, 'exit');
    let said = '';
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    await expect.poll(() => said, { timeout: 15_000 }).toContain('"event":"open"');
    const port = /"port":(\d+)/.exec(said)?.[1];
    const asked = [{}, headers].map((each) =>
      fetch(`http://127.0.0.1:${port}/metrics`, { headers: each }),
    );
    const answers = (await Promise.all(asked)).map(({ status }) => status);
    child.kill('SIGTERM');
    await ended;
    return answers;
  };
  const METRICS_TOKEN = 'a long and random text';
  const shown = { authorization: `Bearer ${METRICS_TOKEN}` };
  const both = [statuses('bare', {}, shown), statuses('shown', { METRICS_TOKEN }, shown)];
  expect(await Promise.all(both)).toEqual([
    [401, 401],
    [401, 200],
  ]);
});

test('asked to end in the middle of a burst, it has kept all that it said yes to', async () => {
  const data = join(folder, 'burst');
  const first = started('--port', '0', '--no-client', '--no-limits', '--data', data);
  const ended = once(first, 'exit');
  const at = await origin(first);
  const ann = await named(at, 'Ann');
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const { table } = await ann.ask('openTable', { ...AMSTERDAM, seats });
  const yes = new Set<number>();
  const burst = Array.from({ length: 400 }, async (_, index) => {
    const said = ann.ask('say', { table, key: newKey(), said: `${index}` });
    const isKept = await said.then(
      () => true,
      () => false,
    );
    if (!isKept) return;
    yes.add(index);
    if (yes.size === 20) first.kill('SIGTERM');
  });
  await Promise.all(burst);
  expect(await ended).toEqual([0, null]);
  expect(yes.size).toBeGreaterThanOrEqual(20);
  const second = started('--port', new URL(at).port, '--no-client', '--data', data);
  await origin(second);
  const heard = new Set<number>();
  for (let before: number | undefined; ;) {
    const { said } = await ann.ask('readTalk', { table, ...(before ? { before } : {}) });
    for (const { text } of said) heard.add(Number(text));
    before = said[0]?.number;
    if (before === undefined || before <= 1) break;
  }
  expect([...yes].filter((index) => !heard.has(index))).toEqual([]);
  second.kill('SIGTERM');
  await once(second, 'exit');
});

describe('what it can not start with is said in one line', () => {
  test('a data folder that is a file', async () => {
    const file = join(folder, 'taken');
    writeFileSync(file, '');
    const child = started('--data', file);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toMatch(/^roundhouse: the store .*taken.* can't be used: .*\n$/);
    expect(code).toBe(2);
  });

  test.each([
    [['--port', 'x'], {}, '--port takes'],
    [['--port', '70000'], {}, '--port takes'],
    [['--host', ''], {}, '--host takes'],
    [['--data', ''], {}, '--data takes'],
    [['--what'], {}, "Unknown option '--what'"],
    [[], { DATABASE_URL: 'mysql://x' }, 'DATABASE_URL begins'],
    [[], { PUBLIC_URL: 'trains.example' }, 'PUBLIC_URL is'],
    [[], { PROXY_HEADER: 'a: b' }, 'PROXY_HEADER is'],
    [[], { PUBLIC_URL: 'https://trains.example/below/' }, 'PUBLIC_URL is'],
  ])('%j %j', (args, environment, words) => {
    expect(() => readOptions(args, environment)).toThrow(BadOption);
    expect(() => readOptions(args, environment)).toThrow(words);
  });
});
