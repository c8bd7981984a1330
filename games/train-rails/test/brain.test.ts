/** What the levels are made of, and that they see no more than their seat. */
import { LEVELS, playGame } from '@roundhouse/bots';
import { actorOf, candidateFaults, numberFaults, swap } from '@roundhouse/bots/testing';
import { seededRng, type Imagined, type Rng } from '@roundhouse/engine';
import { rules, trainOf, type Action, type State } from '@roundhouse/train-rails/rules';
import { words } from '@roundhouse/train-rails/words';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { hiddenIn } from '../bot/seats.ts';
import { positions } from './positions.ts';
import { redeal } from './redeal.ts';
import { configOf, position } from './table.ts';
import { levelAt } from './weights.ts';

const states = positions(300, 9, 'brain');
const train = trainOf(rules.setup(configOf({ seats: 2 })));
/** All seats of the second car. */
const far = train.places.flatMap(({ id, kind }) =>
  kind === 'seat' && id.startsWith('2') ? [id] : [],
);

function imagined(state: State): Imagined<State> {
  return rules.determinize(rules.view(state, 0), 0, seededRng('imagined'));
}

describe('the rule bot', () => {
  test('decides alike on equal views', () => {
    for (const state of states) {
      const seat = actorOf(rules, state);
      const legal = rules.legal(state, seat);
      const choice = (seed: string): Action =>
        brain.policy(rules.view(state, seat), legal, seat, seededRng(seed));
      expect(choice('one')).toBe(choice('other'));
      expect(legal).toContain(choice('one'));
    }
  });

  test('finds a way where all seats that numbers lead to are taken', () => {
    const hidden = hiddenIn(train);
    const open = train.exits.flatMap((_, cell) =>
      ((hidden >>> cell) & 1) === 0 ? [train.places[cell]?.id ?? ''] : [],
    );
    const state = position({
      hands: [
        ['red1', 'blue2', 'enter1', 'takeseat', 'eccentric'],
        ['red2', 'blue3', 'enter2', 'takeseat', 'upass'],
      ],
      aisle: ['1A10', '1A16'],
      sitting: [open.slice(0, 11), open.slice(11)],
    });
    const rng = seededRng('stuck');
    let plies = 0;
    while (rules.turn(state).kind !== 'over' && plies < 1000) {
      settle(state, rng);
      const seat = actorOf(rules, state);
      const legal = rules.legal(state, seat);
      rules.apply(state, seat, brain.policy(rules.view(state, seat), legal, seat, rng));
      settle(state, rng);
      plies++;
    }
    expect(plies).toBeLessThan(1000);
  });
});

/** Chance falls until somebody must choose. */
function settle(state: State, rng: Rng): void {
  while (rules.turn(state).kind === 'chance') {
    rules.applyChance(state, rules.sampleChance(state, rng));
  }
}

test('candidates are legal and different, and begin with the policy’s choice', () => {
  expect(candidateFaults(brain, states, 8)).toEqual([]);
});

describe('a position in numbers', () => {
  test('is finite, near -1 to 1, and as long as it says', () => {
    expect(numberFaults(brain, states, 3)).toEqual([]);
  });

  test('is the same for equal views, whatever the hidden cards', () => {
    for (const state of states.slice(0, 60)) {
      const described = ['one', 'other'].map((seed) => {
        const into = new Float32Array(brain.features);
        brain.describe(rules.determinize(rules.view(state, 0), 0, seededRng(seed)), 0, into);
        return into;
      });
      expect(described[0]).toEqual(described[1]);
    }
  });

  test('tells every seat at the table apart', () => {
    const state = position({ seats: 3, sitting: [['1A22'], ['1A24', '1A34'], []] });
    const rows = [0, 1, 2].map((seat) => {
      const into = new Float32Array(brain.features);
      brain.describe(imagined(state), seat, into);
      return into.join();
    });
    expect(new Set(rows).size).toBe(3);
  });
});

describe('reasons', () => {
  const seen = new Map<string, string[]>();
  for (const state of states) {
    const seat = actorOf(rules, state);
    const view = rules.view(state, seat);
    for (const action of rules.legal(state, seat)) {
      const reason = brain.reason(view, seat, action);
      seen.set(
        reason.code,
        LANGUAGES.map((language) => words[language].reason?.(reason) ?? ''),
      );
    }
  }

  test('of nearly every kind come up', () => {
    expect(seen.size).toBeGreaterThanOrEqual(34);
  });

  test('have a sentence in every language, with all figures', () => {
    for (const [code, said] of seen) {
      for (const sentence of said) {
        expect(sentence).not.toBe(code);
        expect(sentence).not.toMatch(/undefined|NaN|null/);
        expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      }
      expect(new Set(said).size).toBe(LANGUAGES.length);
    }
  });

  // From 1A33 each of 1 to 5 ends on some seat of the empty car.
  test.each([
    ['move 1A22 red5', 'Your last pawn sits down on 1A22: you win.'],
    ['move 1A33 red5', 'From 1A33 new number cards give you a 100 % chance of a seat.'],
    ['pass', 'Nothing else is worth doing.'],
  ])('%s: %s', (text, sentence) => {
    const state = position({ hands: [['red5']], aisle: ['1A16'], sitting: [far.slice(0, 11)] });
    const action = rules.legal(state, 0).find((legal) => rules.action.format(legal) === text);
    const said = action && words.en.reason?.(brain.reason(rules.view(state, 0), 0, action));
    expect(said).toBe(sentence);
  });
});

test.each(LEVELS)('%s: hidden cards dealt anew, the same choice', (level) => {
  const bots = [2, 3, 4].map((seats) => levelAt(seats, level));
  const { changed, differ } = swap(states, {
    rules,
    redeal,
    botAt: (seats) => bots[seats - 2] ?? levelAt(seats, level),
    budget: { iterations: 6 },
  });
  expect(changed).toBeGreaterThan(280);
  expect(differ).toEqual([]);
});

test('it explains what it plays, with values from 0 to 1', () => {
  const state = states.find(({ config, stack }) => config.seats === 2 && stack.length === 1);
  if (!state) throw new Error('no such position');
  const { explain, choose } = levelAt(2, 'hard');
  const seat = actorOf(rules, state);
  const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
  const weighed = explain?.(view, legal, seat, seededRng('x'), { iterations: 40 });
  expect(weighed?.candidates[0]?.action).toBe(
    choose(view, legal, seat, seededRng('x'), { iterations: 40 }),
  );
  expect(weighed?.playouts).toBeGreaterThan(10);
  for (const { value } of weighed?.candidates ?? []) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['easy', 'random', 15],
  ['normal', 'random', 19],
  ['normal', 'easy', 12],
] as const)('%s beats %s in at least %i of 20 games of two', (one, other, least) => {
  const [own, opponent] = [levelAt(2, one), levelAt(2, other)];
  let wins = 0;
  for (let game = 0; game < 20; game++) {
    const seat = game % 2;
    const seating = seat === 0 ? [own, opponent] : [opponent, own];
    const seeds = { chance: `levels ${game >> 1}`, bots: `levels ${game}` };
    const { places } = playGame(rules, configOf({ seats: 2 }), seating, seeds).outcome;
    if (places[seat] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(least);
});
