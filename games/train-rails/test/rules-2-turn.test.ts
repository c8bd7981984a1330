import { expect, test } from 'vitest';
import { rules, type Event } from '@roundhouse/train-rails/rules';
import {
  aisleAt,
  fall,
  handOf,
  listed,
  play,
  position,
  refusalCode,
  seatsOf,
  settle,
  texts,
} from './table.ts';

test('[TR-2.1] payment comes before the own test, and a skipped turn has neither', () => {
  const layout = {
    seats: 3,
    hands: [[], ['red2', 'blue3'], []],
    aisle: [null, '1A16', '1A15'],
    sitting: [[], [], ['1A42']],
    counter: [0, 2, 0],
    blockers: [[], [2], []],
  } as const;
  const isFact = ({ type }: Event): boolean => type !== 'drew';
  const state = position(layout);
  play(state, 0, 'pass');
  expect(settle(state).filter(isFact)).toEqual([
    { type: 'turn', seat: 2, bonus: false },
    { type: 'due', seat: 2, victims: [1] },
  ]);
  expect(play(state, 2, 'pay 1A42')).toEqual([
    { type: 'left', seat: 2, cell: '1A42', by: 'payment' },
  ]);
  expect(settle(state)).toEqual([{ type: 'tested', seat: 2, counter: 0, blockers: [] }]);
  expect(state.stack).toEqual([{ type: 'free' }]);
  const skipped = position({ ...layout, marked: [2] });
  play(skipped, 0, 'pass');
  expect(settle(skipped).filter(isFact)).toEqual([
    { type: 'skipped', seat: 2 },
    { type: 'turn', seat: 1, bonus: false },
    { type: 'tested', seat: 1, counter: 3, blockers: [2] },
  ]);
});

test('[TR-2.2] free play goes on after placing, boarding, green cards and swaps', () => {
  const state = position({
    hands: [['red3', 'blue1', 'reverse', 'token']],
    waiting: [null],
    tokens: [1],
  });
  play(state, 0, 'place 1AS');
  play(state, 0, 'reverse');
  play(state, 0, 'token');
  play(state, 0, 'swap');
  play(state, 0, 'trade blue1');
  play(state, 0, 'draw');
  fall(state, 'number red2');
  play(state, 0, 'roll');
  fall(state, 'die open');
  expect(state.player).toBe(0);
  play(state, 0, 'move 1A13 red3');
  expect(aisleAt(state, 0)).toBe('1A13');
  expect(state.stack.at(-1)?.type, 'moving ends the turn').toBe('draw');
});

test('[TR-2.2, TR-3.2] closed doors end the turn', () => {
  const state = position({
    hands: [['red1', 'red1', 'token', 'token', 'token']],
    waiting: ['1AS'],
  });
  play(state, 0, 'roll');
  fall(state, 'die closed');
  expect(state.player).toBe(1);
});

test('[TR-2.3] any number of action cards, but one U-Pass', () => {
  const state = position({ hands: [['upass', 'upass', 'reverse', 'reverse', 'token']] });
  play(state, 0, 'reverse');
  play(state, 0, 'reverse');
  play(state, 0, 'upass 1AN');
  play(state, 0, 'token');
  expect(listed(state, 0, 'upass')).toEqual([]);
  expect(refusalCode(state, 0, 'upass waiting')).toBe('boarded TR-5.12');
});

test('[TR-2.4] surplus is laid off by choice and kind, then the hand is drawn up', () => {
  const state = position({ hands: [['red1', 'red2', 'red3', 'token']] });
  play(state, 0, 'pass');
  expect(texts(state, 0)).toEqual(['discard red1', 'discard red2', 'discard red3']);
  play(state, 0, 'discard red2');
  expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'action' });
  fall(state, 'action exit1');
  fall(state, 'action rebel');
  expect(handOf(state, 0)).toEqual(['red1', 'red3', 'exit1', 'token', 'rebel']);
  expect(state.player).toBe(1);
});

test('[TR-2.4] nothing is swapped any more after a red card', () => {
  const state = position({ hands: [['red1', 'exit1']], sitting: [[], ['1A42']], tokens: [3] });
  play(state, 0, 'lay exit1');
  play(state, 0, 'exit1 1 1A42');
  expect(rules.turn(state).kind).toBe('chance');
  expect(texts(state, 0)).toEqual([]);
});

test('[TR-2.5] several swaps: all discards first, then the draws, one token each', () => {
  const state = position({ hands: [['red1', 'blue2', 'token']], tokens: [3] });
  play(state, 0, 'swap');
  expect(texts(state, 0)).toEqual(['trade red1', 'trade blue2', 'trade token']);
  play(state, 0, 'trade red1');
  play(state, 0, 'trade token');
  expect(state.tokens[0]).toBe(1);
  expect(handOf(state, 0)).toEqual(['blue2']);
  play(state, 0, 'draw');
  fall(state, 'number red5');
  fall(state, 'action beg');
  expect(handOf(state, 0)).toEqual(['red5', 'blue2', 'beg']);
  expect(state.stack).toEqual([{ type: 'free' }]);
});

test('[TR-2.5] with the last token the draw follows by itself; without one there is no swap', () => {
  const state = position({ hands: [['red1', 'blue2']], tokens: [1] });
  play(state, 0, 'swap');
  play(state, 0, 'trade red1');
  expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'number' });
  fall(state, 'number red3');
  expect(refusalCode(state, 0, 'swap')).toBe('no-token TR-2.5');
});

test('[TR-2.6] a refresh lays off any cards and draws up; not after boarding, a struck U-Pass included', () => {
  const state = position({ hands: [['red1', 'blue2', 'token', 'token', 'exit1']] });
  play(state, 0, 'refresh');
  play(state, 0, 'discard red1');
  play(state, 0, 'discard token');
  play(state, 0, 'stop');
  expect(state.stack.at(-1)).toEqual({ type: 'draw', seat: 0, numbers: 1, actions: 1 });
  const boarded = position({ hands: [['upass', 'red1']], aisle: ['1A13'] });
  play(boarded, 0, 'upass supply');
  expect(listed(boarded, 0, 'refresh')).toEqual([]);
  expect(refusalCode(boarded, 0, 'refresh')).toBe('boarded-no-refresh TR-2.6');
  const green = position({ hands: [['reverse', 'red1']] });
  play(green, 0, 'reverse');
  expect(listed(green, 0, 'refresh')).toEqual(['refresh']);
});

const TEN = ['1A31', '1A41', '1A51', '1A61', '1A71', '1A22', '1A42', '1A62', '1A24', '1A34'];

test('[TR-2.7] Enter 2X wins with the last two pawns; the others are placed by pawns seated', () => {
  const state = position({
    seats: 3,
    hands: [['enter2']],
    sitting: [TEN.slice(0, 8), ['1A54'], ['1A74']],
  });
  play(state, 0, 'enter2');
  play(state, 0, 'sit 1A55 supply');
  expect(state.over).toBe(false);
  const events = play(state, 0, 'sit 1A65 supply');
  expect(events.at(-1)).toEqual({ type: 'won', seat: 0, scores: [10, 1, 1] });
  expect(rules.outcome(state)).toEqual({ scores: [10, 1, 1], places: [1, 2, 2] });
  expect(rules.turn(state)).toEqual({ kind: 'over' });
});

test('[TR-2.7] a victim of TR-8.2 can win in another player’s turn, at once', () => {
  const state = position({
    seats: 3,
    hands: [['eccentric']],
    sitting: [[], TEN.slice(0, 9)],
    aisle: [null, '1A13'],
  });
  play(state, 0, 'lay eccentric');
  play(state, 0, 'eccentric 1A42');
  play(state, 1, 'reseat 1A54');
  expect(state.over).toBe(false);
  play(state, 1, 'reseat 1A55');
  expect(state.over).toBe(true);
  expect(rules.outcome(state)?.places).toEqual([2, 1, 2]);
  expect(seatsOf(state, 1)).toHaveLength(10);
});
