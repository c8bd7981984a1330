import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { Policy } from '../src/brain.ts';
import { playGame } from '../src/play-game.ts';
import { resultOf } from '../src/result.ts';
import { groupInterval, mean } from '../src/statistics.ts';
import { climb, type Sides } from '../src/tune/climb.ts';
import { figuresOf, withFigures, type Figures } from '../src/tune/figures.ts';
import { playPair, standingOf, type Pair, type Rivals } from '../src/tune/pairs.ts';
import { brain } from './brim/brain.ts';
import { LEAST, type Action, type Brim, type Config } from './brim/rules.ts';
import { IN_USE, sparing } from './brim/spare.ts';
import { configOf } from './brim/table.ts';

describe('figures by name', () => {
  const temper = { base: 2, name: 'x', worth: { red: 0, blue: -1 }, prices: [3, 4] } as const;

  test('every number has one, also where it lies deeper', () => {
    expect(figuresOf(temper)).toEqual({
      base: 2,
      'worth.red': 0,
      'worth.blue': -1,
      'prices.0': 3,
      'prices.1': 4,
    });
  });

  test('others are put in their places, and nothing else is touched', () => {
    const before = structuredClone(temper);
    expect(withFigures(temper, { 'worth.red': 5, 'prices.1': 0, red: 9 })).toEqual({
      base: 2,
      name: 'x',
      worth: { red: 5, blue: -1 },
      prices: [3, 0],
    });
    expect(withFigures(temper, figuresOf(temper))).toEqual(before);
    expect(temper).toEqual(before);
  });
});

/** All sides that a climb asks about, told these differences, and what it finds. */
function climbed(start: Figures, seed: string, differences: readonly number[]) {
  const sides: Sides[] = [];
  const climbing = climb({ start, steps: differences.length, seed });
  let next = climbing.next();
  while (!next.done) {
    sides.push(next.value);
    next = climbing.next(differences[next.value.step] ?? NaN);
  }
  return { sides, found: next.value };
}

/** Where it stands at a step: in the middle between its sides. */
function middle({ plus, minus }: Sides): Figures {
  return Object.fromEntries(
    Object.entries(plus).map(([name, value]) => [name, (value + (minus[name] ?? NaN)) / 2]),
  );
}

describe('a climb', () => {
  const start = { size: 10, small: 0.1, none: 0, below: -2 };

  test('asks how figures do by 12 % of their size to either side, or by a little', () => {
    const { sides } = climbed(start, 'reach', [0, 0, 0, 0, 0, 0, 0, 0]);
    for (const { plus, minus } of sides) {
      const reach = Object.keys(start).map(
        (name) => Math.abs((plus[name] ?? NaN) - (minus[name] ?? NaN)) / 2,
      );
      expect(reach.map((far) => far.toFixed(6))).toEqual([
        '1.200000',
        '0.050000',
        '0.050000',
        '0.240000',
      ]);
    }
    // No figure always goes with another.
    const signs = sides.map(({ plus }) =>
      Object.entries(start).map(([name, value]) => (plus[name] ?? NaN) > value),
    );
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const) {
      const same = signs.filter((each) => each[a] === each[b]).length;
      expect(same).toBeGreaterThan(0);
      expect(same).toBeLessThan(signs.length);
    }
  });

  test('goes on towards whichever side won, by a quarter of the way at most, and stays where they are even', () => {
    const ways = (difference: number): readonly number[] => {
      const { sides, found } = climbed(start, 'way', [difference]);
      return Object.entries(start).map(([name, value]) => {
        const plus = sides[0]?.plus[name] ?? NaN;
        return Number((((found[name] ?? NaN) - value) / (plus - value)).toFixed(6));
      });
    };
    expect(ways(0)).toEqual([0, 0, 0, 0]);
    expect(ways(0.04)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(ways(-0.02)).toEqual([-0.125, -0.125, -0.125, -0.125]);
    // What is more than luck brings together leads no farther: it says which way, not how far.
    expect(ways(0.9)).toEqual(ways(0.04));
    expect(ways(-0.9)).toEqual(ways(-0.04));
  });

  test('its strides become shorter', () => {
    const { sides } = climbed(
      { one: 1 },
      'strides',
      Array.from({ length: 62 }, () => 0.04),
    );
    const at = sides.map((side) => middle(side)['one'] ?? NaN);
    const stride = (step: number): number => Math.abs((at[step + 1] ?? NaN) - (at[step] ?? NaN));
    expect(stride(0)).toBeCloseTo(0.25 * 0.12, 10);
    expect(stride(60) / stride(0)).toBeCloseTo(2 ** -0.6, 10);
  });

  test.each([
    [1, [1]],
    [4, [3, 4]],
    [5, [3, 4, 5]],
  ])('finds the mean of where it stood in the later half of %i steps', (steps, later) => {
    const differences = [0.04, -0.03, 0.02, 0.04, 0.01, 0.04];
    // Steps do not depend on how many are to follow.
    const all = climbed(start, 'mean', differences).sides.map(middle);
    const { found } = climbed(start, 'mean', differences.slice(0, steps));
    for (const name of Object.keys(start)) {
      expect(found[name]).toBeCloseTo(mean(later.map((at) => all[at]?.[name] ?? NaN)), 12);
    }
  });

  test('the same seed asks the same, another one does not', () => {
    const told = [0.01, 0.02, -0.01, 0.04, 0, 0];
    expect(climbed(start, 'one', told)).toEqual(climbed(start, 'one', told));
    expect(climbed(start, 'two', told)).not.toEqual(climbed(start, 'one', told));
  });

  test('finds where an objective is best, through luck that is larger than a step, from nothing too', () => {
    const best: Figures = { size: 14, small: 0.3, none: 0.2, below: -1.2 };
    const reach: Figures = { size: 1.2, small: 0.05, none: 0.05, below: 0.24 };
    const off = (name: string, figures: Figures): number =>
      ((figures[name] ?? NaN) - (best[name] ?? NaN)) / (reach[name] ?? NaN);
    const loss = (figures: Figures): number =>
      mean(Object.keys(best).map((name) => off(name, figures) ** 2)) / 100;
    const rng = seededRng('luck');
    const climbing = climb({ start, steps: 400, seed: 'best' });
    let next = climbing.next();
    while (!next.done) {
      const { plus, minus } = next.value;
      const luck = (rng.below(2001) - 1000) / 1000 / 20;
      next = climbing.next(loss(minus) - loss(plus) + luck);
    }
    for (const name of Object.keys(best)) {
      expect(Math.abs(off(name, start))).toBeGreaterThan(3.3);
      expect(Math.abs(off(name, next.value)), name).toBeLessThan(1);
    }
  });
});

/** Pours for ever: only the lines end that. */
const FOREVER: Policy<Brim> = (_, legal) => legal.at(-1) ?? { type: 'stop' };
const stop = (legal: readonly Action[]): Action => legal[0] ?? { type: 'stop' };

describe('a pair of games', () => {
  interface Seen {
    readonly side: 'plus' | 'minus';
    readonly seat: number;
    readonly size: number;
  }

  /** Who sat where with what glass, in the two games of a pair. */
  function seatingOf(seats: number, number: number): readonly [readonly Seen[], readonly Seen[]] {
    const games: Seen[][] = [];
    const watching = (side: Seen['side']): Policy<Brim> => {
      return (view, legal, seat) => {
        if (seat === 0) games.push([]);
        games.at(-1)?.push({ side, seat, size: view.sizes[seat] ?? NaN });
        return stop(legal);
      };
    };
    const rivals = { plus: watching('plus'), minus: watching('minus') };
    playPair(brain, { seats }, rivals, 'seats', number);
    const [one = [], other = []] = games;
    expect(games).toHaveLength(2);
    return [one, other];
  }

  test.each([2, 3, 4, 5, 6])('%i seats: halves that change, glasses that do not', (seats) => {
    const times = Array.from({ length: seats }, () => 0);
    for (let number = 0; number < 2 * seats; number++) {
      const [one, other] = seatingOf(seats, number);
      expect(one.map(({ seat }) => seat)).toEqual([...times.keys()]);
      expect(other.map(({ size }) => size)).toEqual(one.map(({ size }) => size));
      expect(one.every(({ size }) => size >= LEAST)).toBe(true);
      for (const [seat, { side }] of one.entries()) expect(other[seat]?.side).not.toBe(side);
      const plus = one.filter(({ side }) => side === 'plus');
      expect(Math.abs(2 * plus.length - seats)).toBe(seats % 2);
      for (const { seat } of plus) times[seat] = (times[seat] ?? 0) + 1;
    }
    // In so many pairs every seat has been plus as often in the first game as every other.
    expect(new Set(times).size).toBe(1);
  });

  test('every pair has a chance of its own, by its number and the seed', () => {
    const sizes = (number: number) => seatingOf(6, number)[0].map(({ size }) => size);
    expect(sizes(1)).not.toEqual(sizes(2));
    expect(sizes(1)).toEqual(sizes(1));
  });

  test.each([2, 3])('who plays against himself at %i seats is even in every pair', (seats) => {
    const rivals = { plus: brain.policy, minus: brain.policy };
    for (let number = 0; number < 20; number++) {
      const { difference, share, endless } = playPair(brain, { seats }, rivals, 'even', number);
      expect(difference).toBeCloseTo(0, 12);
      expect(share).toBeCloseTo(1 / 2, 12);
      expect(endless).toBe(0);
    }
  });

  test('its difference is that of the two games, in what a result is worth', () => {
    const [plus, minus] = [sparing(1), sparing(2)];
    for (let number = 0; number < 10; number += 2) {
      const seeds = { chance: `two chance ${number}`, bots: `two bots ${number}` };
      const results = [
        [plus, minus],
        [minus, plus],
      ].map((policies) => {
        const seating = policies.map((choose) => ({ choose }));
        const { outcome } = playGame(brain.rules, configOf(2), seating, seeds);
        return resultOf(outcome, 0, brain.decisive) - resultOf(outcome, 1, brain.decisive);
      });
      const [first = NaN, second = NaN] = results;
      const pair = playPair(brain, configOf(2), { plus, minus }, 'two', number);
      expect(pair.difference).toBeCloseTo((first - second) / 2, 12);
    }
  });

  test.each([2, 3])(
    'who plays better has more of the wins, on whichever side: %i seats',
    (seats) => {
      const [good, bad] = [sparing(1), sparing(5)];
      const pairs = (rivals: Rivals<Brim>): readonly Pair[] =>
        Array.from({ length: 60 }, (_, number) =>
          playPair(brain, { seats }, rivals, 'better', number),
        );
      const better = standingOf(pairs({ plus: good, minus: bad }));
      const worse = standingOf(pairs({ plus: bad, minus: good }));
      expect(better.interval.low).toBeGreaterThan(1 / 2);
      expect(worse.interval.high).toBeLessThan(1 / 2);
    },
  );

  const plain = { difference: 0, share: 1 / 2 };
  test.each([
    ['both', FOREVER, { ...plain, endless: 2 }],
    ['neither', stopAtOnce, { ...plain, endless: 0 }],
  ])('games that do not end count as even and are told: %s', (_, policy, expected) => {
    for (const seats of [2, 3]) {
      const pair = playPair(brain, { seats }, { plus: policy, minus: policy }, 'forever', seats);
      expect(pair.endless).toBe(expected.endless);
      expect(pair.difference).toBeCloseTo(expected.difference, 12);
      expect(pair.share).toBeCloseTo(expected.share, 12);
    }
  });

  function stopAtOnce(...[, legal]: Parameters<Policy<Brim>>): Action {
    return stop(legal);
  }

  test.each([
    [2, 1 / 2],
    [3, 2 / 3],
  ])('of %i seats: a game that ends counts, although the other does not', (seats, even) => {
    const odd: Policy<Brim> = (view, legal, seat, rng) =>
      seat === 0 ? FOREVER(view, legal, seat, rng) : brain.policy(view, legal, seat, rng);
    const half = playPair(brain, { seats }, { plus: odd, minus: stopAtOnce }, 'half', 0);
    expect(half.endless).toBe(1);
    // In the other game it pours well as seat 1, among those who stop with an empty glass: that is all won.
    expect(half.share).toBeCloseTo((even + 1) / 2, 12);
    expect(half.difference).toBeGreaterThan(0.3);
    expect(half.difference).toBeLessThanOrEqual(0.5);
  });

  test.each([
    [1_000_000, 10_000],
    [200, 200],
  ])('rules that would wait for %i lines are waited for until %i', (maxLines, waited) => {
    let asked = 0;
    const counting: Policy<Brim> = (view, legal, seat, rng) => {
      asked++;
      return FOREVER(view, legal, seat, rng);
    };
    const rules = { ...brain.rules, meta: { ...brain.rules.meta, maxLines } };
    const rivals = { plus: counting, minus: counting };
    expect(playPair({ ...brain, rules }, configOf(2), rivals, 'long', 0).endless).toBe(2);
    // Two games, and half of their lines are drops.
    expect(asked).toBeGreaterThan(0.9 * waited);
    expect(asked).toBeLessThan(1.1 * waited);
  });

  test('a bot that breaks is no endless game', () => {
    const broken: Policy<Brim> = () => ({ type: 'pour', amount: 7 });
    const rivals = { plus: broken, minus: brain.policy };
    expect(() => playPair(brain, configOf(2), rivals, 'broken', 0)).toThrow('which is not legal');
  });
});

test('a standing counts games and gives the interval over pairs', () => {
  const pairs = [1, 1 / 2, 1 / 2, 3 / 4].map((share, endless) => ({
    difference: 0,
    share,
    endless,
  }));
  expect(standingOf(pairs)).toEqual({
    games: 8,
    endless: 6,
    share: 0.6875,
    interval: groupInterval([1, 1 / 2, 1 / 2, 3 / 4]),
  });
});

test('a whole tuning: who stops too early learns how much room a glass needs', () => {
  const config: Config = configOf(3);
  const policy = ({ spare }: Figures): Policy<Brim> => sparing(spare ?? NaN);
  const played = (plus: Figures, minus: Figures, seed: string, pairs: number): readonly Pair[] =>
    Array.from({ length: pairs }, (_, number) =>
      playPair(brain, config, { plus: policy(plus), minus: policy(minus) }, seed, number),
    );
  const climbing = climb({ start: IN_USE, steps: 60, seed: 'brim' });
  let next = climbing.next();
  while (!next.done) {
    const { plus, minus, step } = next.value;
    const pairs = played(plus, minus, `step ${step}`, 100);
    next = climbing.next(mean(pairs.map(({ difference }) => difference)));
  }
  const { spare = NaN } = next.value;
  expect(spare).toBeGreaterThan(0.3);
  expect(spare).toBeLessThan(1.7);
  const { interval } = standingOf(played(next.value, IN_USE, 'check', 200));
  expect(interval.low).toBeGreaterThan(0.6);
});
