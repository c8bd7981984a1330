import { describe, expect, test } from 'vitest';
import { commitment, fairDraw, isSeed, seedFromText } from '../src/chance.ts';
import vectors from './vectors/chance.json' with { type: 'json' };

describe('fair chance', () => {
  test.each(vectors.cases)('known answers of $title $pool $k', (known) => {
    expect(seedFromText(known.text)).toBe(known.seed);
    expect(commitment(known.seed)).toBe(known.commitment);
    const rng = fairDraw(known)(known.pool, known.k);
    expect(known.below.map((n) => rng.below(n))).toEqual(known.picks);
  });

  const fair = { title: 't', match: 'm', seed: seedFromText('s'), salts: ['a', 'b'] };
  const picks = (changed: Partial<typeof fair>, pool = 'card', k = 0) => {
    const rng = fairDraw({ ...fair, ...changed })(pool, k);
    return Array.from({ length: 8 }, () => rng.below(1000)).join();
  };

  test('the same draw can be made again at any time', () => {
    expect(picks({})).toBe(picks({}));
  });

  test('every part counts, and no two lists of parts are the same', () => {
    const all = [
      picks({}),
      picks({ title: 'u' }),
      picks({ match: 'n' }),
      picks({ seed: seedFromText('r') }),
      picks({ salts: ['b', 'a'] }),
      picks({ salts: ['ab', ''] }),
      picks({ salts: ['a', 'b', ''] }),
      picks({}, 'die'),
      picks({}, 'card', 1),
      picks({ match: 'm1' }, 'card', 0),
      picks({ title: 'tm', match: '' }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('a seed is 64 lower-case hex digits', () => {
    expect(isSeed(fair.seed)).toBe(true);
    for (const bad of ['', 'ab', fair.seed.toUpperCase(), `${fair.seed}0`]) {
      expect(isSeed(bad)).toBe(false);
      expect(() => commitment(bad)).toThrow(RangeError);
    }
  });
});
