import { expect, test } from 'vitest';
import {
  chartsOf,
  stageEnds,
  standingChart,
  swings,
  thinned,
  type Sample,
} from '../../src/table/model/series.ts';

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
  turn: seq,
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

test.each([
  { name: 'the last of those that end in the scores', scores: [12, 18], group: 'Course' },
  { name: 'else the first', scores: [1, 2], group: 'Money' },
])('how players stood is told by $name', ({ scores, group }) => {
  const course = (seat: number, value: number) => ({
    ...cash(seat, value),
    id: `course-${seat}`,
    group: 'Course',
  });
  const samples = [
    sample(0, 'Year 1', cash(0, 5), cash(1, 5), course(0, 9), course(1, 9), income(1)),
    sample(1, 'Year 1', cash(0, 12), cash(1, 18), course(0, 12), course(1, 18), income(2)),
  ];
  expect(standingChart(chartsOf(samples), scores)?.group).toBe(group);
});

test('turning points are where a player gained or lost most on the others, in order', () => {
  expect(swings(SAMPLES, [12, 18], 2)).toEqual([
    { seq: 2, seat: 0, by: -8 },
    { seq: 3, seat: 0, by: 3 },
  ]);
});
