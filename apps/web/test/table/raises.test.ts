import { expect, test } from 'vitest';
import { bidsIn, nearestBid, quickRaises } from '../../src/table/model/raises.ts';

const amounts = (bids: readonly { readonly amount: number }[]): readonly number[] =>
  bids.map(({ amount }) => amount);
const bid = (amount: number) => ({ type: 'bid', amount });
const PASS = { type: 'pass' };

test('bids are the actions that differ in one number only', () => {
  const legal = [PASS, bid(7), bid(8), bid(9)];
  expect(bidsIn(legal, 6)).toEqual([
    { amount: 7, index: 1 },
    { amount: 8, index: 2 },
    { amount: 9, index: 3 },
  ]);
});

test('the last bid that one can afford is a bid too', () => {
  expect(amounts(bidsIn([bid(12), PASS], 11))).toEqual([12]);
});

test('choices that differ in more, or in something that is no number, are no bids', () => {
  const offers = [
    { type: 'offer', company: 'red', bid: 1 },
    { type: 'offer', company: 'blue', bid: 2 },
  ];
  const hexes = [
    { type: 'found', hex: 'A1' },
    { type: 'found', hex: 'A2' },
  ];
  expect(bidsIn([...offers, ...hexes, PASS], 0)).toEqual([]);
});

test('numbers below the standing bid are something else', () => {
  const houses = [
    { type: 'develop', hex: 3 },
    { type: 'develop', hex: 40 },
  ];
  expect(bidsIn(houses, 12)).toEqual([]);
});

test.each([
  { legal: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], quick: [5, 7, 10, 15] },
  { legal: [5, 6, 7, 8], quick: [5, 7] },
  { legal: [5, 10, 15], quick: [5, 10, 15] },
  { legal: [], quick: [] },
])('quick raises from $legal are $quick', ({ legal, quick }) => {
  expect(amounts(quickRaises(bidsIn(legal.map(bid), 0)))).toEqual(quick);
});

test('what is typed leads to the nearest legal bid', () => {
  const bids = bidsIn([5, 6, 7, 8].map(bid), 4);
  expect([1, 6, 99].map((amount) => nearestBid(bids, amount)?.amount)).toEqual([5, 6, 8]);
  expect(nearestBid([], 3)).toBeUndefined();
});
