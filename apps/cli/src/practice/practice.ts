/** A practice: drills, an instinct from them, and a match of it against what played before. */
import {
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
import { drillsFile, drillsIn } from './drills-file.ts';

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

export type Progress = (stage: 'drills' | 'fit' | 'check', done: number, of: number) => void;

interface Workshop {
  readonly choices: Choices<AnyGame>;
  readonly crew: PracticeCrew;
  /** Where drills are kept. */
  readonly folder: string;
  readonly onProgress: Progress;
}

/** Decisions whose drills lie in one file. */
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
  const files = Array.from({ length: Math.ceil(spec.decisions / SHARD) }, (_, shard) =>
    drillsFile(folder, shard),
  );
  await takeMissing(workshop, spec, weights, files);
  const drills = files.flatMap((file) => drillsIn(file, choices) ?? []);
  const practised = practise(drills, [table, each, spec.cells], spec.seed, spec.fit, (epoch) =>
    onProgress('fit', epoch, spec.fit.epochs),
  );
  onProgress('fit', spec.fit.epochs, spec.fit.epochs);
  const net: Net = { ...netFromBytes(weights), instinct: practised.instinct };
  const pairs = await matched(workshop, spec, weights, netToBytes(net));
  return { net, practised, standing: standingOf(pairs) };
}

/** What lies there already is looked through first: what is damaged is told before hours of work. */
async function takeMissing(
  { choices, crew, onProgress }: Workshop,
  { title, config, seed, decisions, trials, plies }: Spec,
  weights: Uint8Array,
  files: readonly string[],
): Promise<void> {
  const isThere = files.map((file) => drillsIn(file, choices) !== undefined);
  let done = 0;
  const jobs = files.map(async (file, shard) => {
    const own = Math.min(SHARD, decisions - shard * SHARD);
    const table = { title, config, weights, seed: `${seed} drills ${shard}` };
    if (!isThere[shard]) {
      await crew.run({ ...table, kind: 'drills', decisions: own, trials, plies, file });
    }
    done += own;
    onProgress('drills', done, decisions);
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
