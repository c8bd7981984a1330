import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { company, firstRound, lay, newGame, say, takeSpaces, whyNot } from './table.ts';

const owners = {
  american: { city: 'Cincinnati', owners: [0], treasury: 20 },
  liberty: { city: 'Indianapolis', owners: [1], treasury: 3 },
};

/** A position, who asks for what, and the refusal: code, rule, figures. */
const CASES: readonly [string, () => State, number, string, string, string, object][] = [
  [
    'an action before the draw',
    () => newGame(4),
    0,
    'offer liberty',
    'chance-first',
    'table',
    { pool: 'banker' },
  ],
  [
    'out of turn',
    () => firstRound(4, owners),
    2,
    'take pass',
    'not-your-turn',
    'table',
    { seat: 2, turn: 0 },
  ],
  [
    'a bid with no auction',
    () => firstRound(4, owners),
    0,
    'bid 20',
    'not-now',
    'AR-3.2',
    { step: 'space', given: 'bid' },
  ],
  [
    'a space while bidding',
    () => afterwards(firstRound(4, owners), '0 take auction', '0 offer liberty'),
    0,
    'take pass',
    'not-now',
    'AR-2.2',
    { step: 'bid', given: 'take' },
  ],
  [
    'a pass instead of an offer',
    () => afterwards(firstRound(4, owners), '0 take auction'),
    0,
    'pass',
    'not-now',
    'AR-4.6',
    { step: 'auction', given: 'pass' },
  ],
  [
    'a space instead of a first cube',
    () =>
      afterwards(
        firstRound(4, owners),
        '0 take auction',
        '0 offer republic',
        '0 bid 10',
        '1 pass',
        '2 pass',
        '3 pass',
      ),
    0,
    'take pass',
    'not-now',
    'AR-2.4',
    { step: 'found', given: 'take' },
  ],
  [
    'a cube while developing',
    () => afterwards(firstRound(4, owners), '0 take develop'),
    0,
    'place american 6,4',
    'not-now',
    'AR-4.2',
    { step: 'develop', given: 'place' },
  ],
  [
    'a house while financing',
    () => afterwards(firstRound(4, owners), '0 take finance'),
    0,
    'develop 6,5',
    'not-now',
    'AR-4.3',
    { step: 'finance', given: 'develop' },
  ],
  [
    'a stop on Take $2',
    () => afterwards(firstRound(4, owners), '0 take take2'),
    0,
    'stop',
    'not-now',
    'AR-4.4',
    { step: 'take2', given: 'stop' },
  ],
  [
    '$2 while expanding',
    () => afterwards(firstRound(4, owners), '0 take expand3'),
    0,
    'collect',
    'not-now',
    'AR-4.7',
    { step: 'expand', given: 'collect' },
  ],
  [
    'an offer of a company that was left out',
    () => afterwards(newGame(3), '* removed liberty', '* banker 1'),
    1,
    'offer liberty',
    'not-in-game',
    'AR-1.3',
    { company: 'liberty' },
  ],
  [
    'a first bid below the minimum',
    () => afterwards(firstRound(4, owners), '0 take auction', '0 offer liberty'),
    0,
    'bid 9',
    'bid-below-minimum',
    'AR-2.2',
    { amount: 9, least: 10 },
  ],
  [
    'a bid that is not higher',
    () => afterwards(firstRound(4, owners), '0 take auction', '0 offer liberty', '0 bid 15'),
    1,
    'bid 15',
    'bid-too-low',
    'AR-2.2',
    { amount: 15, standing: 15, least: 16 },
  ],
  [
    'a bid over his cash',
    () => afterwards(firstRound(4, owners), '0 take auction', '0 offer liberty'),
    0,
    'bid 51',
    'bid-over-cash',
    'AR-2.2',
    { amount: 51, cash: 50 },
  ],
  [
    'a bid with too little cash for any',
    () => afterwards(firstRound(4, owners), '0 take auction', '0 offer liberty', '0 bid 50'),
    1,
    'bid 51',
    'cannot-bid',
    'AR-2.2',
    { least: 51, cash: 50 },
  ],
  [
    'a low bid by a player who could just raise',
    () => afterwards(firstRound(4, owners), '0 take auction', '0 offer liberty', '0 bid 49'),
    1,
    'bid 40',
    'bid-too-low',
    'AR-2.2',
    { amount: 40, standing: 49, least: 50 },
  ],
  [
    'a space that another has taken in this phase',
    () => {
      const state = firstRound(4, owners);
      takeSpaces(state, ['expand4', 'pass', 'develop', 'finance']);
      return afterwards(state, '1 take pass', '2 take take2', '2 decline');
    },
    3,
    'take take2',
    'space-taken',
    'AR-3.5',
    { space: 'take2', seat: 2 },
  ],
  [
    'a bid after a pass',
    () =>
      afterwards(firstRound(4, owners), '0 take auction', '0 offer liberty', '0 pass', '1 bid 10'),
    0,
    'bid 12',
    'passed-already',
    'AR-2.2',
    { seat: 0 },
  ],
  [
    'a cube of a company that was left out',
    () => afterwards(firstRound(3, owners), '0 take expand3'),
    0,
    'place national 6,4',
    'not-in-game',
    'AR-1.3',
    { company: 'national' },
  ],
  [
    'a cube of a company that was knocked out',
    () => {
      const state = firstRound(4, owners);
      Object.assign(company(state, 'republic'), { status: 'knocked-out', unsold: 0, gone: 3 });
      return afterwards(state, '0 take expand3');
    },
    0,
    'place republic 6,4',
    'knocked-out',
    'AR-4.6',
    { company: 'republic' },
  ],
  [
    'a cube that the treasury can not pay',
    () => {
      const state = firstRound(4, owners);
      lay(state, 'american', '5,5');
      return afterwards(state, '0 take pass', '1 take expand4');
    },
    1,
    'place liberty 5,5',
    'too-dear',
    'AR-5.4',
    { company: 'liberty', hex: '5,5', treasury: 3, cost: 4 },
  ],
];

function afterwards(state: State, ...lines: readonly string[]): State {
  say(state, ...lines);
  return state;
}

describe('why not', () => {
  test.each(CASES)('%s', (_name, position, seat, text, code, rule, params) => {
    expect(whyNot(position(), seat, text)).toEqual({ code, rule, params });
  });

  test('nothing is wrong with any listed action', () => {
    const state = afterwards(firstRound(4, owners), '0 take expand4');
    for (const action of rules.legal(state, 0)) expect(rules.why(state, 0, action)).toBeUndefined();
  });

  test('a view with an action that is always possible, asked by the wrong seat, is refused by turn', () => {
    const state = afterwards(firstRound(4, owners), '0 take take2');
    expect(whyNot(state, 3, 'collect')?.code).toBe('not-your-turn');
    expect(whyNot(state, 0, 'collect')).toBeUndefined();
    expect(whyNot(state, 0, 'levy')).toBeUndefined();
  });
});
