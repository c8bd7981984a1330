import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { NONE, SPACES } from '../src/types.ts';
import { firstRound, say, takeSpaces, texts, whyNot } from './table.ts';

const four = () =>
  firstRound(4, {
    american: { city: 'New York', owners: [0], treasury: 20 },
    liberty: { city: 'Buffalo', owners: [3] },
  });

describe('a round', () => {
  test('[AR-3.1] seven rounds of three phases and a dividend phase, 1851 to 1857', () => {
    const state = four();
    const years: number[] = [];
    while (state.frame.step !== 'over') {
      expect([1, 2, 3]).toContain(state.phase);
      if (state.phase === 1) years.push(state.year);
      takeSpaces(state, ['pass', 'develop', 'finance', 'take2']);
    }
    expect(years).toEqual([1851, 1852, 1853, 1854, 1855, 1856, 1857]);
    // Seven dividends for one share of the American and one of the Liberty.
    expect(state.cash).toEqual([50 + 7 * 8, 50, 50, 50 + 7 * 4]);
    expect(state.phase).toBe(3);
    expect(state.year).toBe(1857);
  });

  test('[AR-3.2] one space each, in turn order; the action is finished or declined first', () => {
    const state = firstRound(4, { american: { city: 'New York', owners: [0], treasury: 20 } });
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    expect(texts(state, 0)).toEqual(SPACES.map((space) => `take ${space}`));
    expect(say(state, '0 take finance')).toEqual([
      { type: 'took', seat: 0, phase: 1, space: 'finance' },
    ]);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [0] });
    expect(texts(state, 1)).toEqual([]);
    expect(whyNot(state, 1, 'take pass')).toEqual({
      code: 'not-your-turn',
      rule: 'table',
      params: { seat: 1, turn: 0 },
    });
    expect(say(state, '0 decline')).toEqual([
      { type: 'declined', seat: 0, space: 'finance', possible: true },
    ]);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [1] });
    expect(state.trains.slice(0, 7)).toEqual([NONE, NONE, 0, NONE, NONE, NONE, NONE]);
  });

  test('[AR-3.2] declining ends with the first choice', () => {
    const state = four();
    say(state, '0 take expand4');
    expect(texts(state, 0).at(-1)).toBe('decline');
    expect(whyNot(state, 0, 'stop')).toEqual({
      code: 'nothing-placed',
      rule: 'AR-3.2',
      params: {},
    });
    say(state, '0 place american 15,3');
    expect(texts(state, 0).at(-1)).toBe('stop');
    expect(texts(state, 0)).not.toContain('decline');
    expect(whyNot(state, 0, 'decline')).toEqual({
      code: 'already-begun',
      rule: 'AR-3.2',
      params: { placed: 1 },
    });
    const other = four();
    say(other, '0 take auction', '0 offer national');
    expect(whyNot(other, 0, 'decline')?.code).toBe('not-now');
  });

  test.each(['develop', 'finance', 'take2', 'expand3', 'auction', 'expand4'])(
    '[AR-3.2] %s can be declined',
    (space) => {
      const state = four();
      say(state, `0 take ${space}`);
      expect(say(state, '0 decline')).toEqual([
        { type: 'declined', seat: 0, space, possible: true },
      ]);
      expect(state.frame).toEqual({ step: 'space', seat: 1, company: NONE, left: 0, placed: 0 });
    },
  );

  test('[AR-3.3] later phases go by the column before, top to bottom', () => {
    const state = four();
    say(
      state,
      '0 take expand4',
      '0 decline',
      '1 take develop',
      '1 decline',
      '2 take auction',
      '2 decline',
    );
    expect(say(state, '3 take pass')).toEqual([
      { type: 'took', seat: 3, phase: 1, space: 'pass' },
      { type: 'phase', phase: 2, order: [3, 1, 2, 0] },
    ]);
    expect(rules.turn(state)).toEqual({ kind: 'act', seats: [3] });
    takeSpaces(state, ['expand3', 'pass', 'finance', 'take2']);
    expect(state.phase).toBe(3);
    expect(state.order).toEqual([1, 2, 0, 3]);
  });

  test('[AR-3.4] the column from top to bottom', () => {
    expect(SPACES).toEqual([
      'pass',
      'develop',
      'finance',
      'take2',
      'expand3',
      'auction',
      'expand4',
    ]);
  });

  test('[AR-3.5] a taken space is blocked in that phase only', () => {
    const state = four();
    takeSpaces(state, ['finance']);
    expect(texts(state, 1)).toEqual([
      'take pass',
      'take develop',
      'take take2',
      'take expand3',
      'take auction',
      'take expand4',
    ]);
    expect(whyNot(state, 1, 'take finance')).toEqual({
      code: 'space-taken',
      rule: 'AR-3.5',
      params: { space: 'finance', seat: 0 },
    });
    takeSpaces(state, ['pass', 'develop', 'take2']);
    expect(texts(state, state.frame.seat)).toHaveLength(7);
  });

  test('[AR-3.5] three spaces are left for the fifth player', () => {
    const state = firstRound(5, {});
    takeSpaces(state, ['pass', 'expand4', 'finance', 'auction']);
    expect(texts(state, 4)).toEqual(['take develop', 'take take2', 'take expand3']);
  });

  test('[AR-3.6] an impossible action may be taken; the turn is then over', () => {
    const state = firstRound(4, {});
    expect(say(state, '0 take develop')).toEqual([
      { type: 'took', seat: 0, phase: 1, space: 'develop' },
      { type: 'declined', seat: 0, space: 'develop', possible: false },
    ]);
    expect(say(state, '1 take expand3').at(-1)).toEqual({
      type: 'declined',
      seat: 1,
      space: 'expand3',
      possible: false,
    });
    expect(say(state, '2 take expand4').at(-1)).toEqual({
      type: 'declined',
      seat: 2,
      space: 'expand4',
      possible: false,
    });
    expect(state.frame).toEqual({ step: 'space', seat: 3, company: NONE, left: 0, placed: 0 });
  });

  test('[AR-3.6] no share left to auction: the space does nothing', () => {
    const state = firstRound(4, {});
    for (const owned of state.companies) {
      owned.gone = owned.unsold;
      owned.unsold = 0;
    }
    expect(say(state, '0 take auction').at(-1)).toEqual({
      type: 'declined',
      seat: 0,
      space: 'auction',
      possible: false,
    });
  });

  test('[AR-3.7] the third column is the next turn order; the year moves on', () => {
    const state = four();
    takeSpaces(state, ['pass', 'develop', 'finance', 'take2']);
    takeSpaces(state, ['pass', 'develop', 'finance', 'take2']);
    const { trains } = state;
    expect(trains.slice(7, 11)).toEqual([0, 1, 2, 3]);
    takeSpaces(state, ['expand4', 'take2', 'develop', 'pass']);
    expect(state.year).toBe(1852);
    expect(state.phase).toBe(1);
    expect(state.order).toEqual([3, 2, 1, 0]);
    expect(state.frame.seat).toBe(3);
    expect(state.moving).toBe(0);
    expect(state.trains).toEqual(Array.from({ length: 21 }, () => NONE));
  });
});
