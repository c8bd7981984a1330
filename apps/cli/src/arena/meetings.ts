/** One against a field, so many games of each meeting: what may be asked of them, and how they are played. */
import type { Arguments, OptionTable } from '../arguments.ts';
import { Misuse } from '../command.ts';
import { progress } from '../output.ts';
import { runPlan } from '../sim/run.ts';
import type { Plan } from '../sim/schedule.ts';
import type { Thinking } from '../thinking.ts';
import { lineupOf, type MatchUp } from './match-ups.ts';
import { arenaReport, type ArenaReport } from './report.ts';

export const MEETING_OPTIONS: OptionTable = {
  games: { value: 'N', help: 'at least so many of each meeting (default 60)' },
  iterations: { value: 'N', help: 'play-outs of searching levels (default: their own)' },
  seed: { value: 'TEXT', help: 'where chance starts (default 1)' },
  workers: { value: 'N', help: 'threads (default: two if it pays off)' },
};

const MOST = 1_000_000_000;

/** Time is for those who offer it. */
export function measureIn(args: Arguments): Thinking {
  const [ms, worked] = ['ms', 'cpu-ms'].map((name) => args.whole(name, { from: 1, to: MOST }));
  if (ms !== undefined && worked !== undefined) throw new Misuse('--ms or --cpu-ms, not both');
  return {
    iterations: args.whole('iterations', { from: 1, to: MOST }),
    ms: ms ?? worked,
    ...(worked === undefined ? {} : { isWorked: true }),
  };
}

/** Whole groups: everybody has sat everywhere. */
export function planOf(
  args: Arguments,
  matchUps: readonly MatchUp[],
  told: Pick<Plan, 'title' | 'config' | 'measure' | 'isWatched'>,
): Plan {
  const { seats } = told.config;
  const lineups = matchUps.map((matchUp) => lineupOf(matchUp, seats));
  const atLeast = args.whole('games', { from: 1, to: 10_000_000 }) ?? 60;
  const games = Math.ceil(atLeast / seats) * seats * lineups.length;
  return { ...told, lineups, seed: args.text('seed') ?? '1', games };
}

export async function playMeetings(
  args: Arguments,
  plan: Plan,
  matchUps: readonly MatchUp[],
): Promise<ArenaReport> {
  const workers = args.whole('workers', { from: 1, to: 64 });
  const bar = progress('games', plan.games);
  const rows = await runPlan(plan, workers, (done) => bar.at(done));
  bar.end();
  return arenaReport(plan, matchUps, rows);
}
