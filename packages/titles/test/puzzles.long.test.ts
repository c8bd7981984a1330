import { bestOf } from '@roundhouse/bots';
import { expect, test } from 'vitest';
import { TITLES } from '../src/index.ts';
import { isConfirmed, puzzlesOf, sampleOf } from './puzzle-files.ts';

const MANY = 40;
/** A search may doubt at the margin what two searches found clear. */
const DOUBTED = 0.1;

test.each(TITLES.filter(({ puzzles }) => puzzles).map((title) => [title.id, title] as const))(
  '%s: a deep search from another seed still prefers the answers',
  async (_, title) => {
    const sample = sampleOf(await puzzlesOf(title), MANY);
    const refuted: string[] = [];
    for (const { game, puzzle } of sample) {
      if (!(await isConfirmed(title, game, puzzle, 'long'))) refuted.push(bestOf(puzzle));
    }
    expect(refuted.length).toBeLessThanOrEqual(DOUBTED * sample.length);
  },
);
