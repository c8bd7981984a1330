import { candidateFaults, numberFaults } from '@roundhouse/bots/testing';
import { seededRng, type Seat } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { bots } from '../bot/index.ts';
import { rules, type Action, type State } from '../src/index.ts';
import type { MapName } from '../src/types.ts';
import { words } from '../ui/words/index.ts';
import { configOf } from './table.ts';

interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
}

/** Every decision of a match of rule bots, as it stood before it was made. */
function decisions(seed: string, seats: number, map: MapName): readonly Decision[] {
  const rng = seededRng(seed);
  const state = rules.setup(configOf({ seats, map }));
  const met: Decision[] = [];
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    if (!turn.forced) met.push({ state: rules.clone(state), seat, legal });
    rules.apply(state, seat, brain.policy(rules.view(state, seat), legal, seat, rng));
  }
  return met;
}

const MATCHES = (
  [
    [3, 'usa'],
    [6, 'usa'],
    [3, 'tutorial'],
    [5, 'tutorial'],
    [4, 'netherlands'],
  ] as const
).map(([seats, map]) => ({ seats, map, met: decisions(`brain ${seats}`, seats, map) }));

describe.each(MATCHES)('the brain at $seats seats, map $map', ({ seats, met }) => {
  test('looks at a few legal actions, the rule bot’s choice first', () => {
    const states = met.map(({ state }) => state);
    expect(candidateFaults(brain, states, 10)).toEqual([]);
    for (const { state, seat, legal } of met) {
      const found = brain.candidates(rules.view(state, seat), legal, seat, seededRng('same'));
      expect(found.length).toBeGreaterThanOrEqual(Math.min(legal.length, 2));
    }
  });

  test('describes positions in small finite numbers, and differently for each seat', () => {
    const quiet = met.filter(({ state }) => brain.isQuiet(imagined(state)));
    expect(quiet.length).toBeGreaterThan(20);
    const states = quiet.map(({ state }) => state);
    expect(numberFaults(brain, states, 3)).toEqual([]);
    for (const { state } of quiet) {
      const described = Array.from({ length: seats }, (_, seat) => {
        const [into, again] = [new Float32Array(brain.features), new Float32Array(brain.features)];
        brain.describe(imagined(state), seat, into);
        brain.describe(imagined(state), seat, again);
        expect(again).toEqual(into);
        return into.join(' ');
      });
      expect(new Set(described).size).toBe(seats);
    }
  });

  test('chooses alike for the same seed', () => {
    for (const { state, seat, legal } of met) {
      const once = (): Action =>
        brain.policy(rules.view(state, seat), legal, seat, seededRng('same'));
      expect(once()).toBe(once());
    }
  });

  test('gives a reason for every action that both languages have a sentence for', () => {
    for (const { state, seat, legal } of met) {
      const view = rules.view(state, seat);
      for (const action of brain.candidates(view, legal, seat, seededRng('same'))) {
        const reason = brain.reason(view, seat, action);
        for (const { reason: say } of [words.en, words.nl]) {
          const sentence = say?.(reason) ?? '';
          expect(sentence).toMatch(/^[A-Z].+\.$/);
          expect(sentence).not.toMatch(/undefined|NaN/);
        }
      }
    }
  });
});

test('the easy level plays worse than normal and better than at random', () => {
  const { easy, normal, random } = bots;
  if (!easy || !normal || !random) throw new Error('a level is missing');
  const wins = (one: typeof easy, others: typeof easy): number => {
    let won = 0;
    for (let game = 0; game < 30; game++) {
      const rng = seededRng(`levels ${game}`);
      const state = rules.setup(configOf({ seats: 3 }));
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        if (turn.kind === 'chance') {
          rules.applyChance(state, rules.sampleChance(state, rng));
          continue;
        }
        const seat = turn.seats[0] ?? 0;
        const bot = seat === game % 3 ? one : others;
        const legal = rules.legal(state, seat);
        rules.apply(state, seat, bot.choose(rules.view(state, seat), legal, seat, rng));
      }
      if (rules.outcome(state)?.places[game % 3] === 1) won++;
    }
    return won;
  };
  expect(wins(easy, random)).toBeGreaterThanOrEqual(24);
  expect(wins(normal, easy)).toBeGreaterThanOrEqual(18);
});

function imagined(state: State): ReturnType<typeof rules.determinize> {
  return rules.determinize(rules.view(state, 0), 0, seededRng('all open'));
}
