import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { firstRound, newGame, say } from './table.ts';

const game = () => firstRound(4, { american: { city: 'Cincinnati', owners: [0], treasury: 20 } });

function idleOf(state: State, seat: number): string {
  return rules.action.format(rules.idle(rules.view(state, seat), seat));
}

describe('an absent player', () => {
  test('offers the first company, passes, and founds in the best city', () => {
    const state = newGame(4);
    say(state, '* banker 2');
    expect(idleOf(state, 2)).toBe('offer american');
    say(state, '2 offer american');
    expect(idleOf(state, 2)).toBe('pass');
    say(state, '2 bid 10', '3 pass', '0 pass', '1 pass');
    expect(idleOf(state, 2)).toBe('found 16,3');
    say(state, '2 found 16,3', '2 offer national', '2 bid 10', '3 pass', '0 pass', '1 pass');
    expect(idleOf(state, 2)).toBe('found 2,1');
  });

  test('takes the top free space and declines', () => {
    const state = game();
    expect(idleOf(state, 0)).toBe('take pass');
    say(state, '0 take pass');
    expect(idleOf(state, 1)).toBe('take develop');
    for (const space of ['develop', 'finance', 'take2', 'auction']) {
      const other = game();
      say(other, `0 take ${space}`);
      expect(idleOf(other, 0)).toBe('decline');
    }
  });

  test('declines an expansion, or stops one', () => {
    const state = game();
    say(state, '0 take expand3');
    expect(idleOf(state, 0)).toBe('decline');
    say(state, '0 place american 6,4');
    expect(idleOf(state, 0)).toBe('stop');
  });

  test('who owes nothing can not idle', () => {
    expect(() => rules.idle(rules.view(game(), 1), 1)).toThrow('seat 1 owes no decision');
  });
});

describe('standing orders', () => {
  const auction = () => {
    const state = game();
    say(state, '0 take auction', '0 offer liberty', '0 bid 15');
    return state;
  };
  const obey = (state: State, seat: number, name: string, amount?: number) =>
    rules.obey?.(rules.view(state, seat), seat, amount === undefined ? { name } : { name, amount });

  test('there are three, and two carry an amount', () => {
    expect(rules.orders).toEqual([
      { name: 'bid-up-to', amount: true },
      { name: 'pass-above', amount: true },
      { name: 'pass-auction', amount: false },
    ]);
  });

  test('bid-up-to raises by one dollar up to its limit, then passes', () => {
    const state = auction();
    expect(obey(state, 1, 'bid-up-to', 20)).toEqual({ type: 'bid', amount: 16 });
    expect(obey(state, 1, 'bid-up-to', 16)).toEqual({ type: 'bid', amount: 16 });
    expect(obey(state, 1, 'bid-up-to', 15)).toEqual({ type: 'pass' });
    state.cash[1] = 15;
    expect(obey(state, 1, 'bid-up-to', 20)).toEqual({ type: 'pass' });
  });

  test('pass-above passes above its limit, and below it leaves the word to its player', () => {
    const state = auction();
    expect(obey(state, 1, 'pass-above', 16)).toBeUndefined();
    expect(obey(state, 1, 'pass-above', 15)).toEqual({ type: 'pass' });
    state.cash[1] = 15;
    expect(obey(state, 1, 'pass-above', 20)).toEqual({ type: 'pass' });
    expect(obey(state, 1, 'pass-above')).toMatchObject({ code: 'order-without-amount' });
  });

  test('pass-auction passes', () => {
    expect(obey(auction(), 1, 'pass-auction')).toEqual({ type: 'pass' });
  });

  test('while another speaks they wait', () => {
    expect(obey(auction(), 2, 'bid-up-to', 20)).toBeUndefined();
    expect(obey(auction(), 2, 'pass-auction')).toBeUndefined();
  });

  test('they end with the auction, and with a pass', () => {
    const state = auction();
    say(state, '1 pass');
    expect(obey(state, 1, 'bid-up-to', 20)).toEqual({
      code: 'passed-already',
      rule: 'AR-2.2',
      params: { seat: 1 },
    });
    expect(obey(game(), 1, 'pass-auction')).toEqual({
      code: 'auction-over',
      rule: 'AR-2.3',
      params: {},
    });
  });

  test('an unknown order and one without its amount are refused', () => {
    expect(obey(auction(), 1, 'sing')).toEqual({
      code: 'unknown-order',
      rule: 'table',
      params: { order: 'sing' },
    });
    expect(obey(auction(), 1, 'bid-up-to')).toEqual({
      code: 'order-without-amount',
      rule: 'table',
      params: {},
    });
  });
});
