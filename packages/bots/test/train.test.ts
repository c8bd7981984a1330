import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { randomBot } from '../src/random.ts';
import { newNet } from '../src/train/fit.ts';
import { trainGeneration, type Progress } from '../src/train/generation.ts';
import { selfPlay, type SelfPlay } from '../src/train/self-play.ts';
import { brain } from './brim/brain.ts';
import type { Brim } from './brim/rules.ts';
import { configOf } from './brim/table.ts';
import { spec } from './brim/training.ts';

const play: SelfPlay<Brim> = {
  config: configOf(3),
  player: randomBot(),
  games: 30,
  blunders: 0,
  every: 1,
  seed: 'play',
};

describe('self-play', () => {
  const samples = selfPlay(brain, play);

  test('keeps every position as each seat stands in it, with what it came to', () => {
    const rows = samples.results.length;
    expect(rows % 3).toBe(0);
    expect(rows).toBeGreaterThan(30 * 3);
    expect(samples.features).toHaveLength(rows * brain.features);
    for (const result of samples.results) {
      expect(result).toBeGreaterThanOrEqual(0);
      expect(result).toBeLessThanOrEqual(1);
    }
  });

  test('one position in so many is kept', () => {
    const fewer = selfPlay(brain, { ...play, every: 4 });
    const share = fewer.results.length / samples.results.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
  });

  test('nothing is kept where it is not quiet', () => {
    const restless = { ...brain, isQuiet: () => false };
    expect(selfPlay(restless, play).results).toHaveLength(0);
  });

  test('the same seed plays the same matches', () => {
    expect(selfPlay(brain, play)).toEqual(samples);
    expect(selfPlay(brain, { ...play, seed: 'other' })).not.toEqual(samples);
  });
});

describe('a generation', () => {
  const stages: string[] = [];
  const onProgress: Progress = (stage, done, of) => stages.push(`${stage} ${done}/${of}`);
  const first = trainGeneration(brain, spec(2), 0, undefined, onProgress);

  test('learns more than that half of all matches are won', () => {
    expect(first.positions).toBeGreaterThan(1500);
    expect(first.fitError).toBeLessThan(0.12);
    expect(first.freshError).toBeLessThan(0.12);
    expect(first.net.layers).toEqual([brain.features, 12, 6]);
  });

  test('is judged by a match against the best so far, in every seat', () => {
    const { wins, games, strength, isBetter } = first.gate;
    expect(games).toBe(40);
    expect(strength).toBeCloseTo((wins / games) * 2, 12);
    expect(isBetter).toBe(strength > 1.02);
  });

  test('tells how far it is', () => {
    expect(stages[0]).toBe('self-play 1/600');
    expect(stages).toContain('self-play 600/600');
    expect(stages.at(-1)).toBe('gate 40/40');
  });

  test('comes out the same for the same seed', () => {
    const again = trainGeneration(brain, spec(2), 0, undefined, () => {});
    expect(again).toEqual(first);
  });

  test('goes on from the best net without changing it', () => {
    const before = first.net.weights.slice();
    const second = trainGeneration(brain, spec(2), 1, first.net, () => {});
    expect(first.net.weights).toEqual(before);
    expect(second.net.weights).not.toEqual(before);
    expect(second.net.layers).toEqual(first.net.layers);
  });

  test('a net for other features is refused', () => {
    const other = newNet([2, 4, 2], seededRng('net'));
    expect(() => trainGeneration(brain, spec(2), 1, other, () => {})).toThrow('2 inputs');
  });
});
