import { expect, test } from 'vitest';
import { rules } from '@roundhouse/train-rails/rules';
import { aisleAt, fall, listed, play, position, refusalCode, texts } from './table.ts';

const DOORS = ['place 1AN', 'place 1AS', 'place 2BN', 'place 2BS'];

test('[TR-3.1] one waiting pawn, from the supply, to any door, also with a pawn in the aisle', () => {
  const state = position({ aisle: ['1A13'] });
  expect(listed(state, 0, 'place')).toEqual(DOORS);
  play(state, 0, 'place 2BN');
  expect(state.supply[0]).toBe(10);
  expect(refusalCode(state, 0, 'place 1AN')).toBe('already-waiting TR-3.1');
});

test('[TR-3.1] pawns of different players share a start space', () => {
  const state = position({ waiting: [null, '1AN'] });
  play(state, 0, 'place 1AN');
  const { players } = rules.view(state, null);
  expect(players.map(({ waiting }) => waiting)).toEqual([
    { door: '1AN', missed: false },
    { door: '1AN', missed: false },
  ]);
});

test('[TR-3.1] after boarding a pawn may be placed, and stays there in this turn', () => {
  const state = position({ hands: [['red1']], waiting: ['1AS!'] });
  play(state, 0, 'board');
  play(state, 0, 'place 1AS');
  expect(listed(state, 0, 'roll')).toEqual([]);
  expect(refusalCode(state, 0, 'roll')).toBe('boarded TR-3.4');
});

test('[TR-3.2] open doors: into the doorway, and the turn goes on', () => {
  const state = position({ hands: [['red1']], waiting: ['2BS'] });
  play(state, 0, 'roll');
  expect(rules.turn(state)).toEqual({ kind: 'chance', pool: 'die' });
  fall(state, 'die open');
  expect(aisleAt(state, 0)).toBe('2B66');
  expect(state.waiting[0]).toBe(-1);
  expect(texts(state, 0)).toContain('pass');
});

test('[TR-3.2, TR-3.3] closed doors: to the missed-train space; a later turn boards there without a roll', () => {
  const state = position({
    waiting: ['1AS'],
    hands: [['red1', 'red1', 'token', 'token', 'token']],
  });
  play(state, 0, 'roll');
  fall(state, 'die closed');
  expect(rules.view(state, 1).players[0]?.waiting).toEqual({ door: '1AS', missed: true });
  state.player = 0;
  state.stack = [{ type: 'free' }];
  expect(listed(state, 0, 'roll')).toEqual([]);
  expect(refusalCode(state, 0, 'roll')).toBe('board-without-roll TR-3.3');
  play(state, 0, 'board');
  expect(aisleAt(state, 0)).toBe('1A16');
});

test('[TR-3.4] at most one boarding a turn, and it is never compulsory', () => {
  const state = position({ hands: [['upass', 'red1']], waiting: ['1AS!'] });
  expect(texts(state, 0)).toContain('pass');
  play(state, 0, 'board');
  expect(listed(state, 0, 'upass')).toEqual([]);
  expect(refusalCode(state, 0, 'upass 1AN')).toBe('boarded TR-5.12');
});

test('[TR-3.5] no roll and no free boarding with an own pawn in the aisle', () => {
  const rolling = position({ aisle: ['1A16'], waiting: ['1AN'] });
  expect(listed(rolling, 0, 'roll')).toEqual([]);
  expect(refusalCode(rolling, 0, 'roll')).toBe('own-pawn-in-aisle TR-3.5');
  const missed = position({ aisle: ['2B03'], waiting: ['1AN!'] });
  expect(listed(missed, 0, 'board')).toEqual([]);
});
