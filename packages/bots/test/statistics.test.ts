import { expect, test } from 'vitest';
import { groupInterval, mean, median, quantile, wilson } from '../src/statistics.ts';

test.each([
  // Newcombe 1998, table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("Wilson's interval of %i in %i", (hits, trials, low, high) => {
  const interval = wilson(hits, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('nothing tried, nothing known', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('groups that spread as single games do say as much as those', () => {
  const shares = Array.from({ length: 100 }, (_, group) => (group % 10 < 6 ? 1 : 0));
  const { low, high } = groupInterval(shares);
  const single = wilson(60, 100);
  expect(low).toBeCloseTo(single.low, 2);
  expect(high).toBeCloseTo(single.high, 2);
});

test('groups in which all games end alike make it wider, groups that balance make it narrower', () => {
  const width = (shares: readonly number[]): number => {
    const { low, high } = groupInterval(shares);
    return high - low;
  };
  const alike = Array.from({ length: 25 }, (_, group) => group % 2);
  const even = Array.from({ length: 25 }, (_, group) => 0.4 + 0.2 * (group % 2));
  const asSingle = wilson(48, 100);
  expect(width(alike)).toBeGreaterThan(1.5 * (asSingle.high - asSingle.low));
  expect(width(even)).toBeLessThan(0.5 * (asSingle.high - asSingle.low));
});

test('groups that all agree leave as much room as so many single trials; one group says nothing', () => {
  expect(groupInterval([1, 1, 1, 1, 1, 1, 1, 1]).low).toBeLessThan(0.7);
  expect(groupInterval([1, 1, 1, 1, 1, 1, 1, 1]).high).toBeCloseTo(1);
  expect(groupInterval([0.5])).toEqual({ low: 0, high: 1 });
});

test('quantiles are values that occur', () => {
  expect(quantile([5, 1, 9, 3], 0.5)).toBe(3);
  expect(quantile([5, 1, 9, 3], 0.99)).toBe(9);
  expect(quantile([], 0.5)).toBe(0);
});

test('means and medians', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBe(0);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
});
