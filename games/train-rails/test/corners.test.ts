/** What a reader of the rules doubted, and how it stands. */
import { rules, type Card, type View } from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';
import { aisleAt, fall, know, listed, play, position, seatsOf, settle } from './table.ts';

describe('[TR-5.8] who knows of a begged card', () => {
  /** Seat 2 knows both number cards of seat 1; seat 0 takes the red 1. */
  function begged(other: Card): View {
    const state = position({ seats: 3, hands: [['beg'], ['red1', other]] });
    know(state, 2, 1, 'red1');
    know(state, 2, 1, other);
    play(state, 0, 'lay beg');
    play(state, 0, 'beg 1 number');
    fall(state, 'begged red1');
    return rules.view(state, 0);
  }

  test('what a third player can tell from the victim’s hand does not show the taker the rest of it', () => {
    expect(begged('red1')).toEqual(begged('blue4'));
    expect(begged('red1').known).toEqual([{ by: 1, of: 0, card: 'red1' }]);
  });
});

test('[TR-7.1] a counter that falls because nobody stands in the way any more is told', () => {
  const state = position({
    player: 1,
    hands: [['red1', 'red2', 'token', 'token', 'token']],
    aisle: ['1A16', '1A15'],
    counter: [1],
    blockers: [[1]],
  });
  play(state, 1, 'pass');
  state.aisle[1] = -1;
  state.supply[1] = 12;
  const events = settle(state);
  expect(events.slice(-2)).toEqual([
    { type: 'turn', seat: 0, bonus: false },
    { type: 'tested', seat: 0, counter: 0, blockers: [] },
  ]);
  expect(state.counter).toEqual([0, 0]);
});

test('[TR-4.8] the opponent may shift to the seat that the mover has just walked through', () => {
  const state = position({
    hands: [['red2', 'excuse']],
    aisle: ['1A43'],
    sitting: [[], ['1A41']],
  });
  expect(listed(state, 0, 'oust')).toEqual(['oust 1A41 1A42 red2 excuse']);
  play(state, 0, 'oust 1A41 1A42 red2 excuse');
  expect([seatsOf(state, 0), seatsOf(state, 1)]).toEqual([['1A41'], ['1A42']]);
});

describe('[TR-4.7] a held pawn', () => {
  test('came from the passed cell where it passed one', () => {
    const state = position({
      seats: 3,
      hands: [['red1', 'excuse']],
      aisle: ['1A23', '1A33', '1A43'],
    });
    play(state, 0, 'move 1A43 red1 excuse');
    expect(rules.view(state, null).players[0]).toMatchObject({ heldBy: [2], cameFrom: '1A33' });
  });

  test('goes on from a seat that it steps onto first', () => {
    const state = position({
      hands: [['red1', 'red2']],
      aisle: ['1A43', '1A43'],
      heldBy: [[1]],
      cameFrom: ['1A33'],
    });
    // 1A42 and the window seat 1A41 behind it; back to 1A33 and 1A34 beside it; not on to 1A53.
    expect(listed(state, 0, 'move').filter((text) => !text.includes('red1 red2'))).toEqual([
      'move 1A42 red1',
      'move 1A33 red1',
      'move 1A41 red2',
      'move 1A34 red2',
      'move 1A23 red2',
    ]);
  });
});

test('[TR-8.2] pawns that entered earlier in the turn go back too, and their seats are free', () => {
  const state = position({
    hands: [['enter1', 'eccentric']],
    aisle: [null, '1A43'],
    sitting: [['1A22'], ['1A54']],
  });
  play(state, 0, 'enter1');
  play(state, 0, 'sit 1A42 supply');
  play(state, 0, 'lay eccentric');
  play(state, 0, 'eccentric 1A54');
  expect([seatsOf(state, 0), state.supply]).toEqual([['1A22'], [11, 10]]);
  expect(listed(state, 1, 'reseat')).toHaveLength(31);
  play(state, 1, 'reseat 1A42');
  expect(aisleAt(state, 1)).toBeUndefined();
  play(state, 1, 'reseat 1A54');
  expect(seatsOf(state, 1)).toEqual(['1A42', '1A54']);
  expect(listed(state, 0, 'pass')).toEqual(['pass']);
});
