import { expect, test } from 'vitest';
import { NEW_RATING, rate } from '../src/ratings.ts';
import vectors from './vectors/ratings.json' with { type: 'json' };

test.each(vectors.cases)('agrees with another implementation: places $places', (known) => {
  for (const [i, { mu, sigma }] of rate(known.before, known.places).entries()) {
    expect(mu).toBeCloseTo(known.after[i]?.mu ?? 0, 9);
    expect(sigma).toBeCloseTo(known.after[i]?.sigma ?? 0, 9);
  }
});

test('the better of two ends higher after many matches', () => {
  let ratings = [NEW_RATING, NEW_RATING] as readonly (typeof NEW_RATING)[];
  for (let i = 0; i < 100; i++) ratings = rate(ratings, i % 4 === 0 ? [2, 1] : [1, 2]);
  const [strong = NEW_RATING, weak = NEW_RATING] = ratings;
  expect(strong.mu - weak.mu).toBeGreaterThan(strong.sigma + weak.sigma);
});
