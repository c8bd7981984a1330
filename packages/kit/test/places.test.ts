import { expect, test } from 'vitest';
import { placesBy, placesOf } from '../src/places.ts';

test('the most is first, equals share a place, and the next is skipped', () => {
  expect(placesOf([3, 9, 3, 1])).toEqual([2, 1, 2, 4]);
  expect(placesOf([])).toEqual([]);
});

test('what breaks a tie is the game’s', () => {
  const players = [
    { cash: 5, stock: 1 },
    { cash: 5, stock: 2 },
    { cash: 7, stock: 0 },
  ];
  const places = placesBy(players, (one, other) =>
    one.cash === other.cash ? one.stock > other.stock : one.cash > other.cash,
  );
  expect(places).toEqual([3, 2, 1]);
});
