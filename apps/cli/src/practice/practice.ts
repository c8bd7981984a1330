/** A practice: lessons, an instinct from them, and a match of it against what played before. */
import {
  joinLessons,
  netFromBytes,
  netToBytes,
  practise,
  standingOf,
  type Choices,
  type FitOptions,
  type Net,
  type Pair,
  type Practised,
  type Standing,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import type { PracticeCrew } from './jobs.ts';
import { areKept, lessonsFile, readLessons } from './lessons-file.ts';

export interface Spec {
  readonly title: string;
  readonly config: AnyGame['config'];
  readonly seed: string;
  /** Of the weights in use. */
  readonly base: string;
  readonly decisions: number;
  readonly trials: number;
  readonly plies: number;
  readonly cells: number;
  readonly fit: FitOptions;
  /** Games of the match. */
  readonly check: number;
}

export interface Practice {
  readonly net: Net;
  readonly practised: Practised;
  readonly standing: Standing;
}

export type Progress = (stage: 'lessons' | 'fit' | 'check', done: number, of: number) => void;

interface Workshop {
  readonly choices: Choices<AnyGame>;
  readonly crew: PracticeCrew;
  /** Where lessons are kept. */
  readonly folder: string;
  readonly onProgress: Progress;
}

/** Decisions whose lessons lie in one file. */
const SHARD = 500;
/** Pairs that a thread plays at once. */
const BLOCK = 50;

export async function practiseOn(
  workshop: Workshop,
  spec: Spec,
  weights: Uint8Array,
): Promise<Practice> {
  const { choices, folder, onProgress } = workshop;
  const { table, each } = choices;
  const shards = Math.ceil(spec.decisions / SHARD);
  await takeAll(workshop, spec, weights, shards);
  const lessons = joinLessons(
    Array.from({ length: shards }, (_, shard) => readLessons(lessonsFile(folder, shard), choices)),
  );
  const practised = practise(lessons, [table, each, spec.cells], spec.seed, spec.fit, (epoch) =>
    onProgress('fit', epoch, spec.fit.epochs),
  );
  onProgress('fit', spec.fit.epochs, spec.fit.epochs);
  const net: Net = { ...netFromBytes(weights), instinct: practised.instinct };
  const pairs = await matched(workshop, spec, weights, netToBytes(net));
  return { net, practised, standing: standingOf(pairs) };
}

/** What lies there already, from the same seed, is not taken again. */
async function takeAll(
  { crew, folder, onProgress }: Workshop,
  { title, config, seed, decisions, trials, plies }: Spec,
  weights: Uint8Array,
  shards: number,
): Promise<void> {
  let done = 0;
  const jobs = Array.from({ length: shards }, async (_, shard) => {
    const file = lessonsFile(folder, shard);
    const own = Math.min(SHARD, decisions - shard * SHARD);
    const table = { title, config, weights, seed: `${seed} lessons ${shard}` };
    if (!areKept(file)) {
      await crew.run({ ...table, kind: 'lessons', decisions: own, trials, plies, file });
    }
    done += own;
    onProgress('lessons', done, decisions);
  });
  await Promise.all(jobs);
}

async function matched(
  { crew, onProgress }: Workshop,
  { title, config, seed, check }: Spec,
  weights: Uint8Array,
  challenger: Uint8Array,
): Promise<readonly Pair[]> {
  const pairs = Math.ceil(check / 2);
  const table = { title, config, weights, challenger, seed: `${seed} check` };
  let done = 0;
  const blocks = Array.from({ length: Math.ceil(pairs / BLOCK) }, async (_, block) => {
    const [from, to] = [block * BLOCK, Math.min(pairs, (block + 1) * BLOCK)];
    const played = await crew.run({ ...table, kind: 'pairs', from, to });
    done += 2 * (to - from);
    onProgress('check', done, 2 * pairs);
    return played;
  });
  return (await Promise.all(blocks)).flat();
}
