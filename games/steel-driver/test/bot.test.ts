import { seededRng } from '@roundhouse/engine';
import type { Bot } from '@roundhouse/bots';
import { describe, expect, test } from 'vitest';
import { bots } from '../bot/index.ts';
import { hopedValue } from '../bot/worth.ts';
import { rules, stockValue, type State, type SteelDriver } from '../src/index.ts';
import { buy, configOf, newTable, passMarkers, play } from './table.ts';

const { normal, random } = bots;
if (!normal || !random) throw new Error('the levels are missing');

/** Plays a match; each seat's bot gets its view only, and must answer with a listed action. */
function match(seed: string, seats: number, sits: (seat: number) => Bot<SteelDriver>): State {
  const rng = seededRng(seed);
  const state = rules.setup(configOf({ seats }));
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    const legal = rules.legal(state, seat);
    const action = sits(seat).choose(rules.view(state, seat), legal, seat, rng);
    if (!legal.includes(action)) throw new Error(`${rules.action.format(action)} is not listed`);
    rules.apply(state, seat, action);
  }
  return state;
}

describe('the rule bot', () => {
  test('wins at least 90 % of matches against three random players', () => {
    let won = 0;
    for (let game = 0; game < 40; game++) {
      const hero = game % 4;
      const state = match(`one of four ${game}`, 4, (seat) => (seat === hero ? normal : random));
      if (rules.outcome(state)?.places[hero] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(36);
  });

  test.each([
    [3, 1300, 2000],
    [4, 1000, 1450],
  ])(
    '%i of them end near the reported $%i to $%i each, most with the connection closed',
    (seats, least, most) => {
      const states = Array.from({ length: 24 }, (_, game) =>
        match(`all ${game}`, seats, () => normal),
      );
      const mean =
        states.flatMap(({ cash }) => cash).reduce((sum, cash) => sum + cash, 0) / 24 / seats;
      expect(mean).toBeGreaterThan(least);
      expect(mean).toBeLessThan(most);
      expect(states.filter(({ closer }) => closer !== -1).length).toBeGreaterThan(12);
    },
  );

  test('values whole goods exactly as the rules do', () => {
    for (const hand of [
      [4, 2, 1, 1, 0],
      [2, 2, 1, 0, 0],
      [3, 3, 3, 3, 3],
      [0, 0, 0, 0, 0],
    ]) {
      expect(hopedValue(hand)).toBe(stockValue(hand, 0));
    }
  });

  test('closes the connection when it can', () => {
    const state = newTable(3, 0, 'tutorial');
    buy(state, 'red', 10);
    passMarkers(state);
    play(state, '0 start AMS GRO-AMS', '0 build AMS-RTD', '0 build HAG-RTD', '=0 pass');
    buy(state, 'red', 7);
    passMarkers(state);
    play(state, '1 build RTD-ANT', '1 build ANT-GNT');
    const legal = rules.legal(state, 1);
    const action = normal.choose(rules.view(state, 1), legal, 1, seededRng('close'));
    expect(action).toEqual({ type: 'build', route: 'GNT-OST' });
  });
});
