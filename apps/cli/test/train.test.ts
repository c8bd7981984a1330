import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fit, netFromBytes, newNet, type Net, type Samples } from '@roundhouse/bots';
import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { keepPositions, readPositions, rowsIn } from '../src/train/positions.ts';
import { keepWeights } from '../src/train/provenance.ts';
import type { Report } from '../src/train/training.ts';
import { slopesOnTwoThreads } from '../src/train/two-threads.ts';
import { roundhouse, scratch } from './run.ts';

interface Checkpoint {
  readonly generations: readonly Report[];
  readonly best: string | null;
}

const shipped = fileURLToPath(
  new URL('../../../games/amsterdam/bot/weights/2.bin', import.meta.url),
);
const LITTLE = '--seats 2 --first 0 --later 6 --epochs 2 --playouts 1 --gate 1 --json'.split(' ');
const train = (folder: string, ...args: readonly string[]) => {
  const files = ['--from', shipped, '--folder', folder, '--out', join(folder, '2.bin')];
  return roundhouse(['train', 'amsterdam', ...LITTLE, ...files, ...args]);
};
const checkpointIn = (folder: string): string =>
  readFileSync(join(folder, 'training.json'), 'utf8');

test('the same seed trains the same net, in one go or taken up again, on one thread or two', async () => {
  const [whole, half] = [scratch(), scratch()];
  const [first, begun] = await Promise.all([
    train(whole, '--generations', '2'),
    train(half, '--generations', '1', '--workers', '1'),
  ]);
  expect(JSON.parse(begun.stdout)).toHaveLength(1);
  const rest = await train(half, '--generations', '2', '--workers', '1', '--resume');
  expect(rest.stdout).toBe(first.stdout);
  expect(checkpointIn(half)).toBe(checkpointIn(whole));
  for (const shard of ['generation-0/000000', 'generation-1/000000']) {
    const [one, other] = [whole, half].map((folder) =>
      readFileSync(join(folder, `${shard}.positions`)),
    );
    expect(one?.length).toBeGreaterThan(1000);
    expect(one).toEqual(other);
  }

  const { generations, best } = JSON.parse(checkpointIn(whole)) as Checkpoint;
  expect(generations.map(({ gate }) => gate.verdict)).toEqual(['unsure', 'unsure']);
  expect(generations[1]?.positions).toBeGreaterThan(generations[0]?.positions ?? Infinity);
  // One chance of a gate proves nothing: what there was is kept, and nothing is written in its place.
  expect(best).toBe(readFileSync(shipped).toString('base64'));
  expect(existsSync(join(whole, '2.bin'))).toBe(false);
  expect(first.code).toBe(1);
  expect(first.stderr).toMatch(/no generation was surely better/);

  const other = await train(half, '--generations', '2', '--seed', 'other', '--resume');
  expect(other.code).toBe(2);
  expect(other.stderr).toMatch(/is no checkpoint of this training/);
  // Without its checkpoint nobody knows whose the positions are.
  rmSync(join(half, 'training.json'));
  const again = await train(half, '--generations', '2');
  expect(again.code).toBe(2);
  expect(again.stderr).toMatch(/generation-0' is there already; --resume goes on with it/);
});

test('positions survive on disk, and damaged ones are refused', () => {
  const file = join(scratch(), 'one.positions');
  const positions = {
    features: Float32Array.of(1, 2, 3, 4),
    results: Float32Array.of(0.25, 0.75),
    thoughts: Float32Array.of(NaN, 0.5),
  };
  expect(rowsIn(file, 2)).toBeUndefined();
  keepPositions(file, 2, positions);
  expect(rowsIn(file, 2)).toBe(2);
  expect(readPositions(file, 2)).toEqual(positions);
  expect(() => readPositions(file, 3)).toThrow('holds no positions of 3 numbers');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, -4));
  expect(() => readPositions(file, 2)).toThrow('is cut');
  writeFileSync(file, bytes.subarray(0, 5));
  expect(() => readPositions(file, 2)).toThrow('holds no positions');
});

test('two threads fit to the bit what one does', () => {
  const rng = seededRng('threads');
  const samples: Samples = {
    features: Float32Array.from({ length: 300 * 4 }, () => rng.below(1000) / 1000),
    results: Float32Array.from({ length: 300 }, () => rng.below(2)),
  };
  const options = { epochs: 3, rate: 0.01, batch: 32, decay: 0 };
  const [alone, together] = [0, 1].map(() => newNet([4, 6, 3], seededRng('net')));
  if (!alone || !together) throw new Error('there is no net');
  const slopes = slopesOnTwoThreads(alone.layers, 300);
  const errors = [
    fit(alone, () => [samples], 'x', options),
    fit(together, () => [samples], 'x', options, slopes),
  ];
  slopes.close();
  expect(errors[1]).toBe(errors[0]);
  expect(together.weights).toEqual(alone.weights);
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
