/** What the doctor names, each planted: and that he finds nothing where nothing is wrong. */
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite, serverFinding } from '@roundhouse/store';
import { makeOlderStore, sharedPostgres } from '@roundhouse/store/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { diagnose } from '../src/operate/doctor/diagnose.ts';
import type { Circumstances } from '../src/operate/doctor/finding.ts';
import { isPrivateHost } from '../src/operate/doctor/hosts.ts';
import { storeFinding } from '../src/operate/doctor/store.ts';
import { readOptions } from '../src/options.ts';
import { openHouse } from './visiting.ts';
import { vapidOf } from '../src/telegrams/push/vapid.ts';

const FOLDER = new URL('../src/operate/doctor/folder.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Environment = Readonly<Record<string, string>>;
const AROUND: Circumstances = {
  nodeVersion: process.version,
  now: () => Date.now(),
  isWindows: false,
};

/** What is not good, as one text. */
async function ills(
  args: readonly string[],
  environment: Environment = {},
  around: Partial<Circumstances> = {},
): Promise<string> {
  const findings = await diagnose(readOptions(args, environment), { ...AROUND, ...around });
  // Nobody is told of a fault without being told what to do.
  for (const { grade, advice } of findings) expect(grade === 'good').toBe(advice === undefined);
  return findings
    .filter(({ grade }) => grade !== 'good')
    .map(({ grade, about, found, advice }) => `${grade} ${about}: ${found} > ${advice}`)
    .filter((text) => !/^\w+ disk: [\d.]+ GB free/.test(text))
    .join('\n');
}

const inFolder = (name: string): readonly string[] => ['--data', join(folder, name)];

test('a place at home, and one behind a proxy, are well', async () => {
  expect(await ills(inFolder('home'))).toBe('');
  const elsewhere = {
    PUBLIC_URL: 'https://trains.example',
    PROXY_HEADER: 'x-forwarded-for',
    METRICS_TOKEN: 'a long and random text',
  };
  expect(await ills(inFolder('public'), elsewhere)).toBe('');
  expect(await ills([], { DATABASE_URL: await (await sharedPostgres()).database() })).toBe('');
});

describe('what is wrong is named with what to do', () => {
  test.each([
    [
      'an old Node',
      [],
      {},
      { nodeVersion: 'v20.1.0' },
      /^bad node: Node v20.* > start it with npm start/m,
    ],
    [
      'a public address without https',
      [],
      { PUBLIC_URL: 'http://trains.example' },
      {},
      /^bad https: .*in the open > put a proxy/m,
    ],
    [
      'a proxy that nobody believes',
      [],
      { PUBLIC_URL: 'https://trains.example' },
      {},
      /^warning proxy: .*PROXY_HEADER is not set.* > set PROXY_HEADER/m,
    ],
    [
      'a header that anybody can write',
      ['--host', '0.0.0.0'],
      { PUBLIC_URL: 'https://trains.example', PROXY_HEADER: 'x-forwarded-for' },
      {},
      /^bad proxy: .*past the proxy.* > listen on 127\.0\.0\.1/m,
    ],
    [
      'a header without an address',
      [],
      { PROXY_HEADER: 'x-forwarded-for' },
      {},
      /^warning proxy: .*without PUBLIC_URL/m,
    ],
    [
      'the network without https',
      ['--host', '0.0.0.0'],
      {},
      {},
      /^warning reach: .*0\.0\.0\.0 without https/m,
    ],
    [
      'figures that nobody may read',
      [],
      { PUBLIC_URL: 'https://trains.example' },
      {},
      /^warning metrics: .* > set METRICS_TOKEN/m,
    ],
    ['no limits', ['--no-limits'], {}, {}, /^bad limits: /m],
    [
      'an address that this machine does not have',
      ['--host', '192.0.2.1', '--port', '4999'],
      {},
      {},
      /^bad port: .*EADDRNOTAVAIL.* > this machine/m,
    ],
    [
      'a mail server that is not there',
      [],
      { MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'trains@example.org' },
      {},
      /^bad mail: .*ECONNREFUSED.* > look at MAIL_URL[^]*^warning mail: letters have links/m,
    ],
    [
      'a database that is not there',
      [],
      { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
      {},
      /^bad store: PostgreSQL can't be used: .*ECONNREFUSED.* > look at DATABASE_URL/m,
    ],
  ] as const)('%s', async (_, args, environment, around, words) => {
    expect(await ills([...inFolder('some'), ...args], environment, around)).toMatch(words);
  });

  test('a port that is taken', async () => {
    const other = createServer((socket) => socket.destroy());
    const port = await new Promise<number>((done) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        done(typeof address === 'object' && address ? address.port : 0);
      });
    });
    expect(await ills([...inFolder('some'), '--port', String(port)])).toMatch(
      /^bad port: .*EADDRINUSE.* > end the program/m,
    );
    other.close();
  });

  test('a port that a server of ours has is no fault, unless it is not well', async () => {
    const house = await openHouse({ farewellMs: 700 });
    const here = [...inFolder('some'), '--port', new URL(house.origin).port];
    expect(await ills(here)).toBe('');
    const ending = house.close();
    await expect.poll(() => ills(here)).toMatch(/^bad port: .*: draining > look at its log/m);
    await ending;
  });

  test('a folder that is a file, one that others read, one in memory', async () => {
    writeFileSync(join(folder, 'letter'), 'x');
    expect(await ills(inFolder('letter'))).toMatch(/^bad data: .*letter is no folder/m);
    await (await openSqlite(join(folder, 'open/roundhouse.db'))).close();
    chmodSync(join(folder, 'open'), 0o755);
    expect(await ills(inFolder('open'))).toMatch(
      /^warning permissions: other users .* > chmod 700/m,
    );
    writeFileSync(join(folder, 'open/letter'), 'x');
    expect(await ills(inFolder('open'))).toMatch(/^warning permissions: .* > choose a folder of/m);
    chmodSync(join(folder, 'open'), 0o700);
    expect(await ills(inFolder('open'))).toBe('');
  });

  test.skipIf(process.platform === 'win32')('a folder that is not his who looks', () => {
    const place = join(folder, 'others');
    mkdirSync(place, { mode: 0o755 });
    chmodSync(place, 0o555);
    // Root may write anywhere: whoever is root becomes somebody else first, once all is read.
    const script = `
      const { folderFindings } = await import(${JSON.stringify(FOLDER.href)});
      if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
      const around = { isWindows: false };
      console.log(JSON.stringify(folderFindings(${JSON.stringify(place)}, around)));
      console.log(JSON.stringify(folderFindings(${JSON.stringify(join(place, 'new'))}, around)));`;
    chmodSync(folder, 0o755);
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    const said = stdout.trim().split('\n');
    expect(said).toHaveLength(2);
    for (const line of said) {
      expect(JSON.parse(line)).toMatchObject([
        { grade: 'bad', about: 'data', found: expect.stringContaining("can't be written to") },
      ]);
    }
  });

  test('a folder within a file', async () => {
    writeFileSync(join(folder, 'program'), 'x', { mode: 0o755 });
    expect(await ills(inFolder('program/within'))).toMatch(/^bad data: .*program is no folder/m);
  });

  test.runIf(process.platform === 'linux')('a folder in memory', async () => {
    expect(await ills(['--data', '/dev/shm/roundhouse-none'])).toMatch(
      /^bad disk: .*in memory \(tmpfs\)/m,
    );
  });

  test('a store of a newer program, one that is damaged, and one that steps follow for', async () => {
    const file = join(folder, 'newer/roundhouse.db');
    await makeOlderStore(file, 9);
    const connection = new DatabaseSync(file);
    expect(await ills(inFolder('newer'))).toMatch(
      /^warning store: .*: \d+ steps follow.* > look at them/m,
    );
    connection.exec('insert into migration values (999, 0)');
    expect(await ills(inFolder('newer'))).toMatch(/^bad store: the store is of version 999/m);
    connection.close();
    writeFileSync(file, 'a letter to a friend, not a database. '.repeat(100));
    expect(await ills(inFolder('newer'))).toMatch(/^bad store: SQLite can't be used/m);
  });

  test('keys for push that are none, which no server starts with', async () => {
    const file = join(folder, 'keys/roundhouse.db');
    await (await openSqlite(file)).close();
    const connection = new DatabaseSync(file);
    const put = connection.prepare('insert or replace into house_key (name, body) values (?, ?)');
    const pem = (namedCurve: string): string => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve });
      return privateKey.export({ type: 'pkcs8', format: 'pem' });
    };
    put.run('vapid', pem('prime256v1'));
    expect(await ills(inFolder('keys'))).toBe('');
    for (const body of ['', pem('prime256v1').slice(0, 120), pem('secp384r1')]) {
      put.run('vapid', body);
      expect(await ills(inFolder('keys'))).toMatch(/^bad push: .* > restore a backup; or delete/m);
    }
    connection.close();
    const database = await openSqlite(file);
    await expect(vapidOf(database)).rejects.toThrow("the keys for push can't be read");
    await database.close();
  });

  test('a PostgreSQL that may lose what it has answered, or is too old', async () => {
    const given = await (await sharedPostgres()).database();
    const saidOf = (value: string): Promise<string> => {
      const options = encodeURIComponent(`-c synchronous_commit=${value}`);
      return ills([], { DATABASE_URL: `${given}?options=${options}` });
    };
    expect(await saidOf('off')).toMatch(
      /^bad durability: synchronous_commit = off: .* > set synchronous_commit to on$/m,
    );
    for (const value of ['on', 'remote_apply']) expect(await saidOf(value)).toBe('');
    const { grade, advice } = storeFinding('PostgreSQL', serverFinding('13.21', 130_021));
    expect([grade, advice]).toEqual(['bad', 'PostgreSQL 14 or newer is wanted']);
    expect(storeFinding('PostgreSQL', serverFinding('14.0', 140_000)).grade).toBe('good');
  });

  test('a clock that is off the store’s', async () => {
    const DATABASE_URL = await (await sharedPostgres()).database();
    for (const off of [60_500, -60_500]) {
      expect(await ills([], { DATABASE_URL }, { now: () => Date.now() + off })).toMatch(
        /^warning clock: this machine’s clock is -?60\.\d s off.* > let both follow/m,
      );
    }
  });
});

test.each([
  ['192.168.1.20', true],
  ['10.0.0.1', true],
  ['172.32.0.1', false],
  ['station.local', true],
  ['trains.example', false],
  ['[fd00::1]', true],
  ['fedora.example', false],
])('%s stays at home: %s', (host, isHome) => {
  expect(isPrivateHost(host)).toBe(isHome);
});
