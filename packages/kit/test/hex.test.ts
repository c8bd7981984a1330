import { expect, test } from 'vitest';
import { adjacency, around, hexId } from '../src/hex.ts';

test('an even row leans west, an odd row leans east', () => {
  expect(around({ col: 5, row: 2 }).map(hexId)).toEqual(['6,2', '5,1', '4,1', '4,2', '4,3', '5,3']);
  expect(around({ col: 5, row: 3 }).map(hexId)).toEqual(['6,3', '6,2', '5,2', '4,3', '5,4', '6,4']);
});

test('being next to each other is mutual', () => {
  for (const row of [4, 5]) {
    for (const next of around({ col: 7, row })) {
      expect(around(next).map(hexId)).toContain(`7,${row}`);
    }
  }
});

test('adjacency lists neighbours on the board only, ascending', () => {
  const board = [
    { col: 1, row: 0 },
    { col: 2, row: 0 },
    { col: 0, row: 1 },
    { col: 1, row: 1 },
    { col: 4, row: 1 },
  ];
  expect(adjacency(board)).toEqual([[1, 2, 3], [0, 3], [0, 3], [0, 1, 2], []]);
});
