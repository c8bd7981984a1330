import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverageFaults } from '../coverage.ts';
import { tally } from '../tally.ts';
import { plant } from './plant.ts';

const file = (status: string, ...statuses: readonly string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'cannot load\nat line 1',
  assertionResults: statuses.map((each) => ({ status: each, fullName: `a ${each}` })),
});

const cases = [
  ['all passed', [file('passed', 'passed', 'passed')], 0, 2, 0, []],
  ['one failed', [file('failed', 'passed', 'failed')], 1, 1, 1, []],
  [
    'a file did not load',
    [file('failed')],
    1,
    0,
    2,
    ['a.test.ts failed as a whole: cannot load', 'no test ran'],
  ],
  ['one was left out', [file('passed', 'passed', 'pending')], 0, 1, 1, ['left out: a pending']],
  ['none ran', [], 0, 0, 1, ['no test ran']],
  ['a stray error', [file('passed', 'passed')], 1, 1, 1, ['vitest ended with exit code 1']],
] as const;

test.each(cases)('tally: %s', (_, testResults, code, passed, failed, faults) => {
  const folder = plant({ 'results.json': JSON.stringify({ testResults }) });
  expect(tally(join(folder, 'results.json'), code, true)).toEqual({ passed, failed, faults });
});

test('tally: a crash leaves no report', () => {
  const wanted = { passed: 0, failed: 1, faults: ['vitest gave no report'] };
  expect(tally(join(plant({}), 'results.json'), 1, true)).toEqual(wanted);
});

test('coverage is judged for each game apart', () => {
  const folder = plant({
    'packages/engine/src/index.ts': '',
    'games/good/src/index.ts': '',
    'games/bad/src/index.ts': '',
    'games/planned/package.json': '',
  });
  const lines = (total: number, covered: number) => ({ lines: { total, covered } });
  const summary = {
    total: lines(300, 284),
    [join(folder, 'packages/engine/src/index.ts')]: lines(100, 100),
    [join(folder, 'games/good/src/index.ts')]: lines(100, 95),
    [join(folder, 'games/bad/src/index.ts')]: lines(100, 94),
  };
  expect(coverageFaults(folder, () => JSON.stringify(summary))).toEqual([
    'games/bad/src/ 94.0 % of lines, at least 95 % wanted: games/bad/src/index.ts 94/100',
  ]);
});
