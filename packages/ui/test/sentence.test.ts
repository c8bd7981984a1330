import { expect, test } from 'vitest';
import { enumerate, sentence } from '../src/sentence.ts';

test('a sentence begins with a capital, whatever it begins with', () => {
  expect(['you pass', 'Élodie', '7 cubes', ''].map(sentence)).toEqual([
    'You pass',
    'Élodie',
    '7 cubes',
    '',
  ]);
});

test.each([
  [[], ''],
  [['Anna'], 'Anna'],
  [['Anna', 'Bob'], 'Anna and Bob'],
  [['Anna', 'Bob', 'Cas'], 'Anna, Bob and Cas'],
])('%j are enumerated as "%s"', (items, text) => {
  expect(enumerate(items, 'and')).toBe(text);
});
