/** Short forms of the commands that prove what a server promises. */
import { expect, test } from 'vitest';
import { roundhouse } from './run.ts';

interface Crashes {
  readonly rounds: Readonly<Record<string, number>>;
  readonly moves: number;
  readonly lost: number;
  readonly twice: number;
  readonly broken: number;
}

test.each([
  ['sqlite', 'power cut'],
  ['postgres', 'database killed'],
])('%s: killed at random, inside a write, and with a %s, nothing is lost', async (store, last) => {
  const args = ['crash', '--rounds', '5', '--store', store, '--json'];
  const { code, stdout, stderr } = await roundhouse(args);
  const [report] = JSON.parse(stdout) as readonly Crashes[];
  expect(code, stderr).toBe(0);
  expect(report).toMatchObject({ lost: 0, twice: 0, broken: 0 });
  expect(report?.moves).toBeGreaterThan(10);
  const ways = [
    'killed after-commit',
    'killed at random',
    'killed before-commit',
    'killed writing',
  ];
  const isCut = last !== 'power cut' || !stderr.includes('no C compiler');
  expect(Object.keys(report?.rounds ?? {}).toSorted()).toEqual(
    (isCut ? [...ways, last] : ways).toSorted(),
  );
});

test('planted: a store that does not wait for the disk loses moves when the power is cut', async () => {
  const args = ['crash', '--rounds', '5', '--store', 'sqlite', '--plant', '--json'];
  const { code, stdout, stderr } = await roundhouse(args);
  if (stderr.includes('no C compiler')) return;
  const [report] = JSON.parse(stdout) as readonly Crashes[];
  expect(report?.lost).toBeGreaterThan(0);
  expect(code).toBe(1);
});

test('load plays matches over HTTP, and every move is taken', async () => {
  const args = ['load', '--matches', '3', '--seconds', '1', '--rate', '40', '--json'];
  const { code, stdout, stderr } = await roundhouse(args);
  expect(code, stderr).toBe(0);
  interface Part {
    readonly movesASecond: number;
    readonly failed: number;
  }
  const report = JSON.parse(stdout) as Readonly<Record<'paced' | 'most', Part>> & {
    readonly bare: { readonly alone: Part };
    readonly streams: number;
  };
  expect(report.streams).toBe(12);
  for (const part of [report.paced, report.most, report.bare.alone]) {
    expect(part.movesASecond).toBeGreaterThan(0);
    expect(part.failed).toBe(0);
  }
});

test('planted: a server that leaves out an event is found, whoever it was meant for', async () => {
  const args = ['load', '--matches', '3', '--seconds', '1', '--rate', '100', '--plant'];
  const { code, stderr } = await roundhouse(args);
  expect(stderr).toMatch(/\d events were not told to a seat/);
  expect(code).toBe(1);
});

test('no mutated request is a fault of the server, and none that is refused changes anything', async () => {
  const { code, stdout, stderr } = await roundhouse(['fuzz-http', '--requests', '1500', '--json']);
  const report = JSON.parse(stdout) as {
    readonly failures: readonly string[];
    readonly comparisons: number;
    readonly refused: number;
  };
  expect(report.failures).toEqual([]);
  expect(report.comparisons).toBeGreaterThan(2);
  expect(report.refused).toBeGreaterThan(1000);
  expect(code, stderr).toBe(0);
});

test.each([
  ['fault', /^500 .*"code"/],
  ['trace', /^refusals have changed .*person/],
])('planted: fuzz-http finds a %s', async (plant, failure) => {
  const args = ['fuzz-http', '--requests', '1500', '--plant', plant, '--json'];
  const { code, stdout } = await roundhouse(args);
  const { failures } = JSON.parse(stdout) as { readonly failures: readonly string[] };
  expect(failures[0]).toMatch(failure);
  expect(code).toBe(1);
});
