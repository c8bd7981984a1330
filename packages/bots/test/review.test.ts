import { formatRecord, parseRecord } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import type { Judge } from '../src/playout.ts';
import { answerReview, type ReviewAnswer, type ReviewQuestion } from '../src/review.ts';
import { reviewMatch, type Review, type Reviewer } from '../src/reviewing.ts';
import { aheadBy, type SecondLook } from '../src/second-look.ts';
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

/** Asks the expert beside it, as a page asks one that is elsewhere. */
const asking = (
  by = brain,
  of = record,
): Reviewer & { readonly asked: ReviewQuestion['type'][] } => {
  const asked: ReviewQuestion['type'][] = [];
  return {
    asked,
    ask<Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q>> {
      asked.push(question.type);
      return Promise.resolve(answerReview(by, judge, of, question) as ReviewAnswer<Q>);
    },
  };
};
const reviewed = (points: number, own: readonly number[], by = brain): Promise<Review> =>
  reviewMatch(asking(by), { points, own });

describe('a finished match', () => {
  test('is judged between turns, as it stands without what was taken back', async () => {
    const { samples } = await reviewed(3, []);
    expect(samples.map(({ seq }) => seq)).toEqual([2, 4, 6, 8, 10, 15, 17, 19, 20, 21]);
    expect(samples[0]?.values).toEqual([0.5, 0.5]);
    expect(samples.at(-1)?.values).toEqual([expect.closeTo(0.04), 0.96]);
  });

  test('turned with the line after which somebody’s chances changed most, and why it was made', async () => {
    const { points } = await reviewed(1, []);
    expect(points).toMatchObject([{ from: 17, seq: 19, seat: 0 }]);
    expect(points[0]?.played).toMatchObject({
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
    const question = { type: 'outline', turns: 1, own: [] } as const;
    const { samples, turns } = answerReview(rare, judge, record, question) as ReviewAnswer<
      typeof question
    >;
    expect(samples.map(({ seq }) => seq)).toEqual([2, 21]);
    expect(turns).toEqual([19]);
  });

  test('turned nowhere where nothing that was played made a difference', async () => {
    const alike: typeof brain = { ...brain, candidates: (_, legal) => legal };
    const { points } = await reviewMatch(
      {
        async ask<Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q>> {
          const answer: unknown = await asking(alike).ask(question);
          const look = question.type === 'look' ? (answer as SecondLook) : undefined;
          const same = look && { ...look, other: { ...look.other, wins: look.played.wins } };
          return (same ?? answer) as ReviewAnswer<Q>;
        },
      },
      { points: 4, own: [] },
    );
    expect(points).toEqual([]);
  });

  test('tells how much of it is looked through, and stops when it is told', async () => {
    const parts: number[] = [];
    const whole = asking();
    const review = await reviewMatch(
      { ...whole, progress: (part) => void parts.push(part) },
      { points: 2, own: [0] },
    );
    expect(review.isWhole).toBe(true);
    expect(parts.length).toBe(whole.asked.length);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
    expect(parts.at(-1)).toBeLessThanOrEqual(1);

    const cut = asking();
    const partly = await reviewMatch(
      { ...cut, isEnough: () => cut.asked.includes('screen') },
      { points: 2, own: [0] },
    );
    expect(cut.asked).toEqual(['outline', 'screen']);
    expect(partly).toMatchObject({ isWhole: false, points: [] });
    expect(partly.samples).toEqual(review.samples);
  });
});

/** The glass is full: it runs over with 'pour 1', and not with 'stop'. */
describe('a second look', async () => {
  const [look] = (await reviewed(1, [])).points;

  test('counts how often each seat wins, of a hundred, after what was played and after what was better', () => {
    expect(look?.other.text).toBe('stop');
    const [played = [], other = []] = [look?.played.wins, look?.other.wins];
    expect(played[0]).toBeLessThan(10);
    expect(other[0]).toBeGreaterThan(30);
    for (const [own = 0, others = 0] of [played, other]) expect(own + others).toBe(100);
  });

  test('is the same every time', async () => {
    expect((await reviewed(1, [])).points[0]).toEqual(look);
  });

  test('is taken at what the seat could know: a glass that it did not see changes nothing', async () => {
    const text = formatRecord(record).replace('* size 12', '* size 13');
    const unseen = asking(brain, parseRecord(text));
    const [other] = (await reviewMatch(unseen, { points: 0, own: [0] })).own;
    const [same] = (await reviewed(0, [0])).own;
    expect(other?.worst).toMatchObject({ seq: 19 });
    expect(other?.worst).toEqual(same?.worst);
  });
});

describe('one’s own moves', async () => {
  const { own } = await reviewed(1, [0, 1]);

  test('are those of whoever asked', () => {
    expect(own.map(({ seat }) => seat)).toEqual([0, 1]);
    const looks = own.flatMap(({ seat, best, worst }) =>
      [best, worst].flatMap((look) => (look ? [[seat, look.seat]] : [])),
    );
    expect(looks.length).toBeGreaterThan(0);
    for (const [seat, of] of looks) expect(of).toBe(seat);
  });

  test('the worst is the one that something else would have bettered most', () => {
    const worst = own[0]?.worst;
    expect(worst).toMatchObject({ seq: 19, played: { text: 'pour 1' } });
    expect(worst && aheadBy(worst)).toBeLessThanOrEqual(-5);
  });

  test('the best was ahead of all else', async () => {
    const [alone] = (await reviewed(0, [0])).own;
    const best = alone?.best;
    expect(best?.played.text).toBe('pour 3');
    expect(best && aheadBy(best)).toBeGreaterThanOrEqual(1);
  });

  test('a move that was behind by little is no mistake', async () => {
    const kind: typeof brain = { ...brain, candidates: (_, legal) => legal.slice(0, 1) };
    const early = { ...record, lines: record.lines.slice(0, 10) };
    const { own: kindly } = await reviewMatch(asking(kind, early), { points: 0, own: [0] });
    expect(kindly[0]?.worst).toBeUndefined();
  });
});
