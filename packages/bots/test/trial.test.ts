import { expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import type { Gauge } from '../src/trial/gauge.ts';
import { judged } from '../src/trial/judgement.ts';
import { trialReport } from '../src/trial/report.ts';
import { seatingOf, type TrialRow } from '../src/trial/trial-game.ts';
import type { GameTypes } from '@roundhouse/engine';

const gauge: Gauge<GameTypes> = {
  parts: () => ({ route: ['A-B', 'B-C', 'C-D'], city: ['A', 'B'] }),
  used: () => ({}),
  beginner: () => undefined,
  isRound: () => false,
  usual: { 3: { decisions: 100, lead: 10 } },
};
const plan = (games: number, seats = 3) => ({
  plan: { title: 'sample', config: { seats }, level: 'normal', games, seed: '1' } as const,
  gauge,
});

/** The one who sits `place` seats after the beginner wins. */
const row = (game: number, place: number, more: Partial<TrialRow> = {}): TrialRow => {
  const beginner = game % 3;
  const winner = (beginner + place) % 3;
  return {
    game,
    beginner,
    decisions: 90 + game,
    rounds: 5,
    outcome: {
      scores: [0, 1, 2].map((seat) => (seat === winner ? 50 : 40)),
      places: [0, 1, 2].map((seat) => (seat === winner ? 1 : 2)),
    },
    used: { route: ['A-B'], city: ['A', 'B'] },
    ...more,
  };
};

test('in as many games as there are kinds of bots, each has sat on each seat once', () => {
  const styles = ['b', 'c', 'd'].map((level) => ({ level }) as unknown as Bot<GameTypes>);
  const bot = { level: 'a', styles } as unknown as Bot<GameTypes>;
  for (const seats of [2, 3, 5, 6]) {
    for (let seat = 0; seat < seats; seat++) {
      const met = [0, 1, 2, 3].map((game) => seatingOf(bot, seats, game)[seat]?.level);
      expect(new Set(met)).toEqual(new Set(['a', 'b', 'c', 'd']));
    }
  }
});

test('wins are counted by the order of play, not by seats', () => {
  const { order } = trialReport(
    plan(60),
    Array.from({ length: 60 }, (_, game) => row(game, 0)),
  );
  expect(order.map(({ wins, differs }) => [wins, differs])).toEqual([
    [60, 1],
    [0, -1],
    [0, -1],
  ]);
});

test('a shared win counts in equal parts', () => {
  const outcome = { scores: [50, 50, 40], places: [1, 1, 3] };
  const { order, margin } = trialReport(plan(1), [row(0, 0, { outcome })]);
  expect(order.map(({ wins }) => wins)).toEqual([0.5, 0.5, 0]);
  expect(margin.median).toBe(0);
});

test('of a hundred games 43 wins are above a third only at first sight, 48 surely', () => {
  const shareOf = (wins: number) => {
    const rows = Array.from({ length: 100 }, (_, game) =>
      row(game, game < wins ? 0 : 1 + (game % 2)),
    );
    return trialReport(plan(100), rows).order[0];
  };
  // Wilson's interval by hand: 43 of 100 at 95 % is 0.3377 to 0.5275.
  expect(shareOf(43)?.interval.low).toBeCloseTo(0.3377, 3);
  expect(shareOf(43)?.interval.high).toBeCloseTo(0.5275, 3);
  expect(shareOf(43)?.differs).toBe(0);
  expect(shareOf(46)?.differs).toBe(0);
  expect(shareOf(48)?.differs).toBe(1);
});

test('figures so far, with what failed apart; what no game used is told', () => {
  const report = trialReport(plan(100), [
    row(0, 0),
    row(2, 1, { used: { route: ['A-B', 'C-D'], city: ['A'] } }),
    { game: 1, failure: 'a bug' },
  ]);
  expect(report).toMatchObject({
    games: 2,
    wanted: 100,
    failures: [{ game: 1, failure: 'a bug' }],
    decisions: { median: 91, least: 90, most: 92 },
    scores: { median: 40, least: 40, most: 50 },
    margin: { median: 10, least: 10, most: 10 },
    marginShare: 0.2,
    uses: {
      route: [
        { id: 'A-B', games: 2 },
        { id: 'B-C', games: 0 },
        { id: 'C-D', games: 1 },
      ],
    },
  });
  expect(judged(report)).toEqual([
    { code: 'failed', games: 1 },
    { code: 'few', games: 2 },
    { code: 'as-long', decisions: 91, usual: 100 },
    { code: 'one-sided', percent: 20, usual: 10 },
    { code: 'even' },
    { code: 'unused', kind: 'route', ids: ['B-C'], of: 3 },
  ]);
});

test.each([
  [70, 'short'],
  [80, 'as-long'],
  [130, 'as-long'],
  [140, 'long'],
])('%i decisions instead of 100 are %s', (decisions, code) => {
  const used = { route: ['A-B', 'B-C', 'C-D'], city: ['A', 'B'] };
  const rows = Array.from({ length: 30 }, (_, game) => row(game, game % 3, { decisions, used }));
  const codes = judged(trialReport(plan(30), rows)).map((each) => each.code);
  expect(codes).toEqual([code, 'one-sided', 'even', 'all-used']);
});

test('before the first game there is nothing to judge', () => {
  expect(judged(trialReport(plan(100), []))).toEqual([{ code: 'few', games: 0 }]);
});
