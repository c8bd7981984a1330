import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { netFromBytes, netToBytes, type Drills } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { keepIfBetter } from '../src/practice/keep.ts';
import { drillsIn, keepDrills } from '../src/practice/drills-file.ts';
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
  const drills = () => statSync(join(half, '000001.drills')).mtimeMs;
  const before = drills();
  const again = await practise(half, ...options(half), '--resume');
  expect(again.stdout).toBe(first.stdout);
  expect(drills()).toBe(before);
  const others = [
    ['--seed', 'other'],
    ['--trials', '1'],
    ['--plies', '2'],
    ['--decisions', '800'],
    ['--from', shipped],
  ];
  for (const [option = '', value = ''] of others) {
    const given = options(half);
    const at = given.indexOf(option);
    const changed = at < 0 ? [...given, option, value] : given.with(at + 1, value);
    const { code, stderr } = await practise(half, ...changed, '--resume');
    const setting = option === '--from' ? 'base' : option.slice(2);
    expect(stderr).toContain(`has another '${setting}'; choose another folder`);
    expect(code).toBe(2);
  }
  // Without a word whose they are, drills may be anybody's.
  unlinkSync(join(half, 'practice.json'));
  const nobodys = await practise(half, ...options(half), '--resume');
  expect(nobodys.stderr).toMatch(/000000.drills' is there already; choose another folder/);
});

test('it is matched with the instinct in use: one that hardly learned loses to ours, and wins against its opposite', async () => {
  const [ours, worse] = [scratch(), scratch()];
  const net = netFromBytes(readFileSync(shipped));
  if (!net.instinct) throw new Error('there is no instinct');
  const opposite = { ...net.instinct, weights: net.instinct.weights.map((weight) => -weight) };
  writeFileSync(join(worse, 'opposite.bin'), netToBytes({ ...net, instinct: opposite }));
  const little = '--decisions 1500 --trials 1 --cells 8 --epochs 3 --check 60'.split(' ');
  const [lost, won] = await Promise.all([
    practise(ours, ...little, '--from', shipped, '--out', join(ours, '3.bin')),
    practise(
      worse,
      ...little,
      '--from',
      join(worse, 'opposite.bin'),
      '--out',
      join(worse, '3.bin'),
    ),
  ]);
  expect((JSON.parse(lost.stdout) as Told).standing.share).toBeLessThan(0.4);
  expect(lost.code).toBe(1);
  expect((JSON.parse(won.stdout) as Told).standing.share).toBeGreaterThan(0.7);
  expect(won.code).toBe(0);
  const kept = netFromBytes(readFileSync(join(worse, '3.bin')));
  expect(kept.weights).toEqual(net.weights);
  expect(kept.instinct?.sizes[2]).toBe(8);
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
  // A net that is trained anew without it has no instinct, and no line of one.
  keepWeights(file, net, { command: 'train again', commit: 'def', strength: 1.2 });
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).not.toContain('practise');
});

test('bad input gets a clear error, and nothing is begun', async () => {
  const [folder, strange] = [scratch(), join(scratch(), '3.bin')];
  const instinct = { sizes: [1, 1, 1] as const, weights: Float32Array.of(1, 2, 3, 4, 5) };
  writeFileSync(strange, netToBytes({ ...netFromBytes(readFileSync(shipped)), instinct }));
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['amsterdam', '--folder', folder], /amsterdam does not tell its choices in numbers/],
    [['steel-driver', '--seats', '3'], /--folder says where drills are kept/],
    [['steel-driver', '--folder', join(shipped, 'inside')], /inside/],
    [
      ['steel-driver', '--folder', folder, '--from', import.meta.filename],
      /no weights of a value net/,
    ],
    [
      ['steel-driver', '--folder', folder, '--from', shipped.replace('steel-driver', 'amsterdam')],
      /can't use .*: a net of \d+ inputs for \d+ features/,
    ],
    [
      ['steel-driver', '--folder', folder, '--from', strange],
      /can't use .*: an instinct of 1 and 1 numbers for \d+ and \d+/,
    ],
    [['steel-driver', '--folder', folder, '--decisions', '3'], /decisions/],
    [['steel-driver', '--folder', folder, '--out', folder], /it is a folder, not a file/],
  ];
  for (const [args, message] of cases) {
    const { code, stderr } = await roundhouse(['practise', ...args]);
    expect(stderr).toMatch(message);
    expect(code).toBe(2);
  }
  expect(existsSync(join(folder, 'practice.json'))).toBe(false);
});

test('drills survive on disk, and damaged ones are refused', () => {
  const file = join(scratch(), 'one.drills');
  const drills: Drills = {
    counts: Uint8Array.of(2, 3),
    tables: Float32Array.of(1, 2),
    rows: Float32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    worths: Float32Array.of(0.1, 0.2, 0.3, 0.4, 0.5),
  };
  keepDrills(file, drills);
  expect(drillsIn(file, { table: 1, each: 2 })).toEqual(drills);
  expect(() => drillsIn(file, { table: 2, each: 2 })).toThrow('no drills of 2 and 2 numbers');
  const bytes = readFileSync(file);
  for (const length of [bytes.length - 4, 9, 0]) {
    writeFileSync(file, bytes.subarray(0, length));
    expect(() => drillsIn(file, { table: 1, each: 2 })).toThrow('take it away');
  }
  const odd: readonly Drills[] = [
    { ...drills, counts: Uint8Array.of(2, 2) },
    { ...drills, worths: Float32Array.of(0.1, 0.2, NaN, 0.4, 0.5) },
  ];
  for (const one of odd) {
    keepDrills(file, one);
    expect(() => drillsIn(file, { table: 1, each: 2 })).toThrow('take it away');
  }
  expect(drillsIn(`${file}.none`, { table: 1, each: 2 })).toBeUndefined();
  mkdirSync(`${file}.folder`);
  expect(() => drillsIn(`${file}.folder`, { table: 1, each: 2 })).toThrow('it is a folder');
});
