import { expect, test } from 'vitest';
import { ACTION_CARDS, contentsIn, NUMBER_CARDS, rules } from '@roundhouse/train-rails/rules';
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

test('[TR-5.1] Exit 1X takes a seated or an aisle pawn in reach; waiting pawns are safe', () => {
  const state = position({
    hands: [['exit1', 'red1']],
    sitting: [['1A41'], ['1A42']],
    aisle: ['1A13', '1A43'],
    waiting: [null, '1AN'],
  });
  play(state, 0, 'lay exit1');
  expect(texts(state, 0)).toEqual(['exit1 1 1A42', 'exit1 1 1A43']);
  const events = play(state, 0, 'exit1 1 1A43');
  expect(events.at(-1)).toEqual({ type: 'left', seat: 1, cell: '1A43', by: 'exit' });
  expect(state.supply[1]).toBe(10);
  expect(aisleAt(state, 1)).toBeUndefined();
  expect(rules.turn(state), 'a red star ends the turn').toEqual({ kind: 'chance', pool: 'number' });
  expect(refusalCode(position({ hands: [['exit1']] }), 0, 'lay exit1')).toBe(
    'nobody-to-hit TR-5.3',
  );
});

test('[TR-5.2] Exit 2X takes two pawns of one player; one only where he has only one', () => {
  const state = position({
    seats: 3,
    hands: [['exit2']],
    sitting: [[], [], ['1A41', '1A42', '1A51']],
  });
  play(state, 0, 'lay exit2');
  expect(texts(state, 0)).toEqual(['exit2 2 1A41,1A51', 'exit2 2 1A41,1A42', 'exit2 2 1A51,1A42']);
  expect(refusalCode(state, 0, 'exit2 2 1A41')).toBe('so-many-pawns TR-5.2');
  expect(refusalCode(state, 0, 'exit2 2 1A42,1A41')).toBe('pawns-in-order TR-5.2');
  expect(refusalCode(state, 0, 'exit2 2 1A41,1A41')).toBe('pawns-in-order TR-5.2');
  play(state, 0, 'exit2 2 1A41,1A42');
  expect(seatsOf(state, 2)).toEqual(['1A51']);
  const lone = position({ seats: 3, hands: [['exit2']], aisle: [null, null, '1A43'] });
  play(lone, 0, 'lay exit2');
  expect(texts(lone, 0)).toEqual(['exit2 2 1A43']);
});

test.each([
  ['counter-clockwise', -1, [], [3]],
  ['the skipped one and the next', -1, [3], [2, 3]],
  ['clockwise', 1, [], [1]],
  ['all marked: all opponents', -1, [1, 2, 3], [1, 2, 3]],
] as const)('[TR-5.3] reach: %s', (_, direction, marked, reached) => {
  const state = position({
    seats: 4,
    direction,
    marked,
    hands: [['exit1']],
    sitting: [[], ['1A41'], ['1A42'], ['1A51']],
  });
  play(state, 0, 'lay exit1');
  expect(texts(state, 0).map((text) => Number(text.split(' ')[1]))).toEqual(reached);
  const codes = [1, 2, 3].map((seat) =>
    refusalCode(state, 0, `exit1 ${seat} ${['', '1A41', '1A42', '1A51'][seat]}`),
  );
  expect(codes).toEqual(
    [1, 2, 3].map((seat) =>
      (reached as readonly number[]).includes(seat) ? undefined : 'out-of-reach TR-5.3',
    ),
  );
});

test('[TR-5.4] Express marks the next unmarked opponent, who is skipped once', () => {
  const state = position({ seats: 4, hands: [['express', 'express', 'express', 'express']] });
  play(state, 0, 'express');
  expect(state.marked).toBe(0b1000);
  play(state, 0, 'express');
  expect(state.marked).toBe(0b1100);
  play(state, 0, 'express');
  expect(listed(state, 0, 'express')).toEqual([]);
  expect(refusalCode(state, 0, 'express')).toBe('all-marked TR-5.4');
  const two = position({ seats: 4, hands: [['express']] });
  play(two, 0, 'express');
  play(two, 0, 'pass');
  const events = settle(two).filter(({ type }) => type === 'skipped' || type === 'turn');
  expect(events).toEqual([
    { type: 'skipped', seat: 3 },
    { type: 'turn', seat: 2, bonus: false },
  ]);
  expect(two.marked).toBe(0);
});

test('[TR-5.5] all opponents marked, by whomever: markers off, a bonus turn after drawing up', () => {
  const state = position({ seats: 3, marked: [1], hands: [['express', 'red1']], tokens: [1] });
  play(state, 0, 'express');
  play(state, 0, 'pass');
  const events = settle(state);
  expect(events.filter(({ type }) => type === 'drew')).toHaveLength(4);
  expect(events.slice(-2)).toEqual([
    { type: 'unmarked', seats: [1, 2] },
    { type: 'turn', seat: 0, bonus: true },
  ]);
  expect(state).toMatchObject({ player: 0, marked: 0, bonus: true, tokens: [1, 0, 0] });
});

test('[TR-5.6] Reverse turns play and reach round; markers stay', () => {
  const state = position({
    seats: 3,
    marked: [2],
    hands: [['reverse', 'exit1']],
    sitting: [[], ['1A41'], ['1A42']],
  });
  play(state, 0, 'reverse');
  expect(state.marked).toBe(0b100);
  play(state, 0, 'lay exit1');
  expect(texts(state, 0)).toEqual(['exit1 1 1A41']);
  play(state, 0, 'exit1 1 1A41');
  settle(state);
  expect(state.player).toBe(1);
  const two = position({ hands: [['reverse']] });
  play(two, 0, 'reverse');
  play(two, 0, 'pass');
  settle(two);
  expect(two.player).toBe(1);
});

test('[TR-5.7] Eccentric puts a seated pawn on the aisle cell in front, where it is not held', () => {
  const state = position({
    seats: 3,
    hands: [['eccentric', 'red1'], [], ['blue1']],
    sitting: [[], ['2B15'], []],
    aisle: [null, null, '2B13'],
  });
  play(state, 0, 'lay eccentric');
  expect(texts(state, 0)).toEqual(['eccentric 2B15']);
  const events = play(state, 0, 'eccentric 2B15');
  expect(events.at(-1)).toEqual({ type: 'pushed', seat: 1, cell: '2B15', to: '2B13' });
  expect(state.heldBy).toEqual([0, 0, 0]);
  expect(state.stack, 'a green star: the turn goes on').toEqual([{ type: 'free' }]);
});

test('[TR-5.8] blind Begging takes a random card; the victim draws one of the kind at once', () => {
  const state = position({ hands: [['beg'], ['red1', 'red1', 'blue4']] });
  play(state, 0, 'lay beg');
  expect(texts(state, 0)).toEqual(['beg 1 number']);
  play(state, 0, 'beg 1 number');
  expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'beg' });
  expect(rules.chances(state).map(({ weight }) => weight)).toEqual([2, 1]);
  const [begged] = fall(state, 'begged blue4');
  if (!begged) throw new Error('no event');
  expect(rules.redact(begged, 0)).toHaveProperty('card', 'blue4');
  expect(rules.redact(begged, 1)).toHaveProperty('card', 'blue4');
  expect(rules.redact(begged, null)).not.toHaveProperty('card');
  fall(state, 'number red5');
  expect(handOf(state, 1)).toEqual(['red1', 'red1', 'red5']);
  expect(handOf(state, 0)).toEqual(['blue4']);
  expect(rules.view(state, 1).known, 'the victim remembers it').toEqual([
    { by: 1, of: 0, card: 'blue4' },
  ]);
  expect(rules.view(state, null).known).toEqual([]);
});

test('[TR-5.8] open Begging: the attacker sees the cards of that kind and picks', () => {
  const state = position({
    seats: 3,
    options: { begging: 'open' },
    hands: [['beg'], ['red1', 'blue4', 'rebel']],
  });
  play(state, 0, 'lay beg');
  expect(rules.reveals?.(state, 0, { type: 'beg', seat: 1, kind: 'number' })).toBe(true);
  play(state, 0, 'beg 1 number');
  expect(rules.view(state, 0).known).toEqual([]);
  const seen = play(state, 1, 'accept').at(-1);
  if (!seen) throw new Error('no event');
  expect(rules.redact(seen, 0)).toHaveProperty('cards', ['red1', 'blue4']);
  expect(rules.redact(seen, 2)).not.toHaveProperty('cards');
  expect(texts(state, 0)).toEqual(['take red1', 'take blue4']);
  play(state, 0, 'take red1');
  expect(rules.view(state, 0).known).toEqual([
    { by: 0, of: 1, card: 'blue4' },
    { by: 1, of: 0, card: 'red1' },
  ]);
});

test('[TR-5.8] after a cancelled Begging no other may be played in that turn', () => {
  const state = position({
    hands: [
      ['beg', 'beg'],
      ['red1', 'rebel'],
    ],
  });
  play(state, 0, 'lay beg');
  play(state, 0, 'beg 1 number');
  play(state, 1, 'rebel');
  expect(listed(state, 0, 'lay')).toEqual([]);
  expect(refusalCode(state, 0, 'lay beg')).toBe('begging-cancelled TR-5.8');
});

test('[TR-5.9] +1 Token', () => {
  const state = position({ hands: [['token']], tokens: [2] });
  play(state, 0, 'token');
  expect(state.tokens[0]).toBe(3);
});

test('[TR-5.10] Enter 1X seats a pawn from supply or start space, also on a hidden seat', () => {
  const state = position({ hands: [['enter1']], waiting: ['1AN'], sitting: [[], ['1A42']] });
  play(state, 0, 'enter1');
  expect(texts(state, 0)).toHaveLength(62);
  expect(refusalCode(state, 0, 'sit 1A42 supply')).toBe('seat-taken TR-5.10');
  expect(refusalCode(state, 0, 'stop')).toBe('sit-first TR-5.10');
  play(state, 0, 'sit 1A31 waiting');
  expect(state).toMatchObject({ waiting: [-1, -1], supply: [11, 11] });
  expect(seatsOf(state, 0)).toEqual(['1A31']);
  expect(state.stack).toEqual([{ type: 'free' }]);
});

test('[TR-5.10] Enter 2X seats one or two', () => {
  const state = position({ hands: [['enter2']] });
  play(state, 0, 'enter2');
  play(state, 0, 'sit 1A31 supply');
  expect(texts(state, 0)[0]).toBe('stop');
  play(state, 0, 'stop');
  expect(state.stack).toEqual([{ type: 'free' }]);
  expect(seatsOf(state, 0)).toEqual(['1A31']);
});

test('[TR-5.11, TR-5.13] Excuse Me and Advanced Movement are played in a move only', () => {
  const state = position({
    hands: [['excuse', 'advanced3', 'rebel', 'red1']],
    sitting: [[], ['1A42']],
  });
  expect(texts(state, 0).filter((text) => !/^(place|pass|refresh)/.test(text))).toEqual([]);
});

test('[TR-5.12] U-Pass: a waiting pawn at its own door, a supply pawn at any door, as the turn’s boarding', () => {
  const state = position({ hands: [['upass', 'red1']], waiting: ['2BN'] });
  expect(listed(state, 0, 'upass')).toEqual([
    'upass waiting',
    'upass 1AN',
    'upass 1AS',
    'upass 2BN',
    'upass 2BS',
  ]);
  play(state, 0, 'upass 1AS');
  expect(aisleAt(state, 0)).toBe('1A16');
  expect(state.waiting[0], 'the other one still waits').not.toBe(-1);
  expect(listed(state, 0, 'roll')).toEqual([]);
  const waiting = position({ hands: [['upass']], waiting: ['2BN'] });
  play(waiting, 0, 'upass waiting');
  expect(aisleAt(waiting, 0)).toBe('2B60');
});

test('[TR-5.14] Take a Seat pushes an opponent and seats an own pawn from outside', () => {
  const state = position({ hands: [['takeseat']], waiting: ['1AN'], sitting: [[], ['1A42']] });
  play(state, 0, 'lay takeseat');
  expect(texts(state, 0)).toEqual(['takeseat 1A42 supply', 'takeseat 1A42 waiting']);
  play(state, 0, 'takeseat 1A42 waiting');
  expect(seatsOf(state, 0)).toEqual(['1A42']);
  expect(aisleAt(state, 1)).toBe('1A43');
  expect(state.supply).toEqual([11, 11]);
});

test('[TR-5.14] it needs a pawn outside the train', () => {
  const seats = [
    '1A31',
    '1A41',
    '1A51',
    '1A61',
    '1A71',
    '1A22',
    '1A42',
    '1A62',
    '1A24',
    '1A34',
    '1A54',
  ];
  const state = position({ hands: [['takeseat']], aisle: ['1A13'], sitting: [seats, ['1A74']] });
  expect(refusalCode(state, 0, 'lay takeseat')).toBe('none-outside TR-5.14');
});

test('[TR-5.15] Rebel is a pass card in a move, and an answer, nothing else', () => {
  const state = position({ hands: [['red1', 'rebel']], aisle: ['1A23', '1A33'] });
  expect(listed(state, 0, 'move 1A43')).toEqual(['move 1A43 red1 rebel']);
  expect(refusalCode(state, 0, 'rebel')).toBe('not-now TR-2.2');
});

test('[TR-5.16] the decks: how many of each card', () => {
  const [numbers, actions] = contentsIn({}).copies;
  expect(Object.fromEntries(NUMBER_CARDS.map((card, i) => [card, numbers?.[i]]))).toEqual({
    red1: 5,
    red2: 5,
    red3: 4,
    red4: 3,
    red5: 3,
    blue1: 5,
    blue2: 5,
    blue3: 4,
    blue4: 3,
    blue5: 3,
  });
  expect(Object.fromEntries(ACTION_CARDS.map((card, i) => [card, actions?.[i]]))).toEqual({
    exit1: 9,
    exit2: 6,
    express: 5,
    reverse: 4,
    eccentric: 9,
    beg: 5,
    token: 4,
    enter1: 3,
    enter2: 2,
    excuse: 10,
    upass: 4,
    advanced1: 2,
    advanced2: 2,
    advanced3: 2,
    takeseat: 6,
    rebel: 7,
  });
});
