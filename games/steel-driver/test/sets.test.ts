/** SD-7.4 against the best of all partitions. */
import { describe, expect, test } from 'vitest';
import { stockSize, stockValue } from '../src/index.ts';

const VALUES = [0, 10, 30, 60, 100, 150];

/** The best partition: some set of different colours first, then the best of the rest. */
function byBruteForce(hand: readonly number[], known: Map<string, number>): number {
  const key = hand.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  let best = 0;
  for (let set = 1; set < 32; set++) {
    const rest = hand.map((cubes, colour) => cubes - ((set >> colour) & 1));
    if (rest.some((cubes) => cubes < 0)) continue;
    const width = [0, 1, 2, 3, 4].filter((colour) => (set >> colour) & 1).length;
    best = Math.max(best, (VALUES[width] ?? 0) + byBruteForce(rest, known));
  }
  known.set(key, best);
  return best;
}

describe('what goods cubes are worth', () => {
  test('[SD-7.4] is the best partition into sets, for all hands of up to three cubes a colour', () => {
    const known = new Map<string, number>();
    for (let code = 0; code < 4 ** 5; code++) {
      const hand = [0, 1, 2, 3, 4].map((colour) => Math.floor(code / 4 ** colour) % 4);
      expect(stockValue(hand, 0), hand.join()).toBe(byBruteForce(hand, known));
    }
  });

  test.each([
    [[0, 0, 0, 0, 0], 0],
    [[1, 0, 0, 0, 0], 10],
    [[1, 1, 1, 1, 1], 150],
    [[4, 2, 1, 1, 0], 150],
    [[2, 2, 1, 0, 0], 90],
    [[12, 0, 0, 0, 0], 120],
  ])('[SD-7.4] cubes %j are worth $%i', (hand, value) => {
    expect(stockValue(hand, 0)).toBe(value);
  });

  test('[SD-7.4] each company has its own cubes in the common list', () => {
    const stock = [9, 9, 9, 9, 9, 1, 1, 0, 0, 0];
    expect(stockValue(stock, 1)).toBe(30);
    expect(stockSize(stock, 1)).toBe(2);
    expect(stockSize(stock, 0)).toBe(45);
  });
});
