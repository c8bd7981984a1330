import { expect, test } from 'vitest';
import { bidsAmong, commonLead, nearestBid, quickRaises } from '../../src/table/model/raises.ts';

const amounts = (bids: readonly { readonly amount: number }[]): readonly number[] =>
  bids.map(({ amount }) => amount);
const bid = (amount: number) => ({ type: 'bid', amount });
const offer = (company: string, sum: number) => ({ type: 'offer', company, bid: sum });
const PASS = { type: 'pass' };
const all = (legal: readonly object[]): readonly number[] => [...legal.keys()];

test('bids are the actions that differ in their amount only, whatever else may be done', () => {
  const legal = [PASS, bid(8), bid(7), bid(9)];
  expect(bidsAmong(legal, all(legal))).toEqual([
    { amount: 7, index: 2 },
    { amount: 8, index: 1 },
    { amount: 9, index: 3 },
  ]);
});

test('the last bid that one can afford is a bid too', () => {
  expect(amounts(bidsAmong([bid(12), PASS], [0, 1]))).toEqual([12]);
});

test('first a lot is chosen, then a sum for it; the others stay in sight when one is chosen', () => {
  const legal = [offer('red', 1), offer('red', 2), offer('blue', 1), offer('blue', 2), PASS];
  expect(bidsAmong(legal, all(legal))).toEqual([]);
  expect(bidsAmong(legal, [2, 3])).toEqual([
    { amount: 1, index: 2 },
    { amount: 2, index: 3 },
  ]);
  expect(amounts(bidsAmong(legal, [3]))).toEqual([1, 2]);
});

test('numbers that are no amounts are no bids', () => {
  const legal = [{ type: 'develop', hex: 3 }, { type: 'develop', hex: 4 }, PASS];
  expect(bidsAmong(legal, all(legal))).toEqual([]);
});

test.each([
  { legal: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], quick: [5, 7, 10, 15] },
  { legal: [5, 6, 7, 8], quick: [5, 7] },
  { legal: [5, 10, 15], quick: [5, 10, 15] },
  { legal: [], quick: [] },
])('quick raises from $legal are $quick', ({ legal, quick }) => {
  const bids = bidsAmong(legal.map(bid), all(legal.map(bid)));
  expect(amounts(quickRaises(bids))).toEqual(quick);
});

test('what is typed leads to the nearest legal bid', () => {
  const bids = bidsAmong([5, 6, 7, 8].map(bid), [0, 1, 2, 3]);
  expect([1, 6, 99].map((amount) => nearestBid(bids, amount)?.amount)).toEqual([5, 6, 8]);
  expect(nearestBid([], 3)).toBeUndefined();
});

test.each([
  { texts: ['Offer Red for 1 cube', 'Offer Red for 3 cubes'], lead: 'Offer Red for ' },
  { texts: ['Offer Red for 1 cube', 'Offer Red for 11 cubes'], lead: 'Offer Red for ' },
  { texts: ['Bid $5', 'Bid $7'], lead: '' },
  { texts: ['Offer Red for 1 cube'], lead: '' },
  { texts: ['Red: one whole cube', 'Blue: one whole cube'], lead: '' },
])('$texts all begin with "$lead"', ({ texts, lead }) => {
  expect(commonLead(texts)).toBe(lead);
});
