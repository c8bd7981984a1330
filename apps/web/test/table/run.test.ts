import { expect, test } from 'vitest';
import { beatAfter, firstBeat, type ReelPlace } from '../../src/table/reel/run.ts';
import { readingTime } from '../../src/table/reel/reading-time.ts';
import { summaryOf } from '../../src/table/reel/summary.ts';
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

test('since a turn: what counts first, two things of each, of the reader only gains and losses', () => {
  const change = (seat: number, what: string, by: string, tone: 'gain' | 'loss' | 'plain') => ({
    of: ['Anna', 'Bram'][seat] ?? '',
    seat,
    what,
    from: '',
    to: '',
    by,
    tone,
  });
  const changes = [
    change(0, 'cards', '+1', 'plain'),
    change(0, 'cash', '−$2', 'loss'),
    change(1, 'carts', '−4', 'plain'),
    change(1, 'points', '+7', 'gain'),
    change(1, 'cards', '−4', 'plain'),
  ];
  expect(summaryOf(changes, 0, 'You')).toBe('You: cash −$2 · Bram: points +7, carts −4');
  const came = { ...change(1, 'pawn waiting', 'Door 1AS', 'plain'), to: 'Door 1AS' };
  const left = { ...change(1, 'pawn in the aisle', '1A14', 'plain'), from: '1A14' };
  expect(summaryOf([came, left], 0, 'You')).toBe('Bram: pawn waiting (Door 1AS)');
  expect(summaryOf([], 0, 'You')).toBe('');
});
