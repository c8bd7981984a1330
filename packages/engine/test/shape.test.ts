import { describe, expect, test } from 'vitest';
import { shape, type Json, type Shape } from '../src/index.ts';

const { among, bits, bitset, fields, flag, list, nothing, nullOr, tagged, whole, word } = shape;

const pair = fields({ a: whole(0, 3), b: nullOr(word(['x', 'y'])) });
const frame = tagged('type', { go: { to: whole(1, 9) }, stop: {} });

describe('what does not fit is named by its place', () => {
  test.each<[string, Shape, Json | undefined, string]>([
    ['below', whole(0, 3), -1, '$'],
    ['above', whole(0, 3), 4, '$'],
    ['a fraction', whole(0, 3), 1.5, '$'],
    ['minus nothing', whole(-1, 3), -0, '$'],
    ['a text', whole(0, 3), '1', '$'],
    ['not among them', among(1, -1), 0, '$'],
    ['a bit too many', bits(3), 8, '$'],
    ['a bit too many in the last word', bitset(34), [-1, 4], '$[1]'],
    ['a word too few', bitset(34), [0], '$'],
    ['no flag', flag, 0, '$'],
    ['another word', word(['x']), 'constructor', '$'],
    ['something', nothing, 0, '$'],
    ['one too few', list(flag, 2), [true], '$'],
    ['a wrong item', list(flag, 2), [true, 1], '$[1]'],
    ['no list', list(flag, 2), { 0: true, 1: true }, '$'],
    ['a field too many', pair, { a: 1, b: null, c: 1 }, '$.c'],
    ['a field missing', pair, { a: 1 }, '$.b'],
    ['a field of another kind', pair, { a: 1, b: 'z' }, '$.b'],
    ['no object', pair, null, '$'],
    ['a list for an object', pair, [], '$'],
    ['another sort', frame, { type: 'fly' }, '$.type'],
    ['a field of another sort', frame, { type: 'stop', to: 3 }, '$.to'],
  ])('%s', (_name, of, value, at) => {
    expect(of(value, '$')?.at).toBe(at);
    expect(of(value, '$')?.wanted).not.toBe('');
  });
});

test.each<[Shape, Json]>([
  [whole(-1, 3), 3],
  [among(1, -1), -1],
  [bits(32), -1],
  [bitset(34), [-1, 3]],
  [nullOr(flag), null],
  [list(flag, 0, 2), []],
  [pair, { a: 0, b: 'y' }],
  [frame, { type: 'go', to: 9 }],
])('%# fits', (of, value) => {
  expect(of(value, '$')).toBeUndefined();
});
