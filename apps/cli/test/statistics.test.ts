import { expect, test } from 'vitest';
import { mean, median, wilson } from '../src/sim/statistics.ts';

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

test('means and medians', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBe(0);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
});
