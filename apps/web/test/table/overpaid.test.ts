/** What was bought too dear: from the judgements around the hammer. */
import { expect, test } from 'vitest';
import { overpaidIn } from '../../src/table/model/overpaid.ts';

const samples = [
  { seq: 0, values: [0.4, 0.3, 0.3] },
  { seq: 10, values: [0.4, 0.35, 0.25] },
  { seq: 20, values: [0.3, 0.45, 0.25] },
  { seq: 30, values: [0.31, 0.31, 0.38] },
];

test('whoever had smaller chances after it paid too much, the dearest first; a little is doubt', () => {
  const purchases = [
    { seq: 15, seat: 0 },
    { seq: 16, seat: 1 },
    { seq: 25, seat: 1 },
    { seq: 26, seat: 0 },
    { seq: 40, seat: 2 },
  ];
  expect(overpaidIn(purchases, samples, 4)).toEqual([
    { purchase: { seq: 25, seat: 1 }, from: 45, to: 31 },
    { purchase: { seq: 15, seat: 0 }, from: 40, to: 30 },
  ]);
  expect(overpaidIn(purchases, samples, 1)).toHaveLength(1);
});

test('who bought twice between two judgements is not told which of them was too dear', () => {
  const around = [
    { seq: 10, values: [0.5, 0.5] },
    { seq: 20, values: [0.3, 0.3] },
  ];
  const bought = [
    { seq: 12, seat: 0 },
    { seq: 18, seat: 0 },
    { seq: 20, seat: 1 },
  ];
  expect(overpaidIn(bought, around, 4)).toEqual([{ purchase: bought[2], from: 50, to: 30 }]);
});
