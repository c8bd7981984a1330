/** What a reader of the rules doubted, and how it stands. */
import { rules, type Card, type View } from '@roundhouse/train-rails/rules';
import { describe, expect, test } from 'vitest';
import { fall, know, play, position, settle } from './table.ts';

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
