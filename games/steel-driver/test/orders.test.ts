import { describe, expect, test } from 'vitest';
import { rules, type State } from '../src/index.ts';
import { newTable, passMarkers, play, buy, playOut } from './table.ts';

const obey = (state: State, seat: number, name: string, amount?: number) =>
  rules.obey?.(rules.view(state, seat), seat, amount === undefined ? { name } : { name, amount });

const idle = (state: State, seat: number): string =>
  rules.action.format(rules.idle(rules.view(state, seat), seat));

describe('standing orders', () => {
  test('bid-up-to bids one more than what stands, up to the limit, and then passes', () => {
    const state = newTable(3);
    play(state, '0 offer red 2');
    expect(obey(state, 1, 'bid-up-to', 4)).toEqual({ type: 'bid', bid: 3 });
    expect(obey(state, 1, 'bid-up-to', 3)).toEqual({ type: 'bid', bid: 3 });
    expect(obey(state, 2, 'bid-up-to', 4)).toBeUndefined();
    play(state, '1 bid 4');
    expect(obey(state, 2, 'bid-up-to', 4)).toEqual({ type: 'pass' });
    expect(obey(state, 2, 'bid-up-to', 99)).toEqual({ type: 'bid', bid: 5 });
  });

  test('bid-up-to never bids more cubes than one has', () => {
    const state = newTable(3);
    buy(state, 'red', 8);
    play(state, '1 offer blue 2', '2 pass');
    expect(obey(state, 0, 'bid-up-to', 99)).toEqual({ type: 'pass' });
  });

  test('pass-above passes above its limit, and below it leaves the word to its player', () => {
    const state = newTable(3);
    play(state, '0 offer red 2');
    expect(obey(state, 1, 'pass-above', 3)).toBeUndefined();
    expect(obey(state, 1, 'pass-above', 2)).toEqual({ type: 'pass' });
    expect(obey(state, 2, 'pass-above', 2)).toBeUndefined();
    expect(obey(state, 1, 'pass-above')).toMatchObject({ code: 'order-without-amount' });
  });

  test('pass-auction passes when asked', () => {
    const state = newTable(3);
    play(state, '0 offer red 2');
    expect(obey(state, 1, 'pass-auction')).toEqual({ type: 'pass' });
    expect(obey(state, 2, 'pass-auction')).toBeUndefined();
  });

  test('both are disarmed when the auction is over or left, and when they make no sense', () => {
    const state = newTable(3);
    expect(obey(state, 1, 'pass-auction')).toMatchObject({ code: 'auction-over' });
    play(state, '0 offer red 2', '1 pass');
    expect(obey(state, 1, 'bid-up-to', 9)).toMatchObject({ code: 'passed-already' });
    expect(obey(state, 2, 'bid-up-to')).toMatchObject({ code: 'order-without-amount' });
    expect(obey(state, 2, 'sing')).toMatchObject({ code: 'unknown-order' });
  });
});

describe('a seat that does not answer', () => {
  test('passes the marker and the auction', () => {
    const state = newTable(3);
    expect(idle(state, 0)).toBe('pass');
    play(state, '0 offer red 2');
    expect(idle(state, 1)).toBe('pass');
  });

  test('builds the cheapest link, and takes the first cube', () => {
    const state = newTable(3);
    buy(state, 'red', 9);
    passMarkers(state);
    play(state, '0 start BAL BAL-PIT');
    // Philadelphia-Baltimore, the first of those for 2.
    expect(idle(state, 0)).toBe('build PHI-BAL');
    state.round = 5;
    playOut(state, ({ phase }) => phase === 'goods');
    expect(idle(state, 0)).toMatch(/^take /);
  });
});
