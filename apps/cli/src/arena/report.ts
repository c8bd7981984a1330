/** What the games of an arena say: shares over groups of games, ratings, costs, and what was done. */
import {
  groupInterval,
  mean,
  NEW_RATING,
  quantile,
  rate,
  type Interval,
  type Rating,
} from '@roundhouse/bots';
import { slotOf, type FailedRow, type Plan, type Row } from '../sim/schedule.ts';
import type { Deeds } from '../sim/watch.ts';
import type { MatchUp } from './match-ups.ts';

export interface Meeting extends MatchUp {
  readonly games: number;
  readonly groups: number;
  /** Of one among the field; a shared win counts in equal parts. */
  readonly winShare: number;
  readonly interval: Interval;
  /** Wins as a multiple of the even share. */
  readonly strength: number;
  readonly meanScore: number;
  readonly fieldScore: number;
}

export interface Cost {
  readonly decisions: number;
  /** By the clock. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly meanMs: number;
  /** Of the arena's own thread: a program's process is not counted. */
  readonly meanCpuMs: number;
}

export interface Contestant {
  readonly rating: Rating;
  readonly lowestScore: number;
  /** Decisions that it took with no money in hand, in a game with money. */
  readonly broke: number;
  /** By the action's type. */
  readonly actions: Readonly<Record<string, Readonly<Deeds>>>;
  /** Decisions that the table made for it: it hung, died or talked nonsense. */
  readonly faults: number;
}

export interface ArenaReport {
  readonly title: string;
  readonly config: Plan['config'];
  readonly seed: string;
  readonly measure: Plan['measure'];
  readonly meetings: readonly Meeting[];
  readonly contestants: Readonly<Record<string, Contestant>>;
  readonly failures: readonly FailedRow[];
  /** Differs from run to run, as everything else does not at fixed iterations. */
  readonly cost: Readonly<Record<string, Cost>>;
}

export function arenaReport(
  plan: Plan,
  matchUps: readonly MatchUp[],
  all: readonly (Row | FailedRow)[],
): ArenaReport {
  const rows = all.filter((row): row is Row => 'outcome' in row);
  const names = [...new Set(plan.lineups.flat())];
  const ratings = ratingsOf(names, rows);
  return {
    title: plan.title,
    config: plan.config,
    seed: plan.seed,
    measure: plan.measure,
    meetings: matchUps.map((matchUp, lineup) => {
      const own = rows.filter((row) => slotOf(plan, row.game).lineup === lineup);
      return meetingOf(plan, matchUp, own);
    }),
    contestants: Object.fromEntries(
      names.map((name) => [name, contestantOf(name, ratings.get(name) ?? NEW_RATING, rows)]),
    ),
    failures: all.filter((row): row is FailedRow => 'failure' in row),
    cost: Object.fromEntries(names.map((name) => [name, costOf(name, rows)])),
  };
}

function meetingOf(plan: Plan, matchUp: MatchUp, rows: readonly Row[]): Meeting {
  const groups = new Map<number, number[]>();
  const scores: number[] = [];
  const fieldScores: number[] = [];
  for (const row of rows) {
    const { group } = slotOf(plan, row.game);
    const own = row.seating.indexOf(matchUp.one);
    const won = groups.get(group) ?? [];
    groups.set(group, [...won, winOf(row, own)]);
    for (const [seat, score] of row.outcome.scores.entries()) {
      (seat === own ? scores : fieldScores).push(score);
    }
  }
  const shares = [...groups.values()].map(mean);
  const winShare = mean(shares);
  return {
    ...matchUp,
    games: rows.length,
    groups: groups.size,
    winShare,
    interval: groupInterval(shares),
    strength: winShare * plan.config.seats,
    meanScore: mean(scores),
    fieldScore: mean(fieldScores),
  };
}

function winOf({ outcome }: Row, seat: number): number {
  const winners = outcome.places.filter((place) => place === 1).length;
  return outcome.places[seat] === 1 ? 1 / winners : 0;
}

/** After all games in their order; who sits on several seats learns the mean of what they tell. */
function ratingsOf(names: readonly string[], rows: readonly Row[]): ReadonlyMap<string, Rating> {
  const ratings = new Map<string, Rating>(names.map((name) => [name, NEW_RATING]));
  for (const { seating, outcome } of rows) {
    const before = seating.map((name) => ratings.get(name) ?? NEW_RATING);
    const after = rate(before, outcome.places);
    for (const name of new Set(seating)) {
      const own = after.filter((_, seat) => seating[seat] === name);
      ratings.set(name, {
        mu: mean(own.map(({ mu }) => mu)),
        sigma: mean(own.map(({ sigma }) => sigma)),
      });
    }
  }
  return ratings;
}

function contestantOf(name: string, rating: Rating, rows: readonly Row[]): Contestant {
  const actions: Record<string, Deeds> = {};
  let [faults, broke, lowestScore] = [0, 0, Infinity];
  for (const { seen, seating, outcome } of rows) {
    const own = seen?.[name];
    if (!own) continue;
    faults += own.faults;
    broke += own.broke;
    for (const [type, { times, againstFigures }] of Object.entries(own.actions)) {
      const deeds = (actions[type] ??= { times: 0, againstFigures: 0 });
      deeds.times += times;
      deeds.againstFigures += againstFigures;
    }
    for (const [seat, score] of outcome.scores.entries()) {
      if (seating[seat] === name) lowestScore = Math.min(lowestScore, score);
    }
  }
  const sorted = Object.entries(actions).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { rating, lowestScore, broke, actions: Object.fromEntries(sorted), faults };
}

function costOf(name: string, rows: readonly Row[]): Cost {
  const seen = rows.flatMap((row) => row.seen?.[name] ?? []);
  const ms = seen.flatMap((own) => own.ms);
  const cpuMs = seen.reduce((sum, own) => sum + own.cpuMs, 0);
  return {
    decisions: ms.length,
    p50Ms: quantile(ms, 0.5),
    p99Ms: quantile(ms, 0.99),
    meanMs: mean(ms),
    meanCpuMs: cpuMs / Math.max(1, ms.length),
  };
}
