/** What is made once and shared, and not frozen so that it is read fast, stays as it was made. */
import { seededRng } from '@roundhouse/engine';
import { acting, forced } from '@roundhouse/kit/turns';
import { expect, test } from 'vitest';
import { cardIndex } from '../src/cards.ts';
import { CARDS, rules } from '../src/index.ts';
import { PAYMENTS } from '../src/payments.ts';
import { plainSpend, spendOf } from '../src/spends.ts';
import { configOf } from './table.ts';

const PASS_CARDS = [0, 1, 2];

function sharedLists(): string {
  const spends = Array.from({ length: PAYMENTS }, (_, payment) => [
    plainSpend(payment),
    PASS_CARDS.map((excuses) => PASS_CARDS.map((rebels) => spendOf(payment, excuses, rebels))),
  ]);
  const turns = [0, 1, 2, 3].map((seat) => [acting(seat), forced(seat)]);
  return JSON.stringify({ spends, turns });
}

test('random games, told and untold, change no list of cards and no turn', () => {
  const before = sharedLists();
  for (let game = 0; game < 12; game++) {
    const rng = seededRng(`shared/${game}`);
    const state = rules.setup(configOf({ seats: 2 + (game % 3) }));
    const emit = game % 2 === 0 ? () => undefined : undefined;
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.applyChance(state, rules.sampleChance(state, rng), emit);
        continue;
      }
      const [seat = 0] = turn.seats;
      const legal = rules.legal(state, seat);
      const action = legal[turn.forced ? 0 : rng.below(legal.length)];
      if (action) rules.apply(state, seat, action, emit);
    }
  }
  expect(sharedLists()).toBe(before);
});

test('two lists of one position have nothing in common that a caller could change', () => {
  const rng = seededRng('own lists');
  const state = rules.setup(configOf({ seats: 3 }));
  let lists = 0;
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const [seat = 0] = turn.seats;
    const [legal, again] = [rules.legal(state, seat), rules.legal(state, seat)];
    expect(again).toEqual(legal);
    expect(again).not.toBe(legal);
    lists++;
    const action = legal[turn.forced ? 0 : rng.below(legal.length)];
    if (action) rules.apply(state, seat, action);
  }
  expect(lists).toBeGreaterThan(100);
});

test('every card is found at its place in CARDS, also where its name was cut out of a text', () => {
  const texts = CARDS.map((card) => ` lay ${card}`.slice(5) as (typeof CARDS)[number]);
  expect(texts.map(cardIndex)).toEqual([...CARDS.keys()]);
});
