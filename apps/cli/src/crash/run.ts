/** Many crashes, each after the last: at random, at fail points, and with the power cut. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAIL_POINTS } from '@roundhouse/store';
import type { PowerCut } from './power-cut.ts';
import { crash, lookFor, type Crash } from './round.ts';

export interface CrashPlan {
  readonly kind: string;
  /** A folder for SQLite, or the address of a PostgreSQL. */
  readonly place: string;
  readonly rounds: number;
  readonly title: string;
  readonly seats: number;
  readonly powerCut?: PowerCut;
  /** Plants the fault that the model of a power cut must find. */
  readonly isRelaxed?: boolean;
  /** Ends the database's own server at once and starts it again. */
  readonly endServer?: () => Promise<void>;
  readonly onRound: (round: number) => void;
  /** Told to stop, it gives what it has found so far. */
  readonly stop?: AbortSignal;
}

export interface CrashReport {
  readonly kind: string;
  readonly rounds: Readonly<Record<string, number>>;
  readonly moves: number;
  readonly lost: number;
  readonly twice: number;
  readonly untold: number;
  readonly broken: number;
}

const RELAX = fileURLToPath(new URL('./relax.ts', import.meta.url));
/** Often enough that every place in a write is met, and seldom enough that the next round is soon. */
const MOST_MOVES = 60;
const below = (count: number): number => 1 + Math.floor(Math.random() * count);

export async function runCrashes(plan: CrashPlan): Promise<CrashReport> {
  const isFile = !plan.place.startsWith('postgres');
  if (isFile) mkdirSync(plan.place, { recursive: true });
  const place = isFile ? join(plan.place, 'roundhouse.db') : plan.place;
  const rounds: Record<string, number> = {};
  let going: readonly string[] = [];
  let [moves, lost, twice, untold, broken] = [0, 0, 0, 0, 0];
  for (let round = 0; round < plan.rounds; round += 1) {
    const { name, ...by } = wayOf(plan, round);
    rounds[name] = (rounds[name] ?? 0) + 1;
    const { title, seats } = plan;
    const claims = await crash({ place, title, seats, going, node: [], env: {}, ...by });
    if (by.isCut) plan.powerCut?.cut(plan.place);
    const found = await lookFor(place, claims);
    moves += claims.moves;
    lost += found.lost;
    twice += found.twice;
    untold += found.untold;
    broken += found.broken.length;
    ({ going } = found);
    plan.onRound(round + 1);
    // What is lost once is lost in every later round.
    if (lost + twice + broken > 0 || plan.stop?.aborted === true) break;
  }
  return { kind: plan.kind, rounds, moves, lost, twice, untold, broken };
}

type Way = Pick<Crash, 'moves'> &
  Partial<Pick<Crash, 'env' | 'node' | 'end'>> & {
    readonly name: string;
    readonly isCut?: boolean;
  };

/** Each way in turn. */
function wayOf({ place, powerCut, isRelaxed, endServer }: CrashPlan, round: number): Way {
  const relaxed = isRelaxed ? { node: ['--import', RELAX] } : {};
  const ways: readonly (() => Way)[] = [
    () => ({ name: 'killed at random', moves: below(MOST_MOVES), ...relaxed }),
    ...FAIL_POINTS.map((point) => () => ({
      name: `killed ${point}`,
      moves: Infinity,
      env: { ROUNDHOUSE_FAIL_POINT: `${point}:${below(MOST_MOVES)}` },
      ...relaxed,
    })),
    ...(powerCut ? [() => ({ ...cutWay(powerCut, place), ...relaxed })] : []),
    ...(endServer
      ? [() => ({ name: 'database killed', moves: below(MOST_MOVES), end: endServer })]
      : []),
  ];
  const way = ways[round % ways.length];
  if (!way) throw new Error('there is no way to crash');
  return way();
}

function cutWay(powerCut: PowerCut, place: string): Way {
  return { name: 'power cut', moves: below(MOST_MOVES), env: powerCut.env(place), isCut: true };
}
