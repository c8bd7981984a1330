/** What a visit has to load: the built client as it goes over the wire. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { TITLES } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtClient } from '../serve/build.ts';
import { Client, OPENING_MS } from './client.ts';

/** With what the page and its worker share in one file: on the wire it counts once. */
const FIRST_LOAD = 130_700;
/** All that home asks for until it is still: page, scripts, styles, fonts, covers. */
const HOME_ON_THE_WIRE = 231_000;
/** On a phone's network each further one costs more than what is in it. */
const TABLE_SCRIPTS = 18;
const SHELL_FILES = 64;
const GAME_FILES = 30;
/** What a game adds to a table, the reading of boxes included. */
const GAME = 60_500;
/** Geography and places of pieces, which the budget of a game leaves out. */
const BOARD_DATA = 10_000;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

let folder = '';
let client: Client;
let manifest: Readonly<Record<string, Chunk>> = {};

beforeAll(async () => {
  folder = await builtClient();
  client = await Client.open();
  manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as typeof manifest;
}, OPENING_MS);
afterAll(() => client.close());

/** A chunk and all that it can't do without. */
function withImports(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

function packed(keys: Iterable<string>): number {
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? ''));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
}

function firstLoad(): Set<string> {
  return withImports(['index.html']);
}

test('the script of a first visit is small, and no game and no bot is in it', () => {
  const keys = [...firstLoad()];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => key.includes('games/'))).toEqual([]);
  const size = packed(keys);
  console.log(`first load: ${size} bytes of script, packed`);
  expect(size).toBeLessThan(FIRST_LOAD);
});

test('home goes over the wire compressed, and is small there', async () => {
  const visitor = await client.visitor({ width: 360, height: 740, isAlone: true });
  const page = await visitor.newPage();
  const cdp = await visitor.newCDPSession(page);
  await cdp.send('Network.enable');
  let received = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength));
  const unpacked: string[] = [];
  page.on('response', (response) => {
    const isText = /javascript|css|html|markdown/.test(response.headers()['content-type'] ?? '');
    if (isText && !response.headers()['content-encoding']) unpacked.push(response.url());
  });
  await page.goto(client.address);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Tiny files have no compressed copy.
  const large = unpacked.filter((url) => sizeOf(url) > 1000);
  expect(large).toEqual([]);
  console.log(`home: ${received} bytes on the wire`);
  expect(received).toBeGreaterThan(50_000);
  expect(received).toBeLessThan(HOME_ON_THE_WIRE);
  await visitor.close();
});

test('a table comes in few files, asked for before the client is there', async () => {
  const visitor = await client.visitor({ width: 360, height: 740, isAlone: true });
  const page = await visitor.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request.url());
  });
  // The client never comes: what is asked for is asked ahead.
  const frame = '**/assets/frame-*.js';
  await page.route(frame, () => undefined);
  await page.goto(`${client.address}#/learn/train-rails`, { waitUntil: 'commit' });
  await expect.poll(() => asked.some((url) => /train-rails-rules/.test(url))).toBe(true);
  await page.unroute(frame);
  await page.goto('about:blank');
  asked.length = 0;
  await page.goto(`${client.address}#/learn/train-rails`);
  await page.locator('#ask').waitFor();
  const files = new Set(asked.filter((url) => url.includes('/assets/')));
  console.log(`a table: ${files.size} scripts`);
  expect(files.size).toBeGreaterThan(5);
  expect(files.size).toBeLessThan(TABLE_SCRIPTS);
  await visitor.close();
});

function sizeOf(url: string): number {
  const { pathname } = new URL(url);
  return statSync(join(folder, pathname.endsWith('/') ? 'index.html' : pathname)).size;
}

interface Shares {
  readonly shell: readonly string[];
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** As the service worker of the build knows them. */
function shares(): Shares {
  const code = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const told = code.split('\n').slice(0, 2).join('\n');
  return JSON.parse(
    runInNewContext(`${told}; JSON.stringify({ shell: SHELL, games: GAMES })`) as string,
  ) as Shares;
}

test('a first visit keeps the shell alone, and each game is a few files more', () => {
  const { shell, games } = shares();
  const known = [...shell, ...Object.values(games).flat()];
  expect(new Set(known).size).toBe(known.length);
  console.log(`kept at once: ${shell.length} files`);
  expect(shell.length).toBeLessThan(SHELL_FILES);
  expect(shell.filter((file) => /\/(board|face|lesson|RULES|\d)-?/.test(file))).toEqual([]);
  for (const { id } of TITLES) {
    expect(games[id]?.length).toBeGreaterThan(10);
    expect(games[id]?.length).toBeLessThan(GAME_FILES);
  }
  const built = readdirSync(join(folder, 'assets')).filter((file) => !/\.(br|gz)$/.test(file));
  expect(built.filter((file) => !known.includes(`assets/${file}`))).toEqual([]);
});

test('what a worker begins with draws nothing: where it runs there is no page', () => {
  const workers = readdirSync(join(folder, 'assets')).filter((file) =>
    /-worker-[\w-]+\.js$/.test(file),
  );
  expect(workers.length).toBeGreaterThan(1);
  const asked = workers.flatMap((file) => [
    ...readFileSync(join(folder, 'assets', file), 'utf8').matchAll(
      /from"\.\/([\w-]+)-[\w-]{8}\.js"/g,
    ),
  ]);
  expect(new Set(asked.map(([, name]) => name))).toEqual(new Set(['bots', 'common']));
});

/** Names of other files differ between copies of the same code, and so do the names of locals. */
const outline = (code: string): string =>
  code
    .replaceAll(/["'`]\.\/[\w.-]+["'`]/g, '')
    .replaceAll(/\b[\w$]{1,2}\b/g, '_')
    .replaceAll(/\s+/g, '');

const PIECE = 400;

test('no code is in the build twice', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const file of scripts) {
    const code = outline(readFileSync(join(folder, 'assets', file), 'utf8'));
    if (code.length < PIECE * 2) continue;
    // From the middle: beginnings are imports, which differ.
    const middle = Math.floor((code.length - PIECE) / 2);
    const piece = code.slice(middle, middle + PIECE);
    for (const [other, text] of seen) {
      if (text.includes(piece)) twice.push(`${file} ${other}`);
    }
    seen.set(file, code);
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(twice).toEqual([]);
});

test.each(TITLES.map(({ id }) => id))('the module of %s is small', (id) => {
  const own = Object.keys(manifest).filter((key) => isAtTable(id, key));
  expect(own.some((key) => /board/.test(key))).toBe(true);
  expect(own.some((key) => /words/.test(key))).toBe(true);
  const known = withImports(['index.html', 'src/table/index.tsx']);
  expect(known.size).toBeGreaterThan(firstLoad().size);
  const size = packed([...withImports(own)].filter((key) => !known.has(key)));
  console.log(`${id}: ${size} bytes of script, packed`);
  expect(size).toBeLessThan(GAME + BOARD_DATA);
});

/** By the name of the game's own file, or of one that several of its sources share. */
function isAtTable(id: string, key: string): boolean {
  if (/\/(bot|ui\/(?:terminal|lesson|workbench|words\/unused))\b/.test(key)) return false;
  return key.includes(`games/${id}/`) || key.startsWith(`_${id}-`);
}
