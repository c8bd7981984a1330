/** Who ran out of time where that costs the match is placed last. */
import { expect, test } from 'vitest';
import { absentIn, forfeitedIn, parseLine, placedLast, type Line } from '../src/index.ts';

test.each([
  ['nobody', [1, 2, 3], [], [1, 2, 3]],
  ['the winner', [1, 2, 3], [0], [3, 1, 2]],
  ['one of those who share a place', [1, 2, 2, 4], [1], [1, 4, 2, 3]],
  ['two share the last place, whatever they scored', [3, 1, 2], [1, 2], [1, 2, 2]],
  ['all', [1, 2], [0, 1], [1, 1]],
])('%s', (_, places, forfeited, placed) => {
  expect(placedLast(places, forfeited)).toEqual(placed);
});

test('the lines say who', () => {
  const texts = ['.timeout 1', '.timeout 2 bot', '.timeout 0 forfeit', '.timeout 0 forfeit'];
  expect(forfeitedIn(texts.map((text) => parseLine(text) as Line))).toEqual([0]);
});

test('whoever left and came back is there; who left for good is not', () => {
  const texts = ['.seat 0 bot easy Bo', '.seat 2 bot hard Di', '0 take x', '.seat 0 person bot'];
  expect(absentIn(texts.map((text) => parseLine(text) as Line))).toEqual([2]);
});
