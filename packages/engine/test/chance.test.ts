import { describe, expect, test } from 'vitest';
import {
  botSeed,
  commitment,
  fairDraw,
  isSeed,
  seedCommitment,
  seedFromText,
} from '../src/chance.ts';
import vectors from './vectors/chance.json' with { type: 'json' };

describe('fair chance', () => {
  test.each(vectors.cases)('known answers of $title $pool $k', (known) => {
    expect(seedFromText(known.text)).toBe(known.seed);
    expect(seedCommitment(known.seed)).toBe(known.commitment);
    const rng = fairDraw(known)(known.pool, known.k);
    expect(known.below.map((n) => rng.below(n))).toEqual(known.picks);
  });

  const deal = { title: 't', match: 'm', config: { seats: 2 }, seed: seedFromText('s') };

  test('the commitment binds the seed, the title, the options and the name', () => {
    const all = [
      deal,
      { ...deal, title: 'u' },
      { ...deal, match: 'n' },
      { ...deal, config: { seats: 3 } },
      { ...deal, seed: seedFromText('r') },
    ].map(commitment);
    expect(new Set(all).size).toBe(5);
    expect(all[0]).toBe('5191e153f67e540c1de3e21a3f08eb9fef5e943f2ed3362b845b448b34a8b810');
    expect(all[0]).not.toBe(seedCommitment(deal.seed));
  });

  test('a bot’s chance follows from the seed, another in every decision, and from no salt', () => {
    const { title, match, seed } = deal;
    const all = [
      botSeed(deal, 0, 5),
      botSeed(deal, 1, 5),
      botSeed(deal, 0, 6),
      botSeed({ title, match: 'n', seed }, 0, 5),
      botSeed({ title, match, seed: seedFromText('r') }, 0, 5),
    ];
    expect(new Set(all).size).toBe(5);
    expect(botSeed(deal, 0, 5)).toBe(all[0]);
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
      expect(() => seedCommitment(bad)).toThrow(RangeError);
      expect(() => commitment({ ...deal, seed: bad })).toThrow(RangeError);
    }
  });
});
