import { expect, test } from 'vitest';
import { resultOf } from '../src/result.ts';

test.each([
  [[50, 20], [1, 2], 0, 1], // a win by more than the decisive margin
  [[50, 20], [1, 2], 1, 0],
  [[25, 20], [1, 2], 0, 0.9], // 0.6 + 0.4 * (0.5 + 5 / 10 / 2)
  [[25, 20], [1, 2], 1, 0.1],
  [[20, 20], [1, 1], 0, 0.5],
  [[20, 15, 20], [1, 3, 1], 1, 0.1],
])('scores %j, places %j, seat %i: %d', (scores, places, seat, value) => {
  expect(resultOf({ scores, places }, seat, 10)).toBeCloseTo(value, 12);
});
