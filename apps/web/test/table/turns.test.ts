import { expect, test } from 'vitest';
import { momentOf, turnsOf } from '../../src/table/model/turns.ts';
import { line } from './scripted-host.ts';

test('a turn begins where another seat decides; what all decide at once is nobody’s', () => {
  const lines = [
    line(0, undefined, [0, 1]),
    line(1, 0, [0, 1]),
    line(2, 1, [0]),
    line(3, 0, [0]),
    line(4, 0, [1]),
    line(5, undefined, [1]),
    line(6, 1, [0]),
    line(7, 0, [1]),
  ];
  expect([...turnsOf(lines).values()]).toEqual([0, 0, 0, 1, 1, 1, 2, 3]);
});

test('a stage with a number says when it was; another lasts for most of a match', () => {
  const named = (turn: number): string => `turn ${turn}`;
  expect(momentOf('1853, phase 2 of 3', 40, named)).toBe('1853, phase 2 of 3');
  expect(momentOf('The carts roll', 12, named)).toBe('turn 12');
  expect(momentOf('Dealing', 0, named)).toBe('Dealing');
});
