import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { bidList } from '../src/moves.ts';
import { firstRound, say } from './table.ts';

describe('lists of bids', () => {
  test('[AR-2.2] a pass and every sum from the least to the cash, whatever they are', () => {
    for (let cash = 0; cash <= 125; cash += 1) {
      for (let least = 10; least <= 126; least += 4) {
        const sums = Array.from({ length: Math.max(0, cash - least + 1) }, (_, i) => least + i);
        const expected = ['pass', ...sums.map((amount) => `bid ${amount}`)];
        expect(bidList(least, cash).map((action) => rules.action.format(action))).toEqual(expected);
      }
    }
  });

  test('are kept up to $120 and made anew above', () => {
    expect(bidList(15, 120)).toBe(bidList(15, 120));
    expect(bidList(15, 121)).not.toBe(bidList(15, 121));
    expect(bidList(15, 121)).toEqual(bidList(15, 121));
  });
});

describe('a copy', () => {
  /** Every object and array in a value. */
  function partsOf(value: unknown): object[] {
    if (typeof value !== 'object' || value === null) return [];
    return [value, ...Object.values(value).flatMap(partsOf)];
  }

  test('shares nothing with its original but the config', () => {
    const state = firstRound(4, { american: { city: 'Chicago', owners: [0, 1], treasury: 9 } });
    say(state, '0 take auction', '0 offer american', '0 bid 12');
    const copy = rules.clone(state);
    expect(copy).toEqual(state);
    const own = new Set(partsOf(state));
    expect(partsOf(copy).filter((part) => own.has(part))).toEqual([state.config]);
  });
});
