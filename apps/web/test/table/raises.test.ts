import { expect, test } from 'vitest';
import type { Bid } from '@roundhouse/ui/face';
import {
  bidsAmong,
  commonLead,
  figureAndUnit,
  nearestBid,
  quickRaises,
} from '../../src/table/model/raises.ts';

const amounts = (bids: readonly { readonly amount: number }[]): readonly number[] =>
  bids.map(({ amount }) => amount);
interface Sum {
  readonly lot?: string;
  readonly sum?: number;
}
/** What this game’s face says of them. */
const bidOf = ({ lot, sum }: Sum): Bid | undefined =>
  lot === undefined || sum === undefined ? undefined : { lot, amount: sum };
const bid = (sum: number): Sum => ({ lot: 'hammer', sum });
const offer = (lot: string, sum: number): Sum => ({ lot, sum });
const PASS: Sum = {};
const all = (legal: readonly Sum[]): readonly number[] => [...legal.keys()];

test('bids are the actions that the face calls so, whatever else may be done', () => {
  const legal = [PASS, bid(8), bid(7), bid(9)];
  expect(bidsAmong(legal, all(legal), bidOf)).toEqual([
    { amount: 7, index: 2 },
    { amount: 8, index: 1 },
    { amount: 9, index: 3 },
  ]);
});

test('the last bid that one can afford is a bid too', () => {
  expect(amounts(bidsAmong([bid(12), PASS], [0, 1], bidOf))).toEqual([12]);
});

test('first a lot is chosen, then a sum for it; the others stay in sight when one is chosen', () => {
  const legal = [offer('red', 1), offer('red', 2), offer('blue', 1), offer('blue', 2), PASS];
  expect(bidsAmong(legal, all(legal), bidOf)).toEqual([]);
  expect(bidsAmong(legal, [2, 3], bidOf)).toEqual([
    { amount: 1, index: 2 },
    { amount: 2, index: 3 },
  ]);
  expect(amounts(bidsAmong(legal, [3], bidOf))).toEqual([1, 2]);
});

test('a game that knows no bids has none', () => {
  const legal = [bid(3), bid(4), PASS];
  expect(bidsAmong(legal, all(legal), undefined)).toEqual([]);
  expect(bidsAmong(legal, [2], bidOf)).toEqual([]);
});

test.each([
  { legal: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], quick: [5, 7, 10, 15] },
  { legal: [5, 6, 7, 8], quick: [5, 7] },
  { legal: [5, 10, 15], quick: [5, 10, 15] },
  { legal: [], quick: [] },
])('quick raises from $legal are $quick', ({ legal, quick }) => {
  const bids = bidsAmong(legal.map(bid), all(legal.map(bid)), bidOf);
  expect(amounts(quickRaises(bids))).toEqual(quick);
});

test('what is typed leads to the nearest legal bid', () => {
  const bids = bidsAmong([5, 6, 7, 8].map(bid), [0, 1, 2, 3], bidOf);
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

test.each([
  { text: '3 cubes', parts: ['3', ' cubes'] },
  { text: '12', parts: ['12', ''] },
  { text: 'Bid $7', parts: ['Bid $7', ''] },
])('$text is a figure and what it counts', ({ text, parts }) => {
  expect(figureAndUnit(text)).toEqual(parts);
});
