import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { netFromBytes, type Net } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { keepWeights } from '../src/train/provenance.ts';
import type { Report } from '../src/train/training.ts';
import { roundhouse, scratch } from './run.ts';

interface Checkpoint {
  readonly generations: readonly Report[];
  readonly best: string | null;
}

const train = (file: string, ...args: readonly string[]) =>
  roundhouse(
    ['train', 'amsterdam', '--seats', '2', '--first', '20', '--later', '1', '--gate', '1'].concat(
      ['--out', file, '--json'],
      args,
    ),
  );

test('the same seed trains the same net, in one go or taken up again', async () => {
  const folder = scratch();
  const [once, twice] = [join(folder, 'a', '2.bin'), join(folder, 'b', '2.bin')];
  const [whole, half] = await Promise.all([
    train(once, '--generations', '2'),
    train(twice, '--generations', '1'),
  ]);
  expect(JSON.parse(half.stdout)).toHaveLength(1);
  const rest = await train(twice, '--generations', '2', '--resume');
  expect(rest.stdout).toBe(whole.stdout);
  const [first, second] = [once, twice].map((file) =>
    readFileSync(`${file}.checkpoint.json`, 'utf8'),
  );
  expect(first).toBe(second);

  const { generations, best } = JSON.parse(first ?? '') as Checkpoint;
  expect(generations).toHaveLength(2);
  expect(generations[0]?.positions).toBeGreaterThan(100);
  expect(existsSync(once)).toBe(generations.some(({ gate }) => gate.isBetter));
  expect(whole.code).toBe(best === null ? 1 : 0);
  expect(whole.stderr.includes('no generation was better')).toBe(best === null);

  const other = await train(twice, '--generations', '2', '--seed', 'other', '--resume');
  expect(other.code).toBe(2);
  expect(other.stderr).toMatch(/is no checkpoint of this training/);
});

test('weights are kept with their origin, one line a file, the newest', () => {
  const folder = scratch();
  const file = join(folder, '2.bin');
  const net: Net = { layers: [1, 1, 1], weights: Float32Array.from([1, 2, 3, 4, 5, 6]) };
  const origin = { command: 'train x', commit: 'abc', strength: 1.234 };
  keepWeights(file, net, origin);
  keepWeights(join(folder, '10.bin'), net, origin);
  keepWeights(file, net, { ...origin, commit: 'def' });
  expect(netFromBytes(readFileSync(file))).toEqual(net);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(readme).toMatch(/^# Weights\n/);
  expect(readme.match(/^\| `.*$/gm)).toEqual([
    '| `10.bin` | `train x` | abc | 1.23 |',
    '| `2.bin` | `train x` | def | 1.23 |',
  ]);
});
