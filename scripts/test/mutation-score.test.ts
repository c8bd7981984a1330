import { expect, test } from 'vitest';
import { mutationScore } from '../mutation-score.ts';

const mutants = (...statuses: readonly string[]) => ({
  mutants: statuses.map((status) => ({ status })),
});

test('ignored and broken mutants do not count, unreached ones do', () => {
  const score = mutationScore({
    files: {
      'a.ts': mutants('Killed', 'Timeout', 'Survived', 'NoCoverage'),
      'b.ts': mutants('Killed', 'Ignored', 'CompileError', 'RuntimeError'),
    },
  });
  expect(score).toEqual({
    detected: 3,
    total: 5,
    percent: '60.0',
    files: [
      { name: 'a.ts', detected: 2, total: 4, percent: '50.0' },
      { name: 'b.ts', detected: 1, total: 1, percent: '100.0' },
    ],
  });
});
