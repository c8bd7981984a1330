import { expect, test } from 'vitest';
import { parseRecord, replay, seededRng, type Rules } from '../../src/index.ts';
import {
  chiSquare,
  configsOf,
  playthrough,
  randomMatch,
  recordOf,
  type Spot,
} from '../../testing/index.ts';
import { draw } from '../sample-game/hidden.ts';
import { rules } from '../sample-game/rules.ts';
import { subject } from '../sample-game/subject.ts';
import type { Card, CoalYard, Config } from '../sample-game/types.ts';

function sampleConfig(seats: number): Config {
  const config = rules.configure({ seats });
  if ('code' in config) throw new Error(config.code);
  return config;
}

test('configs: every seat count meets every value, every two values meet, in few configs', () => {
  const options = [
    { name: 'a', values: ['1', '2', '3', '4'], default: '1' },
    { name: 'b', values: ['x', 'y', 'z'], default: 'y' },
    { name: 'c', values: ['on', 'off'], default: 'off' },
    { name: 'd', values: ['on', 'off'], default: 'on' },
  ];
  const many = {
    ...rules,
    meta: { ...rules.meta, options },
    configure: (input: unknown) => Object.freeze({ ...(input as Config) }),
  } as Rules<CoalYard>;
  const configs = configsOf(many) as unknown as readonly Record<string, unknown>[];
  const factors = [{ name: 'seats', values: [2, 3, 4] }, ...options];
  for (const one of factors) {
    for (const two of factors) {
      if (one === two) continue;
      for (const v of one.values) {
        for (const w of two.values) {
          expect(configs.some((c) => c[one.name] === v && c[two.name] === w)).toBe(true);
        }
      }
    }
  }
  expect(configs.length).toBeLessThan(24);
  expect(configs.slice(0, 3)).toEqual([{ seats: 2 }, { seats: 3 }, { seats: 4 }]);
});

test('configs: further ones are tried too, and those that configure refuses are left out', () => {
  const extra = [{ seats: 2, guards: '4', length: 'long' }, { seats: 9 }];
  expect(configsOf(rules, extra)).toEqual(configsOf(rules));
  expect(configsOf(rules).length).toBe(
    new Set(configsOf(rules).map((c) => JSON.stringify(c))).size,
  );
});

test('a random match is the same for the same seed, and its record replays', () => {
  const play = (seed: string): string => {
    const { config, moves, outcome } = randomMatch(subject, sampleConfig(3), seededRng(seed));
    return recordOf(rules, config, moves, outcome);
  };
  expect(play('a')).toBe(play('a'));
  expect(play('a')).not.toBe(play('b'));
  expect(replay(rules, parseRecord(play('a'))).state.phase).toBe('over');
});

test('a random match picks the type first: one action of its type comes as often as many', () => {
  const counts = { keep: 0, put: 0 };
  for (let match = 0; match < 200; match++) {
    let last: Spot<CoalYard> | undefined;
    let moves = 0;
    randomMatch(subject, sampleConfig(4), seededRng(match), {
      at(spot) {
        if (last?.kind === 'all keep put') {
          const move = spot.moves[moves];
          counts[move && 'action' in move && move.action.type === 'keep' ? 'keep' : 'put']++;
        }
        last = spot;
        moves = spot.moves.length;
      },
    });
  }
  expect(chiSquare([counts.keep, counts.put], [1, 1])).toMatchObject({ fits: true });
});

/** The chance to exceed x; exact for an even number of degrees of freedom. */
function tail(x: number, freedom: number): number {
  let term = Math.exp(-x / 2);
  let sum = 0;
  for (let k = 1; k <= freedom / 2; k++) {
    sum += term;
    term *= x / 2 / k;
  }
  return sum;
}

test('chi-square: the critical value is exceeded once in ten thousand times', () => {
  for (const freedom of [2, 4, 10, 24, 60]) {
    const ones = Array.from({ length: freedom + 1 }, () => 1);
    const chance = tail(chiSquare(ones, ones).critical, freedom);
    expect(chance).toBeGreaterThan(0.00005);
    expect(chance).toBeLessThan(0.00013);
  }
});

test('chi-square: a fair count fits, a skewed one does not', () => {
  expect(chiSquare([520, 480], [1, 1]).fits).toBe(true);
  expect(chiSquare([620, 380], [1, 1]).fits).toBe(false);
  expect(chiSquare([100, 100, 1], [1, 1, 0]).fits).toBe(false);
  expect(() => chiSquare([1], [1, 2])).toThrow(RangeError);
});

test('a draw from a multiset goes by the number of cards', () => {
  const rng = seededRng('draw');
  const counts: Record<Card, number> = { red: 0, blue: 0, green: 0, guard: 0 };
  for (let i = 0; i < 6000; i++) counts[draw({ red: 1, blue: 2, green: 0, guard: 3 }, rng)]++;
  expect(chiSquare(Object.values(counts), [1, 2, 0, 3])).toMatchObject({ fits: true });
});

test('a playthrough shows each step, and to each viewer only what he may see', () => {
  const text = playthrough(rules, sampleConfig(2), 'golden');
  expect(text).toBe(playthrough(rules, sampleConfig(2), 'golden'));
  expect(text.split('\n').slice(6, 14)).toMatchInlineSnapshot(`
    [
      "",
      "chance card  cc03554f",
      "  may card red x3, card blue x3, card green x3, card guard x2",
      "1> * card green",
      "  tells all 0: {"card":"green","seat":0,"type":"drawn"}",
      "  tells spectator 1: {"card":null,"seat":0,"type":"drawn"}",
      "  shows all 0: deckSize 11 -> 10; handSizes.0 0 -> 1; hands.0.green 0 -> 1",
      "  shows spectator 1: deckSize 11 -> 10; handSizes.0 0 -> 1",
    ]
  `);
  expect(text).toMatch(/\n {2}0 may \(\d\) keep, put \w+/);
  expect(text).toMatch(/\nover {2}[0-9a-f]{8}\noutcome \{"places":/);
});

test('a playthrough folds numbers in a row and cuts what is too wide, with its hash', () => {
  const text = playthrough(rules, sampleConfig(2), 'golden', { width: 10 });
  expect(text).toMatch(/may card red x\.\.\. [0-9a-f]{8}\n/);
});
