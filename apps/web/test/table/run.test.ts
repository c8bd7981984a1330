import { expect, test } from 'vitest';
import { beatAfter, firstBeat, type ReelPlace } from '../../src/table/reel/run.ts';
import { readingTime } from '../../src/table/reel/reading-time.ts';
import { line } from './scripted-host.ts';

const LINES = [line(3, 1, [2]), line(4, undefined, [2]), line(6, 2, [0])];
const count = ({ seq }: { readonly seq: number }): number => ({ 3: 2, 4: 0, 6: 1 })[seq] ?? 0;

test('a reel tells every beat, and passes lines with nothing to tell', () => {
  const told: ReelPlace[] = [];
  for (let at = firstBeat(LINES, 0, count); at; at = beatAfter(LINES, at, count)) told.push(at);
  expect(told).toEqual([
    { seq: 3, beat: 0 },
    { seq: 3, beat: 1 },
    { seq: 6, beat: 0 },
  ]);
  expect(firstBeat(LINES, 7, count)).toBeUndefined();
});

test('a sentence stands as long as it is read, and no less than a glance takes', () => {
  expect(readingTime('Bram passed.')).toBe(1200);
  expect(readingTime('x'.repeat(50))).toBe(3000);
});
