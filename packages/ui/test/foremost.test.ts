import { expect, test } from 'vitest';
import { mostFirst } from '../src/foremost.ts';

test('what brings most stands first, of equals the cheapest, and what brings nothing not at all', () => {
  const ranks = [
    { gain: 20, cost: 5 },
    { gain: 0, cost: 0 },
    { gain: 40, cost: 9 },
    { gain: 20, cost: 2 },
  ];
  expect(mostFirst(ranks)).toEqual([2, 3, 0]);
});
