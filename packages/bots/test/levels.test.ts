import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Bot, type Level } from '../src/bot.ts';
import type { Iterations } from '../src/iterations.ts';
import { levelsOf, netJudge } from '../src/levels.ts';
import type { Net } from '../src/net.ts';
import { newNet } from '../src/train/fit.ts';
import { brain } from './brim/brain.ts';
import { rules, type Brim } from './brim/rules.ts';
import { positions, poured, strengthOf } from './brim/table.ts';
import { trainedNet } from './brim/training.ts';

function level(name: Level, net?: Net): Bot<Brim> {
  const bot = levelsOf(brain, net)[name];
  if (!bot) throw new Error(`there is no ${name}`);
  return bot;
}

test('without weights there are the levels that need none', () => {
  expect(Object.keys(levelsOf(brain))).toEqual(LEVELS.slice(0, 3));
});

test('with weights there are all five, each under its name', () => {
  const levels = levelsOf(brain, newNet([brain.features, 4, 2], seededRng('net')));
  expect(Object.keys(levels)).toEqual([...LEVELS]);
  for (const name of LEVELS) expect(levels[name]?.level).toBe(name);
});

test('weights for another number of features are refused', () => {
  const other = newNet([brain.features + 1, 4, 2], seededRng('net'));
  expect(() => levelsOf(brain, other)).toThrow('a net of 6 inputs for 5 features');
});

test('a value does not depend on what was judged before it', () => {
  const judge = netJudge(brain, newNet([brain.features, 4, 2], seededRng('net')));
  const values = () =>
    positions(20, 2).map((state) =>
      judge(rules.determinize(rules.view(state, 'all'), 'all', seededRng('x')), 0),
    );
  const [first, second] = [values(), values()];
  expect(first).toEqual(second);
  expect(new Set(first).size).toBeGreaterThan(10);
});

describe('each level beats the one below', () => {
  const net = trainedNet(2);
  test.each<[Level, Level, number, number]>([
    ['easy', 'random', 100, 1.2],
    ['normal', 'easy', 100, 1.2],
    ['hard', 'easy', 60, 1.3],
    ['expert', 'easy', 40, 1.3],
  ])('%s against %s', (one, other, groups, atLeast) => {
    const strength = strengthOf(level(one, net), level(other, net), { seats: 2, groups });
    expect(strength).toBeGreaterThan(atLeast);
  });
});

test('a rule bot explains its one choice by a rule of thumb', () => {
  const state = poured([10, 10], [4, 0]);
  const [view, legal] = [rules.view(state, 0), rules.legal(state, 0)];
  expect(level('normal').explain?.(view, legal, 0, seededRng('x'))).toEqual({
    playouts: 0,
    candidates: [
      {
        action: { type: 'pour', amount: 3 },
        value: 0,
        trials: 0,
        reason: { code: 'pour', params: { room: 6 } },
      },
    ],
  });
});

test('the easy level plays one choice in five at random, among what is worth a look', () => {
  const state = poured([8, 8], [0, 0]);
  const [view, legal] = [rules.view(state, 0), rules.legal(state, 0)];
  const rng = seededRng('easy');
  const candidates = brain.candidates(view, legal, 0, rng);
  const played = new Map<string, number>();
  for (let i = 0; i < 4000; i++) {
    const text = rules.action.format(level('easy').choose(view, legal, 0, rng));
    played.set(text, (played.get(text) ?? 0) + 1);
  }
  // The careless policy never stops with so much room: stops are a quarter of the random fifth.
  expect(candidates).toHaveLength(4);
  expect(played.get('stop')).toBeGreaterThan(160);
  expect(played.get('stop')).toBeLessThan(240);
});

test('what is not worth a look the easy level never plays', () => {
  const state = poured([8, 8], [0, 0]);
  const [view, legal] = [rules.view(state, 0), rules.legal(state, 0)];
  const rng = seededRng('easy');
  const { easy } = levelsOf({ ...brain, candidates: () => legal.slice(1, 2) });
  const types = Array.from({ length: 400 }, () => easy?.choose(view, legal, 0, rng).type);
  expect(new Set(types)).toEqual(new Set(['pour']));
});

test('play-outs go by the number of seats where they are set so, and no table is forgotten silently', () => {
  const triedAt = (seats: number, iterations: Iterations): number => {
    const { expert } = brain.search;
    const search = { hard: { plies: 6, iterations }, expert };
    const { hard } = levelsOf(
      { ...brain, search },
      newNet([brain.features, 4, 2], seededRng('net')),
    );
    const state = poured(Array(seats).fill(12), Array(seats).fill(4));
    const legal = rules.legal(state, state.seat);
    const view = rules.view(state, state.seat);
    return hard?.explain?.(view, legal, state.seat, seededRng('x')).playouts ?? 0;
  };
  expect(triedAt(3, { 2: 8, 3: 40 })).toBe(triedAt(3, 40));
  expect(triedAt(2, { 2: 8, 3: 40 })).toBe(triedAt(2, 8));
  expect(triedAt(2, 8)).toBeLessThan(triedAt(2, 40));
  expect(() => triedAt(3, { 2: 8 })).toThrow('no play-outs are set for 3 seats');
});
