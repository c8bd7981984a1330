/** Slices of all titles and of the yardsticks in turn, so that a noisy neighbour hits them alike. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '@roundhouse/bots';
import type { Slice } from './slice.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const yardsticks = fileURLToPath(new URL('../../../../bench/yardsticks.ts', import.meta.url));

export interface Contestant {
  readonly title: string;
  readonly seats: number;
}

export interface Measured extends Contestant {
  readonly pliesPerCpuSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly pliesPerGame: number;
  readonly cloneMicroseconds: number;
  /** How many times as fast as each yardstick, in plies. */
  readonly timesYardstick: Readonly<Record<string, number>>;
}

export interface Benchmark {
  readonly rounds: number;
  readonly ms: number;
  readonly titles: readonly Measured[];
  /** Plies per CPU-second. */
  readonly yardsticks: Readonly<Record<string, number>>;
}

export interface Rounds {
  readonly contestants: readonly Contestant[];
  readonly rounds: number;
  readonly ms: number;
  readonly withYardsticks: boolean;
  onSlice(done: number): void;
}

export async function runRounds(plan: Rounds): Promise<Benchmark> {
  const { contestants, rounds, ms } = plan;
  const slices = new Map<Contestant, Slice[]>(contestants.map((each) => [each, []]));
  const speeds = new Map<string, number[]>();
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [contestant, measured] of slices) {
      measured.push(await sliceOf(contestant, ms));
      plan.onSlice(++done);
    }
    if (!plan.withYardsticks) continue;
    for (const [name, speed] of Object.entries(await yardstickSlice(ms))) {
      speeds.set(name, [...(speeds.get(name) ?? []), speed.pliesPerCpuSecond]);
    }
    plan.onSlice(++done);
  }
  const medians = Object.fromEntries([...speeds].map(([name, each]) => [name, median(each)]));
  return {
    rounds,
    ms,
    titles: [...slices].map(([contestant, measured]) => summary(contestant, measured, medians)),
    yardsticks: medians,
  };
}

function summary(
  contestant: Contestant,
  slices: readonly Slice[],
  yardsticks: Readonly<Record<string, number>>,
): Measured {
  const of = (pick: (slice: Slice) => number): number => median(slices.map(pick));
  const pliesPerCpuSecond = of((slice) => slice.pliesPerCpuSecond);
  return {
    ...contestant,
    pliesPerCpuSecond,
    gamesPerCpuSecond: of((slice) => slice.gamesPerCpuSecond),
    pliesPerGame: of((slice) => slice.plies / slice.games),
    cloneMicroseconds: 1e6 / of((slice) => slice.clonesPerCpuSecond),
    timesYardstick: Object.fromEntries(
      Object.entries(yardsticks).map(([name, speed]) => [name, pliesPerCpuSecond / speed]),
    ),
  };
}

function sliceOf({ title, seats }: Contestant, ms: number): Promise<Slice> {
  const args = ['bench', title, '--seats', String(seats), '--ms', String(ms), '--slice'];
  return jsonFrom(`a slice of ${title}`, [main, ...args]) as Promise<Slice>;
}

function yardstickSlice(ms: number): Promise<Record<string, { pliesPerCpuSecond: number }>> {
  return jsonFrom('the yardsticks', [yardsticks, '--ms', String(ms)]) as Promise<
    Record<string, { pliesPerCpuSecond: number }>
  >;
}

/** What a program of ours prints, as JSON; what it says on stderr goes to ours. */
function jsonFrom(what: string, args: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`${what} did not run`));
    });
  });
}
