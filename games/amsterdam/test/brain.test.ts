/** What the searching levels are made of, and that they see no more than their seat. */
import { rules } from '@roundhouse/amsterdam/rules';
import { words } from '@roundhouse/amsterdam/words';
import { LEVELS } from '@roundhouse/bots';
import { actorOf, candidateFaults, numberFaults, swap } from '@roundhouse/bots/testing';
import { seededRng } from '@roundhouse/engine';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/brain.ts';
import { positions } from './positions.ts';
import { redeal } from './redeal.ts';
import { sketch } from './table.ts';
import { levelAt } from './weights.ts';

const states = positions(300, 7, 'brain');

test('candidates are legal and different, and begin with the policy’s choice', () => {
  expect(candidateFaults(brain, states, 14)).toEqual([]);
});

describe('a position in numbers', () => {
  test('is finite, near -1 to 1, and as long as it says', () => {
    expect(numberFaults(brain, states, 4)).toEqual([]);
  });

  test('is the same for two seats that stand the same', () => {
    const state = sketch({ hands: [{ red: 2 }, { red: 2 }] });
    const [one, other] = [0, 1].map((seat) => {
      const into = new Float32Array(brain.features);
      const world = rules.determinize(rules.view(state, 'all'), 'all', seededRng('x'));
      for (const player of world.players) player.held = 0;
      brain.describe({ ...world, seat }, seat, into);
      return into;
    });
    expect(one).toEqual(other);
  });
});

describe('reasons', () => {
  const seen = new Map<string, string[]>();
  for (const state of states) {
    const seat = actorOf(rules, state);
    const view = rules.view(state, seat);
    for (const action of rules.legal(state, seat)) {
      const reason = brain.reason(view, seat, action);
      const said = LANGUAGES.map((language) => words[language].reason?.(reason) ?? '');
      seen.set(reason.code, said);
    }
  }

  test('of every kind come up', () => {
    expect([...seen.keys()].toSorted()).toEqual([
      'bonus-card',
      'completes-contract',
      'contracts-in-reach',
      'more-contracts',
      'nothing-wanted-shown',
      'on-the-way',
      'route-points',
      'spare-card',
      'wanted-card',
    ]);
  });

  test('have a sentence in every language, with all figures', () => {
    for (const [code, said] of seen) {
      for (const sentence of said) {
        expect(sentence).not.toContain(code);
        expect(sentence).not.toContain('undefined');
        expect(sentence).toMatch(/^[\p{Lu}].*\.$/u);
      }
      expect(new Set(said).size).toBe(LANGUAGES.length);
    }
  });

  test('a pass has nothing else to do', () => {
    const { code, params } = brain.reason(rules.view(sketch({}), 0), 0, { type: 'pass' });
    expect(words.en.reason?.({ code, params })).toBe('You can do nothing else.');
    expect(words.nl.reason?.({ code, params })).toBe('Je kunt niets anders.');
  });

  test('a route that completes a contract is named with it', () => {
    const state = sketch({ held: [['C02']], hands: [{ red: 1, blue: 2 }], routes: [['R22']] });
    const claim = rules.action.parse('claim R06 red 0');
    const said = claim && words.en.reason?.(brain.reason(rules.view(state, 0), 0, claim));
    expect(said).toBe(
      'Haringpakkerstoren – Korenmetershuisje completes your contract Haringpakkerstoren – Jan Roodenpoortstoren (3).',
    );
  });
});

test.each(LEVELS)('%s: hidden cards dealt anew, the same choice', (level) => {
  const bots = [2, 3, 4].map((seats) => levelAt(seats, level));
  const { changed, differ } = swap(states, {
    rules,
    redeal,
    botAt: (seats) => bots[seats - 2] ?? levelAt(seats, level),
    budget: { iterations: 12 },
  });
  expect(changed).toBeGreaterThan(285);
  expect(differ).toEqual([]);
});

test('it explains what it plays: values from 0 to 1, best first in its rounds', () => {
  const state = states.find(({ step, config }) => step === 'turn' && config.seats === 2);
  if (!state) throw new Error('no such position');
  const { explain, choose } = levelAt(2, 'hard');
  const seat = actorOf(rules, state);
  const [view, legal] = [rules.view(state, seat), rules.legal(state, seat)];
  const weighed = explain?.(view, legal, seat, seededRng('x'), { iterations: 60 });
  expect(weighed?.candidates[0]?.action).toEqual(
    choose(view, legal, seat, seededRng('x'), { iterations: 60 }),
  );
  expect(weighed?.playouts).toBeGreaterThan(30);
  for (const { value } of weighed?.candidates ?? []) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
  }
});
