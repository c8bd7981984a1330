import { describe, expect, test } from 'vitest';
import { belowFrom, MAX_BELOW, seededRng, Sfc32 } from '../src/rng.ts';
import vectors from './vectors/sfc32.json' with { type: 'json' };

describe('the fast generator', () => {
  test.each(vectors.cases)('golden vector of seed $seed', ({ seed, words }) => {
    const [a = 0, b = 0, c = 0] = seed;
    const rng = new Sfc32(a, b, c);
    expect(words.map(() => rng.word())).toEqual(words);
  });

  test('the same text gives the same sequence, another text another', () => {
    const take = (seed: string | number) => {
      const rng = seededRng(seed);
      return Array.from({ length: 8 }, () => rng.word());
    };
    expect(take('spoor')).toEqual(take('spoor'));
    expect(take(7)).toEqual(take('7'));
    const all = new Set(['', 'a', 'b', 'ab', 'ba', '1', '11'].map((seed) => take(seed).join()));
    expect(all.size).toBe(7);
  });

  test('seeded texts keep their sequence for ever', () => {
    const rng = seededRng('golden');
    expect(Array.from({ length: 6 }, () => rng.below(1000))).toMatchInlineSnapshot(`
      [
        603,
        602,
        431,
        538,
        515,
        445,
      ]
    `);
  });

  test('below is even: chi-square of 60,000 throws of a die', () => {
    const rng = seededRng('die');
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 60_000; i++) {
      const face = rng.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5); // 0.1 % of fair dice exceed it
  });

  test('below rejects the words that would favour small values', () => {
    // n = 3: 2^32 mod 3 = 1, so exactly the word 0 (low part 0 < 1) must be drawn again.
    const words = [0, 0, 2 ** 31];
    expect(belowFrom(() => words.shift() ?? 0, 3)).toBe(1);
    expect(words).toEqual([]);
  });

  test('the class and the function pick alike from the same words', () => {
    const a = seededRng('alike');
    const b = seededRng('alike');
    for (let i = 0; i < 5000; i++) {
      const n = 1 + ((i * 7919) % MAX_BELOW);
      expect(a.below(n)).toBe(belowFrom(() => b.word(), n));
    }
  });

  test.each([0, -1, 1.5, Number.NaN, MAX_BELOW + 1])('below(%s) is refused', (n) => {
    expect(() => belowFrom(() => 1, n)).toThrow(RangeError);
  });
  test('below of nothing is refused', () => {
    expect(() => seededRng('x').below(0)).toThrow(RangeError);
  });
});
