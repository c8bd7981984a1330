/** What the games of a trial run say, so far or in all. */
import type { GameTypes } from '@roundhouse/engine';
import { median, wilson, type Interval } from '../statistics.ts';
import type { Usual } from './gauge.ts';
import type { FailedTrial, Trial, TrialRow } from './trial-game.ts';

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** How somebody fared who sits so many places after the one who begins. A shared win counts in equal parts. */
export interface TrialStanding {
  readonly wins: number;
  readonly share: number;
  /** Of the share, 95 %. */
  readonly interval: Interval;
  /** Surely above or below the even share, with 99 % for all places together; 0: that can't be told. */
  readonly differs: -1 | 0 | 1;
}

export interface TrialReport {
  readonly title: string;
  readonly seats: number;
  readonly level: string;
  readonly seed: string;
  /** How many of the wanted games are there. */
  readonly games: number;
  readonly wanted: number;
  readonly failures: readonly FailedTrial[];
  readonly decisions: Spread;
  /** With our box; undefined: nobody measured it for so many seats. */
  readonly usual?: Usual;
  readonly rounds?: Spread;
  readonly scores: Spread;
  /** What the first has more than the second. */
  readonly margin: Spread;
  /** The same as a part of the first one's score, the median. */
  readonly marginShare: number;
  /** From the one who begins, in the order of the seats. */
  readonly order: readonly TrialStanding[];
  /** By kind: in how many games each part of the box was used. */
  readonly uses: Readonly<Record<string, readonly Use[]>>;
}

export interface Use {
  readonly id: string;
  readonly games: number;
}

export function trialReport<G extends GameTypes>(
  { plan, gauge }: Pick<Trial<G>, 'plan' | 'gauge'>,
  all: readonly (TrialRow | FailedTrial)[],
): TrialReport {
  const rows = all.filter((row): row is TrialRow => 'outcome' in row);
  const { title, config, level, seed, games: wanted } = plan;
  const { seats } = config;
  const usual = gauge.usual[seats];
  const margins = rows.map(marginOf);
  return {
    title,
    seats,
    level,
    seed,
    games: rows.length,
    wanted,
    failures: all.filter((row): row is FailedTrial => 'failure' in row),
    decisions: spread(rows.map((row) => row.decisions)),
    ...(usual === undefined ? {} : { usual }),
    ...(gauge.isRound ? { rounds: spread(rows.map((row) => row.rounds)) } : {}),
    scores: spread(rows.flatMap((row) => row.outcome.scores)),
    margin: spread(margins.map(({ margin }) => margin)),
    marginShare: median(margins.map(({ share }) => share)),
    order: Array.from({ length: seats }, (_, place) => standingOf(rows, place, seats)),
    uses: usesOf(gauge.parts(config), rows),
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: median(values), least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

function marginOf({ outcome }: TrialRow): { readonly margin: number; readonly share: number } {
  const ranked = outcome.scores
    .map((score, seat) => ({ score, place: outcome.places[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place || b.score - a.score);
  const [first = 0, second = 0] = ranked.map(({ score }) => score);
  const margin = Math.abs(first - second);
  return { margin, share: margin / Math.max(1, Math.abs(first), Math.abs(second)) };
}

/** Two-sided 99 % for so many places at once (Bonferroni): the quantile of the normal distribution. */
const SURE_Z: readonly number[] = [2.576, 2.576, 2.807, 2.935, 3.023, 3.09, 3.144];

function standingOf(rows: readonly TrialRow[], place: number, seats: number): TrialStanding {
  let wins = 0;
  for (const { outcome, beginner } of rows) {
    const winners = outcome.places.filter((each) => each === 1).length;
    if (outcome.places[(beginner + place) % seats] === 1) wins += 1 / winners;
  }
  const sure = wilson(wins, rows.length, SURE_Z[seats]);
  const even = 1 / seats;
  return {
    wins,
    share: rows.length === 0 ? 0 : wins / rows.length,
    interval: wilson(wins, rows.length),
    differs: sure.low > even ? 1 : sure.high < even ? -1 : 0,
  };
}

function usesOf(
  parts: Readonly<Record<string, readonly string[]>>,
  rows: readonly TrialRow[],
): TrialReport['uses'] {
  const kinds = Object.entries(parts).map(([kind, ids]) => {
    const counts = new Map<string, number>();
    for (const { used } of rows) {
      for (const id of used[kind] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return [kind, ids.map((id) => ({ id, games: counts.get(id) ?? 0 }))] as const;
  });
  return Object.fromEntries(kinds);
}
