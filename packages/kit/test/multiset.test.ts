import { seededRng } from '@roundhouse/engine';
import {
  add,
  drawKind,
  kindAt,
  pour,
  remove,
  sampleKind,
  total,
  weighted,
} from '@roundhouse/kit/multiset';
import { expect, test } from 'vitest';

test('counts are added, removed and summed', () => {
  const counts = [1, 0, 3];
  add(counts, 1);
  add(counts, 2, 2);
  remove(counts, 0);
  expect(counts).toEqual([0, 1, 5]);
  expect(total(counts)).toBe(6);
});

test('a count never falls below zero', () => {
  const counts = [2, 1];
  expect(() => remove(counts, 1, 2)).toThrow('2 of kind 1 asked, 1 there');
  expect(counts).toEqual([2, 1]);
});

test('the card at an index is found as if the cards lay sorted', () => {
  const counts = [2, 0, 1, 3];
  const kinds = Array.from({ length: 6 }, (_, index) => kindAt(counts, index));
  expect(kinds).toEqual([0, 0, 2, 3, 3, 3]);
  expect(() => kindAt(counts, 6)).toThrow(RangeError);
});

test('pouring leaves nothing behind', () => {
  const from = [1, 2];
  const into = [4, 0];
  pour(from, into);
  expect([from, into]).toEqual([
    [0, 0],
    [5, 2],
  ]);
});

test('a sample is the pick of one below(total) over the weighted list', () => {
  const counts = [2, 0, 1, 3];
  const list = weighted(counts, ['a', 'b', 'c', 'd']);
  expect(list).toEqual([
    { chance: 'a', weight: 2 },
    { chance: 'c', weight: 1 },
    { chance: 'd', weight: 3 },
  ]);
  for (let index = 0; index < total(counts); index++) {
    const asked: number[] = [];
    const kind = sampleKind(counts, {
      below: (n) => {
        asked.push(n);
        return index;
      },
    });
    let left = index;
    const picked = list.find((entry) => (left -= entry.weight) < 0);
    expect(['a', 'b', 'c', 'd'][kind]).toBe(picked?.chance);
    expect(asked).toEqual([6]);
  }
});

test('drawing everything gives every card once', () => {
  const counts = [2, 0, 1, 3];
  const drawn = [0, 0, 0, 0];
  const rng = seededRng('multiset');
  while (total(counts) > 0) add(drawn, drawKind(counts, rng));
  expect(drawn).toEqual([2, 0, 1, 3]);
});
