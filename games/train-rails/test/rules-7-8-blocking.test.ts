import { expect, test } from 'vitest';
import { rules, type Event } from '@roundhouse/train-rails/rules';
import { aisleAt, play, position, refusalCode, seatsOf, settle, texts } from './table.ts';

const isTest = ({ type }: Event): boolean => type === 'tested' || type === 'due';

/** Passes seat 0's turn, with a full hand so that nothing is drawn, and plays seat 1's tests. */
const FULL = ['red5', 'blue5', 'token', 'token', 'reverse'] as const;

test.each([
  ['a 2 can’t pass him', ['red2', 'blue3'], [0], 1],
  ['a 1 can join him', ['red1', 'blue3'], [], 0],
  ['two of a colour add up, but go no further', ['red2', 'red3'], [0], 1],
])('[TR-7.1] a pawn in a doorway behind an opponent: %s', (_, hand, blockers, counter) => {
  const state = position({
    hands: [FULL, [...(hand as ['red2']), 'token', 'token', 'reverse']],
    aisle: ['1A15', '1A16'],
  });
  play(state, 0, 'pass');
  expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1], forced: true });
  expect(rules.reveals?.(state, 1, { type: 'check' })).toBe(true);
  expect(settle(state).filter(isTest)).toEqual([{ type: 'tested', seat: 1, counter, blockers }]);
  expect(rules.view(state, null).players[1]).toMatchObject({ counter, blockers });
});

test('[TR-7.1] no blocked pawn where its cards fit nothing anyway, nor by seated pawns', () => {
  const state = position({
    hands: [FULL, ['red1', 'token', 'token', 'reverse']],
    aisle: ['2B33', '1A53'],
    sitting: [['1A54', '1A62'], []],
  });
  play(state, 0, 'pass');
  expect(settle(state).filter(isTest)).toMatchObject([{ blockers: [], counter: 0 }]);
});

test('[TR-7.1] without an opponent in the aisle there is nothing to test', () => {
  const state = position({ hands: [FULL, ['red2']], aisle: [null, '1A16'], counter: [0, 0] });
  play(state, 0, 'pass');
  expect(state.stack).toEqual([{ type: 'free' }]);
});

test('[TR-7.1] if none alone frees the pawn, all opponents in the aisle block it', () => {
  const state = position({
    seats: 3,
    hands: [FULL, [], ['red3', 'token', 'token', 'reverse']],
    aisle: ['1A15', '1A14', '1A16'],
  });
  play(state, 0, 'pass');
  expect(settle(state).filter(isTest)).toEqual([
    { type: 'tested', seat: 2, counter: 1, blockers: [0, 1] },
  ]);
});

test('[TR-7.1] the counter falls to nought when the pawn moves or leaves, and stands in a bonus turn', () => {
  const layout = {
    hands: [FULL, ['red2', 'token', 'token', 'advanced1', 'excuse']],
    aisle: ['1A15', '1A16'],
    counter: [0, 1],
    blockers: [[], [0]],
  } as const;
  const moved = position({ ...layout, player: 1 });
  play(moved, 1, 'move 1A15 advanced1');
  expect(moved.counter).toEqual([0, 0]);
  const left = position({ ...layout, hands: [['exit1'], []] });
  play(left, 0, 'lay exit1');
  play(left, 0, 'exit1 1 1A16');
  expect(left).toMatchObject({ counter: [0, 0], blockers: [0, 0] });
  const bonus = position({ ...layout, player: 1, hands: [FULL, ['express', 'red2']] });
  play(bonus, 1, 'express');
  play(bonus, 1, 'pass');
  const events = settle(bonus);
  expect(events.at(-1)).toEqual({ type: 'turn', seat: 1, bonus: true });
  expect(bonus.counter[1]).toBe(1);
});

test('[TR-7.1] what the test told is remembered until the number hand changes', () => {
  const state = position({
    hands: [FULL, ['red2', 'blue3', 'token', 'token', 'reverse']],
    aisle: ['1A15', '1A16'],
  });
  play(state, 0, 'pass');
  settle(state);
  expect(rules.view(state, 0).facts).toMatchObject([{ seat: 1, blockers: 1 }]);
  play(state, 1, 'refresh');
  play(state, 1, 'discard token');
  expect(rules.view(state, 0).facts).toHaveLength(1);
  play(state, 1, 'discard red2');
  expect(rules.view(state, 0).facts).toEqual([]);
});

test('[TR-7.1] of one hand the four newest tests are remembered', () => {
  const layout = {
    hands: [FULL, ['red2', 'blue3', 'token', 'token', 'reverse']],
    aisle: ['1A15', '1A16'],
  } as const;
  const once = position(layout);
  play(once, 0, 'pass');
  settle(once);
  const [fact] = once.facts;
  if (!fact) throw new Error('nothing was tested');
  // Counts that no hand has: other facts that this hand fits as well.
  const earlier = [13, 12, 11, 14].map((bit) => ({ ...fact, clear: fact.clear | (1 << bit) }));
  const remembered = (before: typeof earlier) => {
    const state = position(layout);
    state.facts.push(...before);
    play(state, 0, 'pass');
    settle(state);
    return state.facts;
  };
  expect(remembered(earlier)).toEqual([...earlier.slice(1), fact]);
  expect(remembered(earlier.slice(1))).toEqual([...earlier.slice(1), fact]);
});

const DUE = {
  hands: [FULL, ['red2', 'blue3', 'token', 'token', 'reverse']],
  player: 1,
  aisle: ['1A15', '1A16'],
  sitting: [['1A42', '1A62'], []],
  counter: [0, 2],
  blockers: [[], [0]],
} as const;

test('[TR-7.2] from a counter of 2 on a blocker takes one of his own pawns out, his choice', () => {
  const state = position(DUE);
  play(state, 1, 'pass');
  expect(settle(state).filter(isTest)).toEqual([{ type: 'due', seat: 0, victims: [1] }]);
  expect(texts(state, 0)).toEqual(['pay 1A42', 'pay 1A62', 'pay 1A15']);
  expect(refusalCode(state, 0, 'pay 1A16')).toBe('not-your-pawn TR-7.2');
  play(state, 0, 'pay 1A15');
  expect(state.supply[0]).toBe(10);
  expect(aisleAt(state, 0)).toBeUndefined();
  expect(state.stack, 'no pawn in the aisle, no own test').toEqual([{ type: 'free' }]);
});

test('[TR-7.2] for who does not answer the pawn in the aisle pays, not one that sits', () => {
  const state = position(DUE);
  play(state, 1, 'pass');
  settle(state);
  const idle = rules.idle(rules.view(state, 0), 0);
  expect(rules.action.format(idle)).toBe('pay 1A15');
});

test('[TR-7.2] with one pawn in the train there is no choice', () => {
  const state = position({ ...DUE, sitting: [] });
  play(state, 1, 'pass');
  settle(state);
  expect(aisleAt(state, 0)).toBeUndefined();
  expect(state.supply[0]).toBe(12);
});

test('[TR-7.2] whoever blocks no more pays nothing, and a counter of 1 costs nothing', () => {
  const freed = position({ ...DUE, hands: [FULL, ['red1', 'blue3', 'token', 'token', 'reverse']] });
  play(freed, 1, 'pass');
  expect(settle(freed).filter(({ type }) => type === 'due')).toEqual([]);
  expect(freed.stack).toEqual([{ type: 'free' }]);
  const once = position({ ...DUE, counter: [0, 1] });
  play(once, 1, 'pass');
  expect(settle(once).filter(({ type }) => type === 'due')).toEqual([]);
});

test('[TR-7.2] where one victim counts 2, another that counts 1 is not paid for', () => {
  const state = position({
    seats: 3,
    player: 1,
    hands: [FULL, ['red2', 'blue3', 'token', 'token', 'reverse'], ['red3', 'blue3']],
    aisle: ['1A15', '1A16', '1A16'],
    sitting: [['1A42']],
    counter: [0, 2, 1],
    blockers: [[], [0], [0]],
  });
  play(state, 1, 'pass');
  expect(settle(state).filter(isTest)).toEqual([{ type: 'due', seat: 0, victims: [1] }]);
});

test('[TR-7.2] one pawn a turn, even with two victims', () => {
  const state = position({
    seats: 3,
    player: 1,
    hands: [FULL, ['red2', 'blue3', 'token', 'token', 'reverse'], ['red3', 'blue3']],
    aisle: ['1A15', '1A16', '1A16'],
    sitting: [['1A42']],
    counter: [0, 2, 2],
    blockers: [[], [0], [0]],
  });
  play(state, 1, 'pass');
  expect(settle(state).filter(isTest)).toEqual([{ type: 'due', seat: 0, victims: [1, 2] }]);
  play(state, 0, 'pay 1A42');
  settle(state);
  expect(state.stack).toEqual([{ type: 'free' }]);
  expect(state.supply[0]).toBe(9);
});

test('[TR-8.1] U-Pass with an own pawn in the aisle: both go back, and the turn goes on', () => {
  const supply = position({ hands: [['upass', 'red1']], aisle: ['1A13'] });
  play(supply, 0, 'upass supply');
  expect(supply).toMatchObject({ supply: [12, 12], aisle: [-1, -1], boarded: true, player: 0 });
  const waiting = position({ hands: [['upass', 'red1']], aisle: ['1A13'], waiting: ['1AN!'] });
  expect(texts(waiting, 0).filter((text) => text.startsWith('upass'))).toEqual([
    'upass waiting',
    'upass supply',
  ]);
  play(waiting, 0, 'upass waiting');
  expect(waiting).toMatchObject({ supply: [12, 12], waiting: [-1, -1] });
  expect(refusalCode(waiting, 0, 'roll')).toBe('nobody-waits TR-3.1');
});

test('[TR-8.2] a second pawn in the aisle: the attacker’s newly seated pawns go, the victim seats two', () => {
  const state = position({
    hands: [['enter1', 'takeseat', 'red1']],
    sitting: [['1A22'], ['1A42']],
    aisle: [null, '1A13'],
  });
  play(state, 0, 'enter1');
  play(state, 0, 'sit 1A31 supply');
  play(state, 0, 'lay takeseat');
  const events = play(state, 0, 'takeseat 1A42 supply');
  expect(events.map(({ type }) => type)).toEqual([
    'attacked',
    'pushed',
    'sat',
    'foul',
    'left',
    'left',
  ]);
  expect(seatsOf(state, 0)).toEqual(['1A22']);
  expect(state.supply[0]).toBe(11);
  expect(texts(state, 1), 'hidden seats and the vacated one').toEqual(
    expect.arrayContaining(['reseat 1A31', 'reseat 1A42']),
  );
  expect(refusalCode(state, 1, 'reseat 1A22')).toBe('seat-taken TR-8.2');
  play(state, 1, 'reseat 1A42');
  expect(aisleAt(state, 1), 'the one that stood first sits first').toBeUndefined();
  play(state, 1, 'reseat 1A31');
  expect(seatsOf(state, 1)).toEqual(['1A31', '1A42']);
  expect(state).toMatchObject({ player: 0, stack: [{ type: 'free' }] });
});

test('[TR-8.2] seats that were taken in an earlier turn stay, in a bonus turn too', () => {
  const state = position({
    hands: [['enter1', 'express', 'takeseat', 'red1']],
    sitting: [[], ['1A42']],
    aisle: [null, '1A13'],
  });
  play(state, 0, 'enter1');
  play(state, 0, 'sit 1A31 supply');
  play(state, 0, 'express');
  play(state, 0, 'pass');
  settle(state);
  expect(state).toMatchObject({ player: 0, bonus: true });
  play(state, 0, 'lay takeseat');
  const events = play(state, 0, 'takeseat 1A42 supply');
  expect(events.map(({ type }) => type)).toContain('foul');
  expect(seatsOf(state, 0)).toEqual(['1A31']);
});
