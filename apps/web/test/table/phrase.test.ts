import { expect, test } from 'vitest';
import { countBetween, counted } from '../../src/table/model/counting.ts';
import { phraseOf } from '../../src/table/model/phrase.ts';
import { pointAt, stepPath, ticksFor } from '@roundhouse/ui/plotting';

test.each([
  ['Liberty (treasury $4)', { main: 'Liberty', note: 'treasury $4' }],
  ['Boston ($4)', { main: 'Boston', note: '$4' }],
  ['Keep Dam – Waag (4)', { main: 'Keep Dam – Waag (4)' }],
  ['Pass', { main: 'Pass' }],
  ['(all of it)', { main: '(all of it)' }],
])('the parts of %s', (text, parts) => {
  expect(phraseOf(text)).toEqual(parts);
});

test('a figure counts from one text to the next', () => {
  const count = countBetween('$12', '$40');
  expect(count && [0, 0.5, 1].map((part) => count.at(counted(count, part)))).toEqual([
    '$12',
    '$37',
    '$40',
  ]);
});

test('one of them has another word: nothing counts by 1 cubes', () => {
  const up = countBetween('0 cubes', '3 cubes');
  expect([0, 1, 2, 3].map((value) => up?.at(value))).toEqual([
    '0 cubes',
    '2 cubes',
    '2 cubes',
    '3 cubes',
  ]);
  expect(countBetween('0 of 4', '3 of 4')?.at(1)).toBe('1 of 4');
});

test.each([
  ['$12', '$12'],
  ['12 points', '13 cards'],
  ['none', '$3'],
])('from %s to %s nothing counts', (before, after) => {
  expect(countBetween(before, after)).toBeUndefined();
});

test.each([
  { least: 0, most: 95, ticks: [0, 50, 100] },
  { least: 0, most: 7, ticks: [0, 2, 4, 6, 8] },
  { least: -3, most: 4, ticks: [-4, -2, 0, 2, 4] },
  { least: 0, most: 1, ticks: [0, 1] },
  { least: 0, most: 310, ticks: [0, 100, 200, 300, 400] },
])('round numbers from $least to $most', ({ least, most, ticks }) => {
  expect(ticksFor(least, most)).toEqual(ticks);
});

const FRAME = { width: 100, height: 50, low: 0, high: 10, samples: 3 };

test('high values lie high, late samples to the right', () => {
  expect(pointAt(FRAME, 0, 0)).toEqual([0, 50]);
  expect(pointAt(FRAME, 2, 10)).toEqual([100, 0]);
});

test('a line goes in steps, and begins anew after a gap', () => {
  expect(stepPath(FRAME, [0, 10, 10])).toBe('M0 50H50V0H100V0');
  expect(stepPath(FRAME, [0, undefined, 10])).toBe('M0 50M100 0');
});
