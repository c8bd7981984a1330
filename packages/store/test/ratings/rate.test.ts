/** Ratings against vectors that another program in another language computed (vectors.py), and against the sense of it. */
import { seededRng } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { standingsAfter, type Standing } from '../../src/ratings/fold.ts';
import { FIRST, rated, type Rating } from '../../src/ratings/rate.ts';
import vectors from './vectors.json' with { type: 'json' };

const pairOf = ({ mean, deviation }: Rating): readonly number[] => [mean, deviation];
const ratingOf = ([mean = 0, deviation = 0]: readonly number[]): Rating => ({ mean, deviation });

test.each(vectors)('$name', ({ before, places, after }) => {
  expect(rated(before.map(ratingOf), places).map(pairOf)).toEqual(after);
});

test('two strangers, by hand', () => {
  // c = sqrt(2 * (350² + 175²)) = 553.399; half a chance each: 350² / c * 0.5 = 110.680.
  const [winner, loser] = rated([FIRST, FIRST], [1, 2]);
  expect(winner?.mean).toBe(1_610_680);
  expect(loser?.mean).toBe(1_389_320);
  // Of the variance (350 / c) * (350 / c)² * 0.25 is gone, a sixteenth: 350 * sqrt(1 - 0.0632) = 338.751.
  expect(winner?.deviation).toBe(338_751);
});

test('a bot that sits twice is one player, and what its seats make of it is averaged', () => {
  const result = { players: ['bot-easy', 'ann', 'bot-easy'], places: [1, 2, 3] };
  const after = standingsAfter(new Map(), result);
  const seats = rated([FIRST, FIRST, FIRST], result.places);
  expect([...after.keys()]).toEqual(['bot-easy', 'ann']);
  const first = seats[0]?.mean ?? 0;
  const last = seats[2]?.mean ?? 0;
  expect(after.get('bot-easy')?.mean).toBe(Math.round((first + last) / 2));
  expect(after.get('bot-easy')?.games).toBe(1);
});

test('who wins more often by the model stands higher after 1,500 games, at least half as far apart as they are', () => {
  const rng = seededRng('ladder');
  const strengths = [1_150, 1_350, 1_500, 1_650, 1_850];
  const players = strengths.map(String);
  const standings = new Map<string, Standing>();
  /** As the model has it: whoever is drawn first by his strength wins, and so on. */
  const scale = Math.SQRT2 * 175;
  for (let game = 0; game < 1_500; game += 1) {
    const drawn = players.toSorted(() => rng.below(3) - 1).slice(0, 3);
    const luck = drawn.map(
      (player) => Number(player) / scale - Math.log(-Math.log((rng.below(1e6) + 1) / (1e6 + 2))),
    );
    const places = luck.map((mine) => 1 + luck.filter((other) => other > mine).length);
    for (const [player, after] of standingsAfter(standings, { players: drawn, places })) {
      standings.set(player, after);
    }
  }
  const found = players.map((player) => (standings.get(player)?.mean ?? 0) / 1_000);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  // All that is known of the best and the worst lies between them, not beyond.
  expect((found[4] ?? 0) - (found[0] ?? 0)).toBeGreaterThan(350);
});
