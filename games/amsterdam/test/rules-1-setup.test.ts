import { CARDS, rules } from '@roundhouse/amsterdam/rules';
import { isRefusal, seededRng } from '@roundhouse/engine';
import { total } from '@roundhouse/kit/multiset';
import { describe, expect, test } from 'vitest';
import { cardsIn, configOf, displayOf, handOf, play, settleChance, textsOf } from './table.ts';

const HANDS = ['* card pink', '* card blue', '* card red', '* card red'];

function dealt(...display: readonly string[]): ReturnType<typeof rules.setup> {
  const state = rules.setup(configOf({ seats: 2 }));
  play(state, ...HANDS, ...display.map((card) => `* card ${card}`));
  return state;
}

/** Two seats; seat 1 begins; both have their contracts in front of them. */
function offered(): ReturnType<typeof rules.setup> {
  const state = dealt('pink', 'blue', 'green', 'black', 'orange');
  const contracts = ['C01', 'C02', 'C03', 'C04'].map((id) => `* contract ${id}`);
  play(state, '* first 1', ...contracts);
  return state;
}

test('[AM-1.1] 44 cards, 24 contracts, 16 carts each and no points', () => {
  const state = rules.setup(configOf({ seats: 4 }));
  expect(Object.fromEntries(CARDS.map((card, kind) => [card, state.pile[kind]]))).toEqual({
    pink: 6,
    blue: 6,
    green: 6,
    black: 6,
    red: 6,
    orange: 6,
    joker: 8,
  });
  expect(total(state.pile)).toBe(44);
  expect(rules.view(state, null).fresh).toBe(24);
  expect(state.players.map(({ carts, score, bonus }) => [carts, score, bonus])).toEqual([
    [16, 0, 0],
    [16, 0, 0],
    [16, 0, 0],
    [16, 0, 0],
  ]);
});

test('[AM-1.1] two to four players, and only known options', () => {
  expect(configOf({ seats: 3 })).toEqual({ seats: 3, memory: 'assisted' });
  for (const wrong of [
    { seats: 1 },
    { seats: 5 },
    { seats: 2, memory: 'none' },
    { seats: 2, x: 1 },
  ]) {
    expect(isRefusal(rules.configure(wrong))).toBe(true);
  }
});

describe('[AM-1.2] hands and display', () => {
  test('two cards each and five turned up', () => {
    const state = dealt('pink', 'blue', 'green', 'black', 'orange');
    expect([handOf(state, 0), handOf(state, 1)]).toEqual([{ pink: 1, blue: 1 }, { red: 2 }]);
    expect(displayOf(state)).toEqual(['pink', 'blue', 'green', 'black', 'orange']);
    expect(cardsIn(state)).toEqual({ hands: [2, 2], pile: 35, discards: 0 });
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'first' });
  });

  test('three jokers among the five are discarded with the others', () => {
    const state = dealt('joker', 'blue', 'joker', 'black', 'joker');
    expect(displayOf(state)).toEqual([null, null, null, null, null]);
    expect(cardsIn(state)).toEqual({ hands: [2, 2], pile: 35, discards: 5 });
    play(state, ...['red', 'joker', 'joker', 'pink', 'pink'].map((card) => `* card ${card}`));
    expect(displayOf(state)).toEqual(['red', 'joker', 'joker', 'pink', 'pink']);
    expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'first' });
  });
});

describe('[AM-1.3] the first contracts', () => {
  test('all owe a choice of one or both of two', () => {
    const state = offered();
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0, 1], asked: [0, 1] });
    expect(textsOf(state, 1)).toEqual(['keep C01', 'keep C02', 'keep C01 C02']);
    expect(textsOf(state, 0)).toEqual(['keep C03', 'keep C04', 'keep C03 C04']);
  });

  test('nobody sees whether, what or how many another kept until all have chosen', () => {
    const state = offered();
    const before = rules.view(state, 0);
    const told = play(state, '1 keep C02');
    expect(told.map((event) => rules.redact(event, 0))).toEqual([undefined]);
    expect(rules.view(state, 0)).toEqual(before);
    expect(rules.view(state, null).owing).toEqual([0, 1]);
    expect(rules.view(state, 1).owing).toEqual([0]);
    expect(rules.view(state, 1).seats[1]?.chosen).toEqual(['C02']);
    const events = play(state, '0 keep C03 C04').map((event) => rules.redact(event, 0));
    expect(events.filter((event) => event?.type === 'kept')).toEqual([
      { type: 'kept', seat: 1, kept: 1, returned: 1, contracts: null },
      { type: 'kept', seat: 0, kept: 2, returned: 0, contracts: ['C03', 'C04'] },
    ]);
    expect(rules.view(state, 0).seats.map(({ contracts }) => contracts)).toEqual([2, 1]);
  });

  test('the last choice can not be taken back: it shows how many the others kept', () => {
    const state = offered();
    expect(rules.reveals?.(state, 0, { type: 'keep', contracts: ['C03'] })).toBe(false);
    play(state, '1 keep C02');
    expect(rules.reveals?.(state, 0, { type: 'keep', contracts: ['C03'] })).toBe(true);
  });
});

test('[AM-1.4] any seat may be the first player; then clockwise', () => {
  const state = dealt('pink', 'blue', 'green', 'black', 'orange');
  expect(rules.chances(state)).toEqual([
    { chance: { type: 'first', seat: 0 }, weight: 1 },
    { chance: { type: 'first', seat: 1 }, weight: 1 },
  ]);
  const chosen = offered();
  play(chosen, '0 keep C03', '1 keep C01');
  expect(rules.turn(chosen)).toEqual({ kind: 'act', seats: [1] });
  play(chosen, '1 blind', '* card pink', '1 blind', '* card pink');
  expect(rules.turn(chosen)).toEqual({ kind: 'act', seats: [0] });
});

describe('[AM-1.5] the order of set-up', () => {
  test('hands, display, first player, contracts, choice', () => {
    const state = rules.setup(configOf({ seats: 3 }));
    const rng = seededRng('order');
    const pools: string[] = [];
    for (let turn = rules.turn(state); turn.kind === 'chance'; turn = rules.turn(state)) {
      pools.push(turn.pool);
      rules.applyChance(state, rules.sampleChance(state, rng));
    }
    expect(pools).toEqual([...Array(11).fill('card'), 'first', ...Array(6).fill('contract')]);
    expect(rules.turn(state)).toMatchObject({ kind: 'act', seats: [0, 1, 2] });
  });

  test('returned contracts lie in seat order from the first player, whatever the order of answers', () => {
    const state = rules.setup(configOf({ seats: 3 }));
    settleChance(state, seededRng('any'));
    const first = state.seat;
    const keeps = [0, 1, 2].map((seat) => `${seat} ${textsOf(state, seat)[0]}`);
    const ends = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ].map((order) => {
      const copy = rules.clone(state);
      play(copy, ...order.map((seat) => keeps[seat] ?? ''));
      return copy;
    });
    expect(ends[0]?.underBy).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });
});
