import { expect, test } from 'vitest';
import { clockwiseFrom, leftOf } from '../src/seats.ts';

test('the left neighbour is the next seat, and the first after the last', () => {
  expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
});

test('clockwise goes once round from any seat', () => {
  expect(clockwiseFrom(0, 4)).toEqual([0, 1, 2, 3]);
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(clockwiseFrom(4, 5)).toEqual([4, 0, 1, 2, 3]);
});
