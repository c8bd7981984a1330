/** The short form of soak, and the faults that it must find. */
import { describe, expect, test } from 'vitest';
import { flatness, type Sample } from '../src/soak/flat.ts';
import type { SoakReport } from '../src/soak/run.ts';
import { roundhouse } from './run.ts';

async function soaked(...args: readonly string[]) {
  const usual = ['--matches', '4', '--rate', '40', '--json'];
  const { code, stdout, stderr } = await roundhouse(['soak', ...args, ...usual]);
  return { code, stderr, report: JSON.parse(stdout) as SoakReport };
}

test('killed and asked to end in the middle of play, talk and time-outs, a server has all it said yes to', async () => {
  const { code, stderr, report } = await soaked('--seconds', '5', '--restarts', '2');
  expect(report).toMatchObject({
    restarts: { asked: 1, killed: 1 },
    lost: 0,
    twice: 0,
    broken: 0,
    lostWords: 0,
    differ: [],
    faults: [],
  });
  expect(report.moves).toBeGreaterThan(20);
  expect(report.resent).toBeGreaterThan(0);
  expect(report.compared).toBeGreaterThan(10);
  expect(code, stderr).toBe(0);
});

test('planted: a store that takes back what it has said to be kept', async () => {
  const { code, stderr, report } = await soaked(
    '--seconds',
    '3',
    '--restarts',
    '0',
    '--plant',
    'loss',
  );
  expect(report.lost).toBeGreaterThan(0);
  expect(stderr).toMatch(/[1-9]\d* moves lost/);
  expect(code).toBe(1);
});

test('planted: a server that keeps something of every request', async () => {
  const { code, stderr, report } = await soaked(
    '--seconds',
    '3',
    '--restarts',
    '0',
    '--plant',
    'leak',
  );
  expect(report).toMatchObject({ lost: 0, heap: { isFlat: false } });
  expect(stderr).toContain('memory grows');
  expect(code).toBe(1);
});

describe('what grows', () => {
  const tolerance = { share: 0.15, megabytes: 12 };
  /** Garbage comes and goes every tenth look. */
  const looks = (leak: number, warm = 0): readonly Sample[] =>
    Array.from({ length: 240 }, (_, at) => ({
      seconds: at * 2,
      megabytes: 100 + (at % 10) * 8 + leak * at + Math.min(at, 80) * warm,
    }));

  test.each([
    ['comes and goes', looks(0), true],
    ['grows while all is read for the first time', looks(0, 1), true],
    ['grows for ever by a megabyte every four seconds', looks(0.5), false],
    ['shrinks', looks(-0.2), true],
    ['was never looked at', [], false],
  ])('%s', (_, samples, isFlat) => {
    expect(flatness(samples, tolerance).isFlat).toBe(isFlat);
  });

  test('is told in megabytes a minute', () => {
    const { perMinute, growth } = flatness(looks(0.5), tolerance);
    expect(perMinute).toBeCloseTo(15, 0);
    expect(growth).toBeGreaterThan(50);
  });
});
