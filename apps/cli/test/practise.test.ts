import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { netFromBytes, netToBytes, type Lessons } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { keepIfBetter } from '../src/practice/keep.ts';
import { keepLessons, readLessons } from '../src/practice/lessons-file.ts';
import type { Practice, Spec } from '../src/practice/practice.ts';
import { keepWeights } from '../src/train/provenance.ts';
import { lines, roundhouse, scratch } from './run.ts';

const shipped = fileURLToPath(
  new URL('../../../games/steel-driver/bot/weights/3.bin', import.meta.url),
);

/** The net alone, as it was before anybody practised. */
function bareNet(folder: string): string {
  const file = join(folder, 'bare.bin');
  const { instinct: _, ...net } = netFromBytes(readFileSync(shipped));
  writeFileSync(file, netToBytes(net));
  return file;
}

const LITTLE = '--decisions 700 --trials 2 --cells 4 --epochs 3 --check 6'.split(' ');
const practise = (folder: string, ...args: readonly string[]) =>
  roundhouse(['practise', 'steel-driver', '--seats', '3', '--json', '--folder', folder, ...args]);

interface Told {
  readonly told: number;
  readonly gain: number;
  readonly standing: { readonly games: number; readonly share: number };
}

test('the same seed learns the same, in one go or taken up again, on one thread or two', async () => {
  const [whole, half] = [scratch(), scratch()];
  const options = (folder: string) => [
    ...LITTLE,
    '--from',
    bareNet(folder),
    '--out',
    join(folder, '3.bin'),
  ];
  const [first, begun] = await Promise.all([
    practise(whole, ...options(whole)),
    practise(half, ...options(half), '--workers', '1'),
  ]);
  expect(begun).toEqual(first);
  const told = JSON.parse(first.stdout) as Told;
  expect(told.standing.games).toBe(6);
  expect(told.told).toBeLessThan(1);
  // Six games prove nothing: nothing is written.
  expect(first.code).toBe(1);
  expect(first.stderr).toMatch(/not surely better than what is in use\n$/);
  expect(existsSync(join(whole, '3.bin'))).toBe(false);

  const refused = await practise(half, ...options(half));
  expect(refused.code).toBe(2);
  expect(refused.stderr).toMatch(/practice.json' is there already; --resume goes on with it/);
  const again = await practise(half, ...options(half), '--resume');
  expect(again.stdout).toBe(first.stdout);
  const other = await practise(half, ...options(half), '--resume', '--seed', 'other');
  expect(other.code).toBe(2);
  expect(other.stderr).toMatch(/is of another practice; leave out --resume/);
});

test('what surely wins is kept beside its net, with its origin; what does not is not', () => {
  const folder = scratch();
  const file = join(folder, '3.bin');
  const { instinct: _, ...net } = netFromBytes(readFileSync(shipped));
  keepWeights(file, net, { command: 'train', commit: 'abc', strength: 1.1 });
  const instinct = { sizes: [1, 1, 1] as const, weights: Float32Array.of(1, 2, 3, 4, 5) };
  const practised = { instinct, told: 0.5, gain: 0.01 };
  const practice = (low: number): Practice => ({
    net: { ...net, instinct },
    practised,
    standing: { games: 100, endless: 0, share: 0.57, interval: { low, high: 0.64 } },
  });
  const spec: Spec = {
    title: 'steel-driver',
    config: { seats: 3 },
    seed: 'x',
    base: '0123456789abcdef',
    decisions: 10,
    trials: 2,
    plies: 3,
    cells: 1,
    fit: { epochs: 3, rate: 1, batch: 1, decay: 0 },
    check: 100,
  };
  expect(() => keepIfBetter(file, practice(0.5), spec)).toThrow('not surely better');
  expect(netFromBytes(readFileSync(file))).toEqual(net);
  keepIfBetter(file, practice(0.51), spec);
  expect(netFromBytes(readFileSync(file))).toEqual({ ...net, instinct });
  const readme = lines(readFileSync(join(folder, 'README.md'), 'utf8'));
  expect(readme.filter((line) => line.startsWith('| `'))).toEqual([
    '| `3.bin` | `train` | abc | 1.10 |',
    expect.stringMatching(
      /^\| `3.bin`, instinct \| `roundhouse practise steel-driver --seats 3 --seed x \(from sha256 0123456789ab\) .* \| 1\.14 \|$/,
    ),
  ]);
});

test('bad input gets a clear error, and nothing is begun', async () => {
  const folder = scratch();
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['amsterdam', '--folder', folder], /amsterdam does not tell its choices in numbers/],
    [['steel-driver', '--seats', '3'], /--folder says where lessons are kept/],
    [['steel-driver', '--folder', join(shipped, 'inside')], /inside/],
    [
      ['steel-driver', '--folder', folder, '--from', import.meta.filename],
      /no weights of a value net/,
    ],
    [['steel-driver', '--folder', folder, '--decisions', '3'], /decisions/],
  ];
  for (const [args, message] of cases) {
    const { code, stderr } = await roundhouse(['practise', ...args]);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  }
  expect(existsSync(join(folder, 'practice.json'))).toBe(false);
});

test('lessons survive on disk, and damaged ones are refused', () => {
  const file = join(scratch(), 'one.lessons');
  const lessons: Lessons = {
    counts: Uint8Array.of(2, 3),
    tables: Float32Array.of(1, 2),
    rows: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    worths: Float32Array.of(0.1, 0.2, 0.3, 0.4, 0.5),
  };
  keepLessons(file, lessons);
  expect(readLessons(file, { table: 1, each: 2 })).toEqual(lessons);
  expect(() => readLessons(file, { table: 2, each: 2 })).toThrow('no lessons of 2 and 2 numbers');
  const bytes = readFileSync(file);
  for (const length of [bytes.length - 4, 9, 0]) {
    writeFileSync(file, bytes.subarray(0, length));
    expect(() => readLessons(file, { table: 1, each: 2 })).toThrow('take it away');
  }
});
