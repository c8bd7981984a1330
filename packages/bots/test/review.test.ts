import { parseRecord } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { Judge } from '../src/playout.ts';
import { reviewMatch } from '../src/review.ts';
import { brain } from './brim/brain.ts';
import type { Brim } from './brim/rules.ts';

/** Glasses of 10 and 12; seat 0 pours too much with its third move, and seat 1 wins by 8. */
const LINES = [
  '* size 10',
  '* size 12',
  '0 pour 3',
  '* drop 0',
  '1 pour 3',
  '* drop 0',
  '0 pour 3',
  '* drop 0',
  '1 pour 3',
  '* drop 1',
  '0 pour 3',
  '* drop 1',
  '.undo 10',
  '0 pour 3',
  '* drop 1',
  '1 pour 1',
  '* drop 0',
  '0 pour 1',
  '* drop 0',
  '1 stop',
  '0 stop',
];
const record = parseRecord(
  ['title brim', 'rules 1', 'match m', 'config {"seats":2}', '', ...LINES, ''].join('\n'),
);

/** Whoever has more in a glass that has not run over. */
const judge: Judge<Brim> = ({ sizes, filled }, seat) => {
  const worth = filled.map((level, own) => (level <= (sizes[own] ?? 0) ? 0.1 + level / 10 : 0));
  const all = worth.reduce((sum, each) => sum + each, 0);
  return (worth[seat] ?? 0) / all;
};

describe('a finished match', () => {
  test('is judged between turns, as it stands without what was taken back', () => {
    const { samples } = reviewMatch(brain, judge, record, 3);
    expect(samples.map(({ seq }) => seq)).toEqual([2, 4, 6, 8, 10, 15, 17, 19, 20, 21]);
    expect(samples[0]?.values).toEqual([0.5, 0.5]);
    expect(samples.at(-1)?.values).toEqual([expect.closeTo(0.04), 0.96]);
  });

  test('turned with the line after which somebody’s chances changed most, and why it was made', () => {
    const { points } = reviewMatch(brain, judge, record, 1);
    expect(points).toEqual([
      { seq: 19, seat: 0, from: expect.closeTo(0.56, 1), to: 0, reason: expect.anything() },
    ]);
    expect(points[0]?.reason).toEqual({ code: 'pour', params: { room: 0 } });
  });

  test('turned within a longer stretch with the decision that settled it', () => {
    const rare: typeof brain = {
      ...brain,
      isQuiet: ({ filled }) => filled[0] === 0,
      policy: (_, legal) => legal[0] ?? { type: 'stop' },
    };
    const { samples, points } = reviewMatch(rare, judge, record, 1);
    expect(samples.map(({ seq }) => seq)).toEqual([2, 21]);
    expect(points).toMatchObject([{ seq: 19, seat: 0, from: 0.5 }]);
  });
});
