import { expect, test } from 'vitest';
import { around, boxAround, grown } from '../src/pieces/box.ts';

test('a box around boxes holds them all', () => {
  const boxes = [
    { x: 0, y: 10, width: 5, height: 5 },
    { x: -4, y: 12, width: 2, height: 9 },
  ] as const;
  expect(around(...boxes)).toEqual({ x: -4, y: 10, width: 9, height: 11 });
  expect(around(boxes[0])).toEqual(boxes[0]);
});

test('a box around points has room on every side', () => {
  const points = [
    { x: 10, y: 40 },
    { x: 30, y: 20 },
  ];
  expect(boxAround(points, 5)).toEqual({ x: 5, y: 15, width: 30, height: 30 });
  expect(boxAround([], 5)).toBeUndefined();
});

test('a box grows on every side', () => {
  expect(grown({ x: 3, y: 4, width: 5, height: 6 }, 2)).toEqual({
    x: 1,
    y: 2,
    width: 9,
    height: 10,
  });
});
