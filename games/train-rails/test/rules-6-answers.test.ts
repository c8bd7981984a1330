import { expect, test } from 'vitest';
import { rules } from '@roundhouse/train-rails/rules';
import { aisleAt, handOf, listed, play, position, seatsOf, settle, texts } from './table.ts';

const SEATED = { sitting: [[], ['1A41', '1A42']] } as const;

test('[TR-6.1] a laid card lies with the discards at once, and one Rebel cancels a whole Exit 2X', () => {
  const state = position({
    ...SEATED,
    hands: [
      ['exit2', 'red1'],
      ['rebel', 'rebel'],
    ],
  });
  play(state, 0, 'lay exit2');
  expect(rules.view(state, 1).discard.reduce((sum, n) => sum + n, 0)).toBe(1);
  play(state, 0, 'exit2 1 1A41,1A42');
  expect(rules.view(state, null).stack.at(-1)).toEqual({
    type: 'window',
    seat: 1,
    attack: { card: 'exit2', cell: '1A41', other: '1A42' },
  });
  play(state, 1, 'rebel');
  expect(seatsOf(state, 1)).toEqual(['1A41', '1A42']);
  expect(handOf(state, 1)).toEqual(['rebel']);
});

test('[TR-6.1] Express and Reverse can’t be answered', () => {
  const state = position({ hands: [['express', 'reverse'], ['rebel']] });
  play(state, 0, 'express');
  play(state, 0, 'reverse');
  expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
});

test('[TR-6.2] a cancelled red card ends the attacker’s turn, a cancelled green one does not', () => {
  const red = position({ ...SEATED, hands: [['exit1'], ['rebel']] });
  play(red, 0, 'lay exit1');
  play(red, 0, 'exit1 1 1A41');
  play(red, 1, 'rebel');
  expect(red.stack.at(-1)).toEqual({ type: 'draw', seat: 0, numbers: 2, actions: 3 });
  const green = position({ ...SEATED, hands: [['eccentric'], ['rebel']] });
  play(green, 0, 'lay eccentric');
  play(green, 0, 'eccentric 1A42');
  play(green, 1, 'rebel');
  expect(green).toMatchObject({ player: 0, stack: [{ type: 'free' }] });
});

test('[TR-6.2] a cancelled move leaves the pawn where it was; its cards are spent', () => {
  const state = position({
    hands: [['red1', 'excuse', 'token'], ['rebel']],
    aisle: ['1A43'],
    sitting: [[], ['1A42']],
  });
  play(state, 0, 'oust 1A42 1A41 red1 excuse');
  play(state, 1, 'rebel');
  expect(aisleAt(state, 0)).toBe('1A43');
  expect(seatsOf(state, 1)).toEqual(['1A42']);
  expect(handOf(state, 0)).toEqual(['token']);
  settle(state);
  expect(state.player).toBe(1);
});

test('[TR-6.3] every target with an action card is asked, and nobody sees whether he can answer', () => {
  const able = position({ ...SEATED, seats: 3, hands: [['eccentric'], ['rebel'], ['red1']] });
  const unable = position({ ...SEATED, seats: 3, hands: [['eccentric'], ['token'], ['red1']] });
  for (const state of [able, unable]) {
    play(state, 0, 'lay eccentric');
    play(state, 0, 'eccentric 1A41');
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
    expect(texts(state, 0)).toEqual([]);
  }
  for (const viewer of [0, 2, null]) {
    expect(rules.view(able, viewer)).toEqual(rules.view(unable, viewer));
  }
  expect(texts(able, 1)).toEqual(['accept', 'rebel']);
  expect(texts(unable, 1)).toEqual(['accept']);
  expect(rules.idle(rules.view(able, 1), 1)).toEqual({ type: 'accept' });
});

test('[TR-6.3] a target without action cards is not asked', () => {
  const state = position({ ...SEATED, hands: [['eccentric'], ['red1']] });
  play(state, 0, 'lay eccentric');
  const events = play(state, 0, 'eccentric 1A41');
  expect(events.map(({ type }) => type)).toEqual(['attacked', 'pushed']);
  expect(aisleAt(state, 1)).toBe('1A43');
});

test('[TR-6.3] standing orders answer at once, from the seat’s own view', () => {
  const state = position({ ...SEATED, hands: [['eccentric'], ['rebel']] });
  play(state, 0, 'lay eccentric');
  play(state, 0, 'eccentric 1A41');
  const seen = rules.view(state, 1);
  expect(rules.obey?.(seen, 1, { name: 'accept' })).toEqual({ type: 'accept' });
  expect(rules.obey?.(seen, 1, { name: 'rebel' })).toEqual({ type: 'rebel' });
  expect(rules.obey?.(rules.view(state, 0), 0, { name: 'rebel' })).toBeUndefined();
});

test('[TR-6.4] the defender draws up only at the end of his own next turn', () => {
  const state = position({
    ...SEATED,
    hands: [['exit1'], ['rebel', 'token', 'token', 'red1', 'red1']],
  });
  play(state, 0, 'lay exit1');
  play(state, 0, 'exit1 1 1A41');
  play(state, 1, 'rebel');
  settle(state);
  expect(state).toMatchObject({ player: 1, sizes: [2, 3, 2, 2] });
  play(state, 1, 'pass');
  settle(state);
  expect(state.sizes).toEqual([2, 3, 2, 3]);
  expect(listed(state, 0, 'pass')).toEqual(['pass']);
});
