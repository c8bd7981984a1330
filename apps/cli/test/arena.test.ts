import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineupOf, matchUpsOf } from '../src/arena/match-ups.ts';
import { arenaReport, type ArenaReport } from '../src/arena/report.ts';
import { arenaText } from '../src/arena/text.ts';
import type { Plan } from '../src/sim/schedule.ts';
import { ONLY_PROGRESS, roundhouse, scratch } from './run.ts';

const entry = { bots: ['a', 'b', 'c'], against: undefined, isLadder: false, scale: [] };
const said = (...args: Parameters<typeof matchUpsOf>): string[] =>
  matchUpsOf(...args).map(({ one, field }) => `${one} ${field}`);

test('everybody meets everybody, one against a field and a field against one', () => {
  expect(said(entry, 2)).toEqual(['b a', 'c a', 'c b']);
  expect(said(entry, 3)).toEqual(['b a', 'a b', 'c a', 'a c', 'c b', 'b c']);
  expect(said({ ...entry, isLadder: true }, 2)).toEqual(['b a', 'c b']);
  expect(said({ ...entry, isLadder: true }, 3)).toEqual(['b a', 'c b']);
  expect(said({ ...entry, against: 'b' }, 2)).toEqual(['a b', 'c b']);
  expect(said({ ...entry, bots: ['c'], against: 'b', scale: [1, 4] }, 3)).toEqual(['c b', 'c*4 b']);
  expect(lineupOf({ one: 'a', field: 'b' }, 4)).toEqual(['a', 'b', 'b', 'b']);
});

const deeds = (times: number, againstFigures: number) => ({ times, againstFigures });

test('shares are of groups, ratings and counts of all games', () => {
  const plan: Plan = {
    title: 'american-rails',
    config: { seats: 3 },
    lineups: [['a', 'b', 'b']],
    seed: '1',
    games: 6,
    measure: {},
    isWatched: true,
  };
  const seen = {
    a: { ms: [1, 3], cpuMs: 2, actions: { pass: deeds(2, 0) }, broke: 2, faults: 1 },
    b: { ms: [5], cpuMs: 5, actions: { bid: deeds(1, 1) }, broke: 0, faults: 0 },
  };
  const row = (game: number, own: number, places: number[]) => ({
    game,
    seating: [0, 1, 2].map((seat) => (seat === own ? 'a' : 'b')),
    outcome: { places, scores: places.map((place) => 10 - place) },
    plies: 3,
    lines: 3,
    seen,
  });
  const report = arenaReport(
    plan,
    [{ one: 'a', field: 'b' }],
    [
      row(0, 0, [1, 2, 3]),
      row(1, 2, [2, 2, 1]),
      row(2, 1, [3, 1, 2]),
      row(3, 0, [1, 1, 3]),
      row(4, 2, [1, 2, 3]),
      { game: 5, failure: 'a bug' },
    ],
  );
  const [meeting] = report.meetings;
  // The first group was won whole, of the second half a win in two games.
  expect(meeting).toMatchObject({ games: 5, groups: 2, winShare: 0.625, strength: 1.875 });
  expect(meeting?.meanScore).toBeCloseTo((9 + 9 + 9 + 9 + 7) / 5);
  expect(report.failures).toEqual([{ game: 5, failure: 'a bug' }]);
  expect(report.cost['a']).toEqual({
    decisions: 10,
    p50Ms: 1,
    p99Ms: 3,
    meanMs: 2,
    meanCpuMs: 1,
  });
  expect(report.contestants['a']).toMatchObject({
    actions: { pass: deeds(10, 0) },
    broke: 10,
    faults: 5,
    lowestScore: 7,
  });
  expect(arenaText(report)).toMatch(/^bid +0 +5 \(5\)$/m);
  const [a, b] = [report.contestants['a']?.rating.mu, report.contestants['b']?.rating.mu];
  expect(a).toBeGreaterThan(25);
  expect(b).toBeLessThan(25);
});

test('an arena tells the same on one thread or two, and writes its report', async () => {
  const args = ['arena', 'amsterdam', '--seats', '2', '--bots', 'random,normal', '--games', '11'];
  const folder = scratch();
  const [text, one, two] = await Promise.all([
    roundhouse([...args, '--report', folder]),
    roundhouse([...args, '--json', '--workers', '1']),
    roundhouse([...args, '--json', '--workers', '2']),
  ]);
  expect(text.stderr).toMatch(ONLY_PROGRESS);
  expect(text.code).toBe(0);
  expect(text.stdout).toContain('own measure: 12 games, 0 failures');
  const [report, other] = [one, two].map(({ stdout }) => JSON.parse(stdout) as ArenaReport);
  expect({ ...report, cost: {} }).toEqual({ ...other, cost: {} });
  const [meeting] = report?.meetings ?? [];
  expect(meeting).toMatchObject({ one: 'normal', field: 'random', games: 12, groups: 6 });
  expect(meeting?.winShare).toBeGreaterThan(0.8);
  expect(report?.cost['normal']?.decisions).toBeGreaterThan(100);
  const markdown = readFileSync(`${folder}/amsterdam-2.md`, 'utf8');
  expect(markdown).toContain(
    'roundhouse arena amsterdam --seats 2 --bots random,normal --games 11',
  );
  const share = ((meeting?.winShare ?? 0) * 100).toFixed(1);
  expect(markdown).toContain(`| normal | random | ${share} % |`);
  const picture = readFileSync(`${folder}/amsterdam-2.svg`, 'utf8');
  expect(picture).toContain('normal among random');
});
