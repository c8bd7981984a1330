import { expect, test } from 'vitest';
import type { TableStep } from '../../src/host/table-host.ts';
import {
  chapters,
  forgetting,
  latest,
  neighbour,
  roundAgo,
  sinceLastTurn,
  standing,
} from '../../src/table/model/journal.ts';
import { line } from './scripted-host.ts';

const undo = (seq: number, undoneTo: number): TableStep => ({
  ...line(seq, undefined, [0]),
  undoneTo,
  events: [],
});
const seqs = (steps: readonly TableStep[]): readonly number[] => steps.map(({ seq }) => seq);
const LINES = [line(0, undefined, [0]), line(1, 0, [1]), line(2, 1, [0]), line(3, 0, [0])];

test('what was taken back no longer stands; the taking back does', () => {
  const again = [...LINES, line(4, 0, [0]), undo(5, 2), line(6, 0, [1])];
  expect(seqs(standing(again))).toEqual([0, 1, 2, 5, 6]);
});

test('an undo of an undo leaves what stood before both', () => {
  expect(seqs(standing([...LINES, undo(4, 2), undo(5, 1)]))).toEqual([0, 1, 5]);
});

test('a chapter is what was done in one stage, with all that followed from it, without what tells nothing', () => {
  const told = chapters(LINES, {
    stage: ({ seq }) => (seq < 1 ? 'Year 1' : 'Year 2'),
    entry: ({ seq }) => ({
      seq,
      isUndo: false,
      about: [],
      sentences: seq === 0 ? [] : [`line ${seq}`],
    }),
  });
  expect(told.map(({ title, entries }) => [title, entries.map(({ seq }) => seq)])).toEqual([
    ['Year 1', [1]],
    ['Year 2', [2, 3]],
  ]);
});

test('since the last turn: after the last decision of one’s own, not counting what played itself', () => {
  const forced = { ...line(4, 0, [1]), forced: true };
  const steps = [...LINES, forced, line(5, 1, [0])];
  expect(seqs(sinceLastTurn(steps, 0))).toEqual([4, 5]);
  expect(seqs(sinceLastTurn(steps, 3))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('stepping goes to the nearest line that stands', () => {
  const steps = standing([...LINES, undo(4, 1), line(5, 0, [1])]);
  expect(neighbour(steps, 4, -1)?.seq).toBe(1);
  expect(neighbour(steps, 1, 1)?.seq).toBe(4);
  expect(neighbour(steps, 5, 1)).toBeUndefined();
  expect(neighbour(steps, 0, -1)).toBeUndefined();
});

test('a round ago is where the oldest of everybody’s latest turns begins', () => {
  const chance = line(5, undefined, [1]);
  const steps = [...LINES, line(4, 0, [0]), chance, line(6, 0, [1]), line(7, 1, [0])];
  expect(roundAgo(steps, 2)).toBe(3);
  expect(roundAgo([...steps, line(8, 0, [1])], 2)).toBe(7);
  expect(roundAgo(steps, 3)).toBe(0);
});

test('what is to be forgotten is told of the last round only', () => {
  const told = forgetting(LINES, 2, ({ type }) => type === 'happened');
  expect(told.map(({ seq, events }) => [seq, events.length])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
});

test('of a long story the last chapters are shown, each whole', () => {
  const entry = (seq: number) => ({ seq, isUndo: false, sentences: ['.'], about: [] });
  const told = [
    { title: 'a', entries: [entry(1), entry(2), entry(3)] },
    { title: 'b', entries: [entry(4), entry(5)] },
    { title: 'c', entries: [entry(6)] },
  ];
  expect(latest(told, 2)).toEqual({ shown: told.slice(1), earlier: 3 });
  expect(latest(told, 1)).toEqual({ shown: told.slice(2), earlier: 5 });
  expect(latest(told, Infinity)).toEqual({ shown: told, earlier: 0 });
  expect(latest([], 5)).toEqual({ shown: [], earlier: 0 });
});
