import { expect, test } from 'vitest';
import { reportOf, type Report } from '../src/sim/report.ts';
import { slotOf, type Plan } from '../src/sim/schedule.ts';
import { ONLY_PROGRESS, roundhouse } from './run.ts';

const plan = (...lineups: readonly (readonly string[])[]): Plan => ({
  title: 'american-rails',
  config: { seats: lineups[0]?.length ?? 0 },
  lineups,
  seed: '1',
  games: 6 * lineups.length,
  measure: {},
  isWatched: false,
});

test('each of the lineup sits on each seat once in as many games as there are seats', () => {
  const seatings = [0, 1, 2].map(
    (game) => slotOf(plan(['normal', 'easy', 'random']), game).seating,
  );
  expect(seatings).toEqual([
    ['normal', 'easy', 'random'],
    ['easy', 'random', 'normal'],
    ['random', 'normal', 'easy'],
  ]);
});

test('lineups play by the same chance, a group for each turn of the table', () => {
  const two = plan(['normal', 'easy', 'easy'], ['easy', 'normal', 'normal']);
  const places = Array.from({ length: two.games }, (_, game) => slotOf(two, game));
  expect(places.map(({ lineup }) => lineup)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect(places.map(({ group }) => group)).toEqual([0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1]);
  expect(places[7]?.seating).toEqual(['normal', 'normal', 'easy']);
});

test('shares, means and lengths by level and by seat; a shared win counts in parts', () => {
  const lineup = ['normal', 'random', 'random'];
  const row = (game: number, scores: number[], places: number[]) => ({
    game,
    seating: slotOf(plan(lineup), game).seating,
    outcome: { scores, places },
    plies: 10 + game,
    lines: 20 + game,
  });
  const report = reportOf(plan(lineup), [
    row(0, [9, 5, 1], [1, 2, 3]),
    row(1, [4, 4, 8], [2, 2, 1]),
    row(2, [7, 7, 2], [1, 1, 3]),
    { game: 3, failure: 'a bug' },
  ]);
  expect(report.games).toBe(3);
  expect(report.failures).toEqual([{ game: 3, failure: 'a bug' }]);
  // The normal bot sat at 0, 2 and 1, won twice alone and once with another.
  expect(report.byLevel['normal']).toMatchObject({ seats: 1, wins: 2.5, meanScore: 8 });
  expect(report.byLevel['random']).toMatchObject({ seats: 2, wins: 0.5, lowestScore: 1 });
  expect(report.byLevel['random']?.evenShare).toBeCloseTo(2 / 3);
  expect(report.bySeat.map(({ wins }) => wins)).toEqual([1.5, 0.5, 1]);
  expect(report.plies).toEqual({ mean: 11, least: 10, most: 12 });
});

test('the table and the JSON tell the same games, on one thread or two', async () => {
  const args = [
    'sim',
    'american-rails',
    '--seats',
    '3',
    '--games',
    '12',
    '--bots',
    'normal,random',
  ];
  const [text, one, two, other] = await Promise.all([
    roundhouse(args),
    roundhouse([...args, '--json', '--workers', '1']),
    roundhouse([...args, '--json', '--workers', '2']),
    roundhouse([...args, '--json', '--seed', 'other']),
  ]);
  expect(text.stderr).toMatch(ONLY_PROGRESS);
  expect(text.code).toBe(0);
  expect(text.stdout).toContain("american-rails, 3 seats, seed '1': 12 games, 0 failures");
  expect(one.stdout).toBe(two.stdout);
  expect(one.stdout).not.toBe(other.stdout);
  const report = JSON.parse(one.stdout) as Report;
  expect(report.games).toBe(12);
  const wins = report.bySeat.reduce((sum, seat) => sum + seat.wins, 0);
  expect(wins).toBeCloseTo(12);
  const share = ((report.byLevel['normal']?.winShare ?? 0) * 100).toFixed(1);
  expect(text.stdout).toMatch(new RegExp(`^1 x normal +${share} %`, 'm'));
  expect(report.byLevel['normal']?.winShare).toBeGreaterThan(0.6);
});
