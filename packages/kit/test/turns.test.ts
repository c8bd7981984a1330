import { expect, test } from 'vitest';
import { acting, drawing, forced, OVER } from '../src/turns.ts';

test('a turn of one seat is shared and frozen, and says whether it plays itself', () => {
  expect(acting(5)).toEqual({ kind: 'act', seats: [5] });
  expect(forced(2)).toEqual({ kind: 'act', seats: [2], forced: true });
  expect(acting(5)).toBe(acting(5));
  for (const turn of [acting(0), forced(0), drawing('die'), OVER]) {
    expect(Object.isFrozen(turn)).toBe(true);
  }
});

test('nobody decides in a seat that is not there', () => {
  expect(() => acting(-1)).toThrow('no seat -1');
  expect(() => forced(6)).toThrow('no seat 6');
});
