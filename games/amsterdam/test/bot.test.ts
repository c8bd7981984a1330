/** The rule bot: far better than chance, and at its own table about as good as people. */
import { bots } from '@roundhouse/amsterdam/bot';
import { rules } from '@roundhouse/amsterdam/rules';
import { playGame } from '@roundhouse/bots';
import { describe, expect, test } from 'vitest';
import { bestKeep } from '../bot/contracts.ts';
import { boardOf } from '../bot/board.ts';
import { choose } from '../bot/policy.ts';
import { configOf, play, sketch } from './table.ts';

const normal = bots.normal ?? raise();
const random = bots.random ?? raise();

function raise(): never {
  throw new Error('a level is missing');
}

test('it beats the random bot in at least 98 of 100 games of two', () => {
  let wins = 0;
  for (let game = 0; game < 100; game++) {
    const seat = game % 2;
    const seating = seat === 0 ? [normal, random] : [random, normal];
    const seeds = { chance: `bot ${game >> 1}`, bots: `bot ${game}` };
    const { outcome } = playGame(rules, configOf({ seats: 2 }), seating, seeds);
    if (outcome.places[seat] === 1 && outcome.places[1 - seat] === 2) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(98);
});

test.each([2, 3, 4])('at a table of %i of them the mean score is near 30', (seats) => {
  let sum = 0;
  const games = 60;
  for (let game = 0; game < games; game++) {
    const seating = Array.from({ length: seats }, () => normal);
    const seeds = { chance: `table ${game}`, bots: 'none' };
    const { scores } = playGame(rules, configOf({ seats }), seating, seeds).outcome;
    sum += scores.reduce((all, score) => all + score, 0);
  }
  const mean = sum / games / seats;
  expect(mean).toBeGreaterThan(26);
  expect(mean).toBeLessThan(37);
});

describe('its choices', () => {
  const chosen = (state: ReturnType<typeof sketch>): string => {
    const action = choose(
      rules.view(state, state.seat),
      rules.legal(state, state.seat),
      state.seat,
    );
    return rules.action.format(action);
  };

  test('it aims at a long route first, and claims the one that completes a contract when those are gone', () => {
    const [held, hands] = [[['C02' as const]], [{ red: 1, blue: 2 }]];
    const early = sketch({ held, hands, routes: [['R22']] });
    expect(chosen(early)).toBe('take blue');
    const state = sketch({ held, hands, routes: [['R22'], ['R05', 'R16', 'R35']] });
    expect(chosen(state)).toBe('claim R06 red 0');
  });

  test('it keeps jokers back when the colour suffices', () => {
    const state = sketch({ held: [['C14']], hands: [{ green: 3, joker: 2 }], routes: [['R41']] });
    expect(chosen(state)).toBe('claim R38 green 0');
  });

  test('it takes the colour that its plan lacks', () => {
    const state = sketch({ held: [['C14']], hands: [{ green: 1 }], routes: [['R41']] });
    expect(chosen(state)).toBe('take green');
  });

  test('of two contracts it keeps the one that its routes nearly join', () => {
    const state = sketch({ routes: [['R38', 'R41']], seat: 0 });
    play(state, '0 contracts', '* contract C22', '* contract C10');
    const kept = bestKeep(boardOf(rules.view(state, 0), 0), rules.legal(state, 0));
    expect(kept).toEqual({ type: 'keep', contracts: ['C10'] });
  });
});
