/** What the searching levels are made of. */
import { LEVELS, playGame } from '@roundhouse/bots';
import { candidateFaults, numberFaults } from '@roundhouse/bots/testing';
import { seededRng } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { rules } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { words } from '../ui/words/index.ts';
import { EVERY_KIND, kindOf } from './kinds.ts';
import { configOf } from './table.ts';
import { levelAt } from './weights.ts';

/** Positions of matches with some random moves, in which a seat has a choice. */
function positions(): State[] {
  const found: State[] = [];
  for (const seats of [3, 4, 5]) {
    const rng = seededRng(`positions ${seats}`);
    const state = rules.setup(configOf({ seats }));
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng));
        continue;
      }
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      if (!turn.forced && rng.below(3) === 0) found.push(rules.clone(state));
      const isRandom = rng.below(10) === 0;
      const action = isRandom
        ? legal[rng.below(legal.length)]
        : brain.policy(state, legal, seat, rng);
      if (action) rules.apply(state, seat, action);
    }
  }
  return found;
}

const states = positions();

test('candidates are legal and different, and begin with the choice of the rule bot', () => {
  expect(candidateFaults(brain, states, 9)).toEqual([]);
});

test('candidates for a bid are the pass, the least bid, and the limit', () => {
  for (const state of states.filter(({ frame }) => frame.step === 'bid')) {
    const { seat } = state.frame;
    const legal = rules.legal(state, seat);
    const found = brain.candidates(state, legal, seat, seededRng('x'));
    expect(found).toContain(legal[0]);
    expect(found).toContain(legal[1]);
    expect(found.length).toBeLessThanOrEqual(4);
  }
});

test('the rule bot plays the same for the same luck', () => {
  for (const state of states) {
    const { seat } = state.frame;
    const legal = rules.legal(state, seat);
    const choices = [1, 2].map(() => brain.policy(state, legal, seat, seededRng('same')));
    expect(choices[0]).toBe(choices[1]);
  }
});

describe('a position in numbers', () => {
  function numbersOf(state: State, viewer: number, seat: number): Float32Array {
    const numbers = new Float32Array(brain.features);
    const world = rules.determinize(rules.view(state, viewer), viewer, seededRng('x'));
    brain.describe(world, seat, numbers);
    return numbers;
  }

  test('is finite, at most 3, and as long as it says', () => {
    expect(numberFaults(brain, states, 3)).toEqual([]);
  });

  test('is the same whoever imagines it, and tells the seats apart', () => {
    for (const state of states) {
      const { seat } = state.frame;
      const numbers = numbersOf(state, seat, seat);
      expect(numbersOf(rules.clone(state), (seat + 1) % 3, seat)).toEqual(numbers);
    }
    const last = states.at(-1);
    if (!last) throw new Error('no positions');
    expect(numbersOf(last, 0, 0)).not.toEqual(numbersOf(last, 0, 1));
  });
});

describe('reasons', () => {
  const seen = new Map<string, string[]>();
  for (const state of states) {
    const { seat } = state.frame;
    for (const action of rules.legal(state, seat).slice(-60)) {
      const reason = brain.reason(state, seat, action);
      seen.set(
        reason.code,
        LANGUAGES.map((one) => words[one].reason?.(reason) ?? ''),
      );
    }
  }

  test('of every kind come up', () => {
    expect([...seen.keys()].toSorted()).toEqual([
      'first-city',
      'house-for-others',
      'house-income',
      'in-the-way',
      'into-city',
      'money-for-better',
      'money-for-others',
      'money-to-build',
      'move-first',
      'nothing-pays',
      'on-the-way',
      'others-pay',
      'share-costs-you',
      'share-kept-from-others',
      'share-on-offer',
      'share-too-dear',
      'share-worth-it',
      'space-auction',
      'space-develop',
      'space-expand',
      'space-finance',
      'space-take2',
      'two-cubes',
      'two-dollars',
    ]);
  });

  test('have a sentence in every language, with all figures', () => {
    for (const [code, said] of seen) {
      for (const sentence of said) {
        expect(sentence).not.toBe(code);
        expect(sentence).not.toContain('undefined');
        expect(sentence).toMatch(/^[\p{Lu}$].*\.$/u);
      }
      expect(new Set(said).size).toBe(LANGUAGES.length);
    }
  });
});

test.each([3, 5])('with %i seats it explains what it plays, with values from 0 to 1', (seats) => {
  const state = states.find(({ frame, config, phase }) => {
    return frame.step === 'space' && config.seats === seats && phase === 2;
  });
  if (!state) throw new Error('no such position');
  const { seat } = state.frame;
  const legal = rules.legal(state, seat);
  for (const level of LEVELS.slice(3)) {
    const { choose, explain } = levelAt(seats, level);
    const weighed = explain?.(state, legal, seat, seededRng('x'), { iterations: 30 });
    const chosen = choose(state, legal, seat, seededRng('x'), { iterations: 30 });
    expect(weighed?.candidates[0]?.action).toBe(chosen);
    expect(weighed?.playouts).toBeGreaterThan(10);
    for (const { value } of weighed?.candidates ?? []) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});

test.each([3, 5])('with %i seats the expert wins among rule bots', (seats) => {
  const [expert, normal] = [levelAt(seats, 'expert'), levelAt(seats, 'normal')];
  const quick: typeof expert = {
    level: 'expert',
    choose: (view, legal, seat, rng) => expert.choose(view, legal, seat, rng, { iterations: 12 }),
  };
  const seating = Array.from({ length: seats }, (_, seat) => (seat === 1 ? quick : normal));
  const seeds = { chance: 'smoke', bots: 'smoke' };
  const { places } = playGame(rules, configOf({ seats }), seating, seeds).outcome;
  expect(places[1]).toBe(1);
});

describe('experts among themselves', () => {
  const done = new Set<string>();
  const bids: { readonly amount: number; readonly cash: number; readonly behind: number }[] = [];
  const expert = levelAt(4, 'expert');
  const watched: typeof expert = {
    level: 'expert',
    choose(view, legal, seat, rng) {
      const weighed = expert.explain?.(view, legal, seat, rng, { iterations: 12 });
      const [first] = weighed?.candidates ?? [];
      if (!first) throw new Error('nothing to choose from');
      const { action } = first;
      if (action.type === 'bid') {
        const pass = weighed?.candidates.find((one) => one.action.type === 'pass');
        const behind = (pass?.value ?? 0) - first.value;
        bids.push({ amount: action.amount, cash: view.cash[seat] ?? 0, behind });
      }
      done.add(kindOf(action));
      return action;
    },
  };
  const seating = Array.from({ length: 4 }, () => watched);
  const seeds = { chance: 'experts match', bots: 'experts match' };
  const { scores } = playGame(rules, configOf({ seats: 4 }), seating, seeds).outcome;

  test('never bid above their cash, nor when a pass is worth more', () => {
    expect(bids.length).toBeGreaterThan(40);
    expect(bids.filter(({ amount, cash }) => amount > cash)).toEqual([]);
    expect(bids.filter(({ behind }) => behind > 0)).toEqual([]);
  });

  test('do not go broke', () => {
    expect(Math.min(...scores)).toBeGreaterThan(50);
  });

  test('use every space and every action', () => {
    expect([...done].toSorted()).toEqual(EVERY_KIND);
  });
});
