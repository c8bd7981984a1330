/** What the games of a simulation say, by level and by seat. */
import { table } from '../output.ts';
import type { FailedRow, Plan, Row } from './schedule.ts';
import { mean, wilson, type Interval } from '@roundhouse/bots';

/** Of one level, or of one seat. A shared win counts in equal parts. */
export interface Standing {
  readonly seats: number;
  readonly wins: number;
  readonly winShare: number;
  readonly interval: Interval;
  /** What as many equal players would win. */
  readonly evenShare: number;
  readonly meanScore: number;
  readonly lowestScore: number;
  readonly highestScore: number;
}

export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export interface Report {
  readonly title: string;
  readonly config: unknown;
  readonly seed: string;
  readonly lineup: readonly string[];
  readonly games: number;
  readonly failures: readonly FailedRow[];
  readonly byLevel: Readonly<Record<string, Standing>>;
  readonly bySeat: readonly Standing[];
  readonly plies: Spread;
  readonly lines: Spread;
}

export function reportOf(plan: Plan, all: readonly (Row | FailedRow)[]): Report {
  const rows = all.filter((row): row is Row => 'outcome' in row);
  const [lineup = []] = plan.lineups;
  const levels = [...new Set(lineup)];
  return {
    title: plan.title,
    config: plan.config,
    seed: plan.seed,
    lineup,
    games: rows.length,
    failures: all.filter((row): row is FailedRow => 'failure' in row),
    byLevel: Object.fromEntries(
      levels.map((level) => [level, standing(rows, (row, seat) => row.seating[seat] === level)]),
    ),
    bySeat: lineup.map((_, mine) => standing(rows, (_row, seat) => seat === mine)),
    plies: spread(rows.map((row) => row.plies)),
    lines: spread(rows.map((row) => row.lines)),
  };
}

function standing(rows: readonly Row[], counts: (row: Row, seat: number) => boolean): Standing {
  const scores: number[] = [];
  let wins = 0;
  for (const row of rows) {
    const winners = row.outcome.places.filter((place) => place === 1).length;
    for (const [seat, score] of row.outcome.scores.entries()) {
      if (!counts(row, seat)) continue;
      scores.push(score);
      if (row.outcome.places[seat] === 1) wins += 1 / winners;
    }
  }
  const seats = rows.length === 0 ? 0 : scores.length / rows.length;
  return {
    seats,
    wins,
    winShare: rows.length === 0 ? 0 : wins / rows.length,
    interval: wilson(wins, rows.length),
    evenShare: seats / (rows[0]?.outcome.scores.length ?? 1),
    meanScore: mean(scores),
    lowestScore: least(scores),
    highestScore: most(scores),
  };
}

const least = (values: readonly number[]): number =>
  values.reduce((low, value) => Math.min(low, value), values[0] ?? 0);
const most = (values: readonly number[]): number =>
  values.reduce((high, value) => Math.max(high, value), values[0] ?? 0);

function spread(values: readonly number[]): Spread {
  return { mean: mean(values), least: least(values), most: most(values) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function reportText(report: Report): string {
  const { title, lineup, seed, games, failures, plies, lines } = report;
  const head = ['wins', '95 % interval', 'even', 'mean score', 'scores'];
  const levels = Object.entries(report.byLevel).map(([level, of]) => [
    `${of.seats} x ${level}`,
    ...cells(of),
  ]);
  const seats = report.bySeat.map((of, seat) => [`seat ${seat}`, ...cells(of)]);
  return [
    `${title}, ${lineup.length} seats, seed '${seed}': ${games} games, ${failures.length} failures`,
    '',
    table(['by level', ...head], levels),
    '',
    table(['by seat', ...head], seats),
    '',
    `decisions a game: ${plies.mean.toFixed(1)} (${plies.least} to ${plies.most})`,
    `lines a game: ${lines.mean.toFixed(1)} (${lines.least} to ${lines.most})`,
  ].join('\n');
}

function cells(of: Standing): string[] {
  return [
    percent(of.winShare),
    `${percent(of.interval.low)} to ${percent(of.interval.high)}`,
    percent(of.evenShare),
    of.meanScore.toFixed(1),
    `${of.lowestScore} to ${of.highestScore}`,
  ];
}
