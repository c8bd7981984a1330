import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { levelsOf } from '../src/levels.ts';
import { activationsOf, valueOf } from '../src/net.ts';
import { randomBot } from '../src/random.ts';
import { errorOf, fit, newNet, PARTS, partOf, type Samples } from '../src/train/fit.ts';
import { gateGroup, verdictOn, type Verdict } from '../src/train/gate.ts';
import { selfPlay, targetsOf, type SelfPlay } from '../src/train/self-play.ts';
import { brain } from './brim/brain.ts';
import type { Brim } from './brim/rules.ts';
import { configOf } from './brim/table.ts';
import { FIT, normalBot, samplesOf, trainedNet } from './brim/training.ts';

const play: SelfPlay<Brim> = {
  config: configOf(3),
  player: randomBot(),
  from: 0,
  to: 30,
  blunders: 0,
  every: 1,
  seed: 'play',
};

describe('self-play', () => {
  const positions = selfPlay(brain, play);

  test('keeps every position as each seat stands in it, with what it came to', () => {
    const rows = positions.results.length;
    expect(rows % 3).toBe(0);
    expect(rows).toBeGreaterThan(30 * 3);
    expect(positions.features).toHaveLength(rows * brain.features);
    for (const result of positions.results) {
      expect(result).toBeGreaterThanOrEqual(0);
      expect(result).toBeLessThanOrEqual(1);
    }
  });

  test('a row is of the seat whose result it has: who has stopped short of the brim has lost', () => {
    const net = newNet([brain.features, 12, 6], seededRng('seats'));
    const { player: _, ...rest } = play;
    const samples = samplesOf(
      selfPlay(brain, { ...rest, player: normalBot(), to: 400, blunders: 3 }),
      0,
    );
    fit(net, () => [samples], 'seats', FIT);
    const value = (own: number, other: number): number =>
      valueOf(net, Float32Array.of(1 - own, own, 1, other, 1), activationsOf(net.layers));
    expect(value(1, 0.2)).toBeGreaterThan(value(0.2, 1) + 0.2);
  });

  test('one position in so many is kept', () => {
    const fewer = selfPlay(brain, { ...play, every: 4 });
    const share = fewer.results.length / positions.results.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.35);
  });

  test('nothing is kept where it is not quiet', () => {
    const restless = { ...brain, isQuiet: () => false };
    expect(selfPlay(restless, play).results).toHaveLength(0);
  });

  test('the same seed plays the same matches, in one go or in two', () => {
    expect(selfPlay(brain, play)).toEqual(positions);
    expect(selfPlay(brain, { ...play, seed: 'other' })).not.toEqual(positions);
    const [first, second] = [
      selfPlay(brain, { ...play, to: 12 }),
      selfPlay(brain, { ...play, from: 12 }),
    ];
    expect([...first.results, ...second.results]).toEqual([...positions.results]);
  });

  test('a searching player leaves what it thought beside what came of it, where it was its turn', () => {
    const { hard } = levelsOf(brain, trainedNet(2));
    if (!hard) throw new Error('there is no hard');
    const thinking: SelfPlay<Brim> = {
      ...play,
      config: configOf(2),
      player: hard,
      budget: { iterations: 20 },
      to: 60,
    };
    const { results, thoughts } = selfPlay(brain, thinking);
    const thought = [...thoughts.entries()].filter(([, value]) => !Number.isNaN(value));
    // Of two seats one has to decide; and where there is one choice only nobody thinks.
    expect(thought.length / thoughts.length).toBeGreaterThan(0.3);
    expect(thought.length / thoughts.length).toBeLessThanOrEqual(0.5);
    let [off, even] = [0, 0];
    for (const [row, value] of thought) {
      off += (value - (results[row] ?? 0)) ** 2;
      even += (0.5 - (results[row] ?? 0)) ** 2;
    }
    expect(off).toBeLessThan(even);
    expect(selfPlay(brain, { ...thinking, budget: undefined }).thoughts.every(Number.isNaN)).toBe(
      true,
    );
  });

  test('a target is the result, with a part of the thought where there is one', () => {
    const kept = {
      features: new Float32Array(),
      results: Float32Array.of(1, 0, 1),
      thoughts: Float32Array.of(0.5, 0.5, NaN),
    };
    expect([...targetsOf(kept, 0.5)]).toEqual([0.75, 0.25, 1]);
    expect([...targetsOf(kept, 0)]).toEqual([1, 0, 1]);
  });
});

describe('a fit', () => {
  const samples = samplesOf(selfPlay(brain, { ...play, player: normalBot(), to: 300 }), 0);

  test('learns more than that a third of all matches are won', () => {
    const net = newNet([brain.features, 12, 6], seededRng('fit'));
    const fresh = samplesOf(
      selfPlay(brain, { ...play, player: normalBot(), from: 300, to: 330 }),
      0,
    );
    const before = errorOf(net, fresh);
    const error = fit(net, () => [samples], 'fit', FIT);
    expect(error).toBeLessThan(before);
    expect(errorOf(net, fresh)).toBeLessThan(0.14);
  });

  test('sees all drawers in every epoch', () => {
    const net = newNet([brain.features, 12, 6], seededRng('fit'));
    const opened: number[] = [];
    const drawers = function* (): Generator<Samples> {
      for (const drawer of [0, 1, 2]) {
        opened.push(drawer);
        yield samples;
      }
    };
    fit(net, drawers, 'fit', { ...FIT, epochs: 2 });
    expect(opened).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test.each([
    [0, 64],
    [64, 71],
    [5, 6],
    [3, 3],
  ])('the rows from %i to %i are shared out, each once', (from, to) => {
    const ends = Array.from({ length: PARTS }, (_, part) => partOf(part, from, to));
    expect(
      ends.flatMap(([start, end]) => Array.from({ length: end - start }, (_, at) => start + at)),
    ).toEqual(Array.from({ length: to - from }, (_, at) => from + at));
  });
});

describe('the gate', () => {
  test('one against champions, in every seat: a share of one is the even one', () => {
    const normal = normalBot();
    const shares = Array.from({ length: 40 }, (_, group) =>
      gateGroup(brain, configOf(2), normal, normal, `even ${group}`),
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.35);
    expect(mean).toBeLessThan(0.65);
    const random = shares.map((_, group) =>
      gateGroup(brain, configOf(2), randomBot(), normal, `weak ${group}`),
    );
    expect(verdictOn(random, { even: 0.5, better: 0.55 })).toBe('not better');
    const strong = shares.map((_, group) =>
      gateGroup(brain, configOf(2), normal, randomBot(), `strong ${group}`),
    );
    expect(verdictOn(strong, { even: 0.5, better: 0.55 })).toBe('better');
  });

  /** Groups of two games, each won with that chance; told of one after the other until it is sure. */
  function verdictAt(chance: number, seed: string): Verdict {
    const rng = seededRng(seed);
    const game = (): number => (rng.below(1000) < chance * 1000 ? 1 : 0);
    const shares: number[] = [];
    for (let group = 0; group < 1000; group++) {
      shares.push((game() + game()) / 2);
      const verdict = verdictOn(shares, { even: 0.5, better: 0.55 });
      if (verdict !== 'unsure') return verdict;
    }
    return 'unsure';
  }

  test.each<[number, Verdict, number]>([
    [0.5, 'not better', 0.9],
    [0.45, 'not better', 0.99],
    [0.55, 'better', 0.9],
    [0.65, 'better', 0.99],
  ])('who wins %d of the games is %s, nearly always', (chance, verdict, atLeast) => {
    const right = Array.from({ length: 200 }, (_, at) => verdictAt(chance, `gate ${at}`));
    expect(right.filter((one) => one === verdict).length / 200).toBeGreaterThanOrEqual(atLeast);
  });

  test('a few games say nothing', () => {
    expect(verdictOn([1, 1, 1, 1], { even: 0.5, better: 0.55 })).toBe('unsure');
  });
});
