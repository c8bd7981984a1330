import { expect, test } from 'vitest';
import { bitsOf, clearBit, countOnes, emptyBits, hasBit, setBit } from '../src/bitset.ts';

test('a set has as many words as its size needs', () => {
  expect([1, 32, 33, 215].map((size) => emptyBits(size))).toEqual([
    [0],
    [0],
    [0, 0],
    [0, 0, 0, 0, 0, 0, 0],
  ]);
});

test('members go in, are found, come out in order and leave', () => {
  const bits = emptyBits(70);
  for (const at of [69, 0, 31, 32, 63]) setBit(bits, at);
  expect(bitsOf(bits)).toEqual([0, 31, 32, 63, 69]);
  expect([0, 1, 31, 32, 33, 69, 200].map((at) => hasBit(bits, at))).toEqual([
    true,
    false,
    true,
    true,
    false,
    true,
    false,
  ]);
  clearBit(bits, 31);
  clearBit(bits, 33);
  clearBit(bits, 69);
  expect(bitsOf(bits)).toEqual([0, 32, 63]);
  expect(bits).toEqual([1, -2147483647, 0]);
});

test('the ones of a word are counted, the sign bit too', () => {
  expect([0, 1, 0b1011, -1, -2147483648, 0x0f0f0f0f].map(countOnes)).toEqual([0, 1, 3, 32, 1, 16]);
});
