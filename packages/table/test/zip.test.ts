/** Several records in one file: what goes in comes out, and what was changed does not. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unzipped, zipOf } from '../src/zip.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const FILES = [
  { name: 'amsterdam-1.rec', bytes: encode('title amsterdam\n\nZoë\n') },
  { name: 'empty.rec', bytes: encode('') },
  { name: 'long.rec', bytes: encode('claim R12 red\n'.repeat(5_000)) },
];

test('what goes in comes out', () => {
  expect(unzipped(zipOf(FILES))?.map(({ name, bytes }) => [name, [...bytes]])).toEqual(
    FILES.map(({ name, bytes }) => [name, [...bytes]]),
  );
  expect(unzipped(zipOf([]))).toEqual([]);
});

test('other programs open it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-zip-'));
  writeFileSync(join(folder, 'games.zip'), zipOf(FILES));
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(z.namelist())';
  const listed = execFileSync('python3', ['-c', script, join(folder, 'games.zip')], {
    encoding: 'utf8',
  });
  expect(listed.trim()).toBe("['amsterdam-1.rec', 'empty.rec', 'long.rec']");
  rmSync(folder, { recursive: true });
});

test.each([
  ['nothing', () => new Uint8Array()],
  ['a text', () => encode('title amsterdam\n'.repeat(9))],
  ['its first half', () => zipOf(FILES).slice(0, 40_000)],
  ['one letter changed', () => zipOf(FILES).with(60, 88)],
  ['a place outside', () => zipOf(FILES).with(zipOf(FILES).length - 4, 255)],
])('%s is no sound zip', (_, zip) => {
  expect(unzipped(zip())).toBeUndefined();
});

test('a name that leads elsewhere is not taken', () => {
  expect(() => zipOf([{ name: '../x', bytes: encode('') }])).toThrow('not a plain name');
});
