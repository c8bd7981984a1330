/** What a visit has to load: packed sizes of the built client's scripts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TITLES } from '@roundhouse/titles';
import { beforeAll, expect, test } from 'vitest';
import { builtClient } from '../serve/build.ts';
import { OPENING_MS } from './client.ts';

const FIRST_LOAD = 150_000;
const GAME = 60_000;
/** Geography and places of pieces, which the budget of a game leaves out. */
const BOARD_DATA = 10_000;

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

let folder = '';
let manifest: Readonly<Record<string, Chunk>> = {};

beforeAll(async () => {
  folder = await builtClient();
  manifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as typeof manifest;
}, OPENING_MS);

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

test.each(TITLES.map(({ id }) => id))('the module of %s is small', (id) => {
  const own = Object.keys(manifest).filter(
    (key) => key.includes(`games/${id}/`) && !/\/(bot|ui\/terminal|ui\/lesson)\b/.test(key),
  );
  expect(own.some((key) => key.includes('/ui/face'))).toBe(true);
  const known = firstLoad();
  const size = packed([...withImports(own)].filter((key) => !known.has(key)));
  console.log(`${id}: ${size} bytes of script, packed`);
  expect(size).toBeLessThan(GAME + BOARD_DATA);
});
