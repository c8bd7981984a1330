import { expect, test } from 'vitest';
import { chartsOf, stageEnds, swings, thinned, type Sample } from '../../src/table/model/series.ts';

const cash = (seat: number, value: number) => ({
  id: `cash-${seat}`,
  group: 'Money',
  name: `Seat ${seat}`,
  seat,
  value,
});
const income = (value: number) => ({
  id: 'red',
  group: 'Income',
  name: 'Red',
  colour: '--red',
  value,
});
const sample = (seq: number, stage: string, ...figures: Sample['figures']): Sample => ({
  seq,
  stage,
  figures,
});

const SAMPLES = [
  sample(0, 'Year 1', cash(0, 10), cash(1, 10)),
  sample(1, 'Year 1', cash(0, 9), cash(1, 10), income(2)),
  sample(2, 'Year 2', cash(0, 9), cash(1, 18), income(4)),
  sample(3, 'Year 2', cash(0, 12), cash(1, 18)),
];

test('each group of figures is a chart, each figure a line', () => {
  const charts = chartsOf(SAMPLES);
  expect(charts.map(({ group }) => group)).toEqual(['Money', 'Income']);
  expect(charts[0]?.lines.map(({ values }) => values)).toEqual([
    [10, 9, 9, 12],
    [10, 10, 18, 18],
  ]);
});

test('a figure that begins later or ends sooner has gaps', () => {
  expect(chartsOf(SAMPLES)[1]?.lines[0]?.values).toEqual([undefined, 2, 4, undefined]);
});

test('a table shows how each stage ended', () => {
  expect(stageEnds(SAMPLES).map(({ seq }) => seq)).toEqual([1, 3]);
});

test('thinning keeps both ends', () => {
  const many = [...Array(100).keys()];
  const few = thinned(many, 5);
  expect(few).toHaveLength(5);
  expect([few[0], few.at(-1)]).toEqual([0, 99]);
  expect(thinned(many, 200)).toBe(many);
});

test('turning points are where a player gained or lost most on the others, in order', () => {
  expect(swings(SAMPLES, 2)).toEqual([
    { seq: 2, seat: 0, by: -8 },
    { seq: 3, seat: 0, by: 3 },
  ]);
});
