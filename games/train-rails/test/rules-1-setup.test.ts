import { isRefusal } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { rules, type Chance, type State } from '@roundhouse/train-rails/rules';
import { configOf, fall, handOf, play, position, settle } from './table.ts';

/** The pools in the order in which set-up draws from them, each draw taken as the first outcome. */
function pools(state: State): string[] {
  const drawn: string[] = [];
  for (let turn = rules.turn(state); turn.kind === 'chance'; turn = rules.turn(state)) {
    drawn.push(turn.pool);
    const chance: Chance | undefined = rules.chances(state)[0]?.chance;
    if (chance) rules.applyChance(state, chance);
  }
  return drawn;
}

test.each([
  [2, 12],
  [3, 10],
  [4, 8],
])('[TR-1.1] %i players have %i pawns each', (seats, pawns) => {
  expect(rules.setup(configOf({ seats })).supply).toEqual(
    Array.from({ length: seats }, () => pawns),
  );
});

test('[TR-1.1] eleven of twelve pawns on seats do not win', () => {
  const eleven = [
    '1A31',
    '1A41',
    '1A51',
    '1A61',
    '1A71',
    '1A22',
    '1A42',
    '1A62',
    '1A24',
    '1A54',
    '1A74',
  ];
  const state = position({ hands: [['red1']], sitting: [eleven.slice(0, 10)], aisle: ['1A33'] });
  play(state, 0, 'move 1A34 red1');
  expect(state.over).toBe(false);
  const last = position({ hands: [['red1']], sitting: [eleven], aisle: ['1A33'] });
  play(last, 0, 'move 1A34 red1');
  expect(last.over).toBe(true);
  expect(rules.outcome(last)).toEqual({ scores: [12, 0], places: [1, 2] });
});

test('[TR-1.3] a deck is made anew from its discards only when a card must be drawn and none is left', () => {
  const state = position({ hands: [['red1', 'red2', 'token']], tokens: [1] });
  const [numbers] = state.deck;
  if (!numbers || !state.discard[0]) throw new Error('no deck');
  state.discard[0] = numbers.map((count, place) => (place === 4 ? 0 : count));
  state.deck[0] = numbers.map((count, place) => (place === 4 ? count : 0));
  play(state, 0, 'swap');
  play(state, 0, 'trade red1');
  expect(fall(state, 'number red5').map(({ type }) => type)).toEqual(['drew']);
  const dry = position({ hands: [['red1', 'red2', 'token']], tokens: [1] });
  dry.discard[0] = dry.deck[0] ?? [];
  dry.deck[0] = dry.discard[0].map(() => 0);
  play(dry, 0, 'swap');
  play(dry, 0, 'trade red1');
  expect(dry.discard[0]?.[0], 'it still lies open').toBe(5);
  const events = fall(dry, 'number red1');
  expect(events[0]).toEqual({ type: 'remade', kind: 'number', cards: 39 });
  expect(handOf(dry, 0)).toContain('red1');
});

test('[TR-1.3] 40 number cards and 80 action cards', () => {
  const { deck } = rules.setup(configOf({ seats: 3 }));
  expect(deck.map((counts) => counts.reduce((sum, n) => sum + n, 0))).toEqual([40, 80]);
});

test('[TR-1.4] each starts with two number cards, three action cards and three tokens', () => {
  const state = rules.setup(configOf({ seats: 4 }));
  pools(state);
  expect(state.sizes).toEqual([2, 3, 2, 3, 2, 3, 2, 3]);
  expect(state.tokens).toEqual([3, 3, 3, 3]);
});

test('[TR-1.5] chance settles tiles, join, the hands seat by seat, and the first player', () => {
  const state = rules.setup(configOf({ seats: 2, tiles: 'random', join: 'random' }));
  const hand = ['number', 'number', 'action', 'action', 'action'];
  expect(pools(state)).toEqual(['tiles', 'join', ...hand, ...hand, 'first']);
  const fixed = rules.setup(configOf({ seats: 3 }));
  expect(pools(fixed)).toEqual([...hand, ...hand, ...hand, 'first']);
});

test('[TR-1.5] tiles are an ordered pair, and play starts with descending seats', () => {
  const state = rules.setup(configOf({ seats: 3, tiles: 'random' }));
  expect(rules.chances(state)).toHaveLength(12);
  fall(state, 'tiles D+C');
  while (rules.turn(state).kind === 'chance' && rules.chances(state)[0]?.chance.type !== 'first') {
    settleOne(state);
  }
  expect(rules.chances(state).map(({ weight }) => weight)).toEqual([1, 1, 1]);
  fall(state, 'first 1');
  const order = [state.player];
  for (let turn = 0; turn < 3; turn++) {
    play(state, state.player, 'pass');
    settle(state);
    order.push(state.player);
  }
  expect(order).toEqual([1, 0, 2, 1]);
});

function settleOne(state: State): void {
  const chance = rules.chances(state)[0]?.chance;
  if (chance) rules.applyChance(state, chance);
}

test('[TR-1.6] others see the size of a hand, the discards and the tokens, not the cards', () => {
  const state = position({
    hands: [
      ['red1', 'exit1'],
      ['blue5', 'rebel', 'beg'],
    ],
    discard: ['token'],
  });
  const seen = rules.view(state, 0);
  expect(seen.players[1]).toMatchObject({ hand: null, numbers: 1, actions: 2, tokens: 0 });
  expect(seen.players[0]?.hand?.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(seen.discard.reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(rules.view(state, null).players.every(({ hand }) => hand === null)).toBe(true);
});

test('[TR-1.7] the defaults, and what is no option', () => {
  expect(rules.configure({ seats: 2 })).toEqual({
    seats: 2,
    tiles: 'A+B',
    join: 'short',
    hand: '2N+3A',
    die: '3',
    begging: 'blind',
    overtaking: 'strict',
  });
  for (const bad of [
    { seats: 5 },
    { seats: 2, tiles: 'A+A' },
    { seats: 2, die: '5' },
    { seats: 2, x: 1 },
  ]) {
    expect(isRefusal(rules.configure(bad))).toBe(true);
  }
});

test('[TR-1.7] three number cards and two action cards by the other reading', () => {
  const state = rules.setup(configOf({ seats: 2, hand: '3N+2A' }));
  pools(state);
  expect(state.sizes).toEqual([3, 2, 3, 2]);
});

test.each([
  ['3', [3, 3]],
  ['4', [4, 2]],
] as const)('[TR-1.7] a die with %s open faces', (die, weights) => {
  const state = position({ options: { die }, waiting: ['1AN'] });
  play(state, 0, 'roll');
  expect(rules.chances(state).map(({ weight }) => weight)).toEqual(weights);
});
