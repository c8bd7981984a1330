import { expect, test } from 'vitest';
import { footOf, numberedFoot } from '@roundhouse/ui/plotting';

const year = (name: number, lines: number): string[] =>
  [1, 2].flatMap((phase) =>
    Array.from({ length: lines / 2 }, () => `Year ${name}, phase ${phase}`),
  );

test('the foot of a chart names each year once, where it begins', () => {
  const stages = [...year(1851, 10), ...year(1852, 10), ...year(1853, 10)];
  expect(footOf(stages)).toEqual([
    { index: 0, label: 'Year 1851' },
    { index: 10, label: 'Year 1852' },
    { index: 20, label: 'Year 1853' },
  ]);
});

test('what would lie on each other is left out', () => {
  const stages = Array.from({ length: 40 }, (_, at) => `Round ${at}`);
  const foot = footOf(stages, 4);
  expect(foot.map(({ index }) => index)).toEqual([0, 10, 20, 30]);
});

test('a stage that begins at the very end has no room', () => {
  const stages = [...Array.from({ length: 19 }, () => 'Round 1'), 'The end'];
  expect(footOf(stages, 4)).toEqual([{ index: 0, label: 'Round 1' }]);
});

test('without years or rounds the foot counts turns', () => {
  const foot = numberedFoot([0, 1, 2, 3, 4, 5], (turn) => `turn ${turn}`, 3);
  expect(foot).toEqual([
    { index: 0, label: 'turn 1' },
    { index: 2, label: 'turn 2' },
    { index: 4, label: 'turn 4' },
  ]);
});
