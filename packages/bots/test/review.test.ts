import { formatRecord, parseRecord } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { Judge } from '../src/playout.ts';
import { aheadBy } from '../src/own-moves.ts';
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
    const { samples } = reviewMatch(brain, judge, record, { points: 3, own: [] });
    expect(samples.map(({ seq }) => seq)).toEqual([2, 4, 6, 8, 10, 15, 17, 19, 20, 21]);
    expect(samples[0]?.values).toEqual([0.5, 0.5]);
    expect(samples.at(-1)?.values).toEqual([expect.closeTo(0.04), 0.96]);
  });

  test('turned with the line after which somebody’s chances changed most, and why it was made', () => {
    const { points } = reviewMatch(brain, judge, record, { points: 1, own: [] });
    expect(points).toMatchObject([
      { seq: 19, seat: 0, from: expect.closeTo(0.56, 1), to: 0, look: { from: 17, seq: 19 } },
    ]);
    expect(points[0]?.look?.played).toMatchObject({
      text: 'pour 1',
      reason: { code: 'pour', params: { room: 0 } },
    });
  });

  test('turned within a longer stretch with the decision that settled it', () => {
    const rare: typeof brain = {
      ...brain,
      isQuiet: ({ filled }) => filled[0] === 0,
      policy: (_, legal) => legal[0] ?? { type: 'stop' },
    };
    const { samples, points } = reviewMatch(rare, judge, record, { points: 1, own: [] });
    expect(samples.map(({ seq }) => seq)).toEqual([2, 21]);
    expect(points).toMatchObject([{ seq: 19, seat: 0, from: 0.5 }]);
  });
});

/** The glass is full: it runs over with 'pour 1', and not with 'stop'. */
describe('a second look', () => {
  const look = reviewMatch(brain, judge, record, { points: 1, own: [] }).points[0]?.look;

  test('counts how often each seat wins, of a hundred, after what was played and after what was better', () => {
    expect(look?.other?.text).toBe('stop');
    const [played = [], other = []] = [look?.played.wins, look?.other?.wins];
    expect(played[0]).toBeLessThan(10);
    expect(other[0]).toBeGreaterThan(30);
    for (const [own = 0, others = 0] of [played, other]) expect(own + others).toBe(100);
  });

  test('is the same every time', () => {
    expect(reviewMatch(brain, judge, record, { points: 1, own: [] }).points[0]?.look).toEqual(look);
  });

  test('is taken at what the seat could know: a glass that it did not see changes nothing', () => {
    const text = formatRecord(record).replace('* size 12', '* size 13');
    const other = reviewMatch(brain, judge, parseRecord(text), { points: 0, own: [0] });
    const same = reviewMatch(brain, judge, record, { points: 0, own: [0] });
    expect(other.own[0]?.worst).toMatchObject({ seq: 19 });
    expect(other.own[0]?.worst).toEqual(same.own[0]?.worst);
  });
});

describe('one’s own moves', () => {
  const { own } = reviewMatch(brain, judge, record, { points: 1, own: [0, 1] });

  test('are those of whoever asked', () => {
    expect(own.map(({ seat }) => seat)).toEqual([0, 1]);
    const looks = own.flatMap(({ seat, best, worst }) =>
      [best, worst].flatMap((look) => (look ? [[seat, look.seat]] : [])),
    );
    expect(looks.length).toBeGreaterThan(0);
    for (const [seat, of] of looks) expect(of).toBe(seat);
  });

  test('the worst is the one that something else would have bettered most', () => {
    expect(own[0]?.worst).toMatchObject({ seq: 19, played: { text: 'pour 1' } });
    expect(aheadBy(own[0]?.worst ?? none)).toBeLessThanOrEqual(-5);
  });

  test('the best was ahead of all else', () => {
    const [alone] = reviewMatch(brain, judge, record, { points: 0, own: [0] }).own;
    const best = alone?.best;
    expect(best?.played.text).toBe('pour 3');
    expect(aheadBy(best ?? none)).toBeGreaterThanOrEqual(1);
  });

  test('a move that was behind by little is no mistake', () => {
    const kind: typeof brain = { ...brain, candidates: (_, legal) => legal.slice(0, 1) };
    const early = { ...record, lines: record.lines.slice(0, 10) };
    expect(reviewMatch(kind, judge, early, { points: 0, own: [0] }).own[0]?.worst).toBeUndefined();
  });
});

const none = {
  from: 0,
  seq: 0,
  seat: 0,
  played: { text: '', wins: [], reason: { code: '', params: {} } },
};
