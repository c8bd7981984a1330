/** One generation of a training: play, fit, and let the new net play against the best so far. */
import {
  errorOf,
  fit,
  netToBytes,
  newNet,
  verdictOn,
  type Brain,
  type Net,
  type Samples,
} from '@roundhouse/bots';
import { seededRng } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import type { GateJob, TrainCrew } from './jobs.ts';
import { drawerRows, drawersOf, positionsFile, rowsIn, type Sized } from './positions.ts';
import { withGeneration, type Gate, type Training } from './training.ts';
import { slopesOnTwoThreads } from './two-threads.ts';

/** `wins` at the gate: those of the new net so far. */
export type Progress = (
  stage: 'self-play' | 'fit' | 'gate',
  done: number,
  of: number,
  wins?: number,
) => void;

/** Games whose positions lie in one file. */
const SHARD = 50;

export interface Workshop {
  readonly brain: Brain<AnyGame>;
  readonly crew: TrainCrew;
  /** Where positions are kept. */
  readonly folder: string;
  readonly onProgress: Progress;
}

export async function trainOn(workshop: Workshop, training: Training): Promise<Training> {
  const { spec, generations } = training;
  const number = generations.length;
  await playShards(workshop, training, number);
  const kept: Sized[] = [];
  for (let from = Math.max(0, number - spec.window + 1); from <= number; from++) {
    kept.push(...shardsOf(workshop, from));
  }
  const { net, ...errors } = fitted(workshop, training, kept);
  const gate = await playGate(workshop, training, net);
  const positions = kept.reduce((sum, { rows }) => sum + rows, 0);
  return withGeneration(training, { number, positions, ...errors, gate }, net);
}

const seedOf = ({ spec, generations }: Training): string =>
  `${spec.seed} generation ${generations.length}`;

const bytesOf = ({ best }: Training): Uint8Array | undefined => best && netToBytes(best);

/** What lies there already, from the same seed, is not played again. */
async function playShards(workshop: Workshop, training: Training, number: number): Promise<void> {
  const { brain, crew, folder, onProgress } = workshop;
  const { title, spec } = training;
  const isFirst = number === 0 && spec.firstGames > 0;
  const best = isFirst ? undefined : bytesOf(training);
  const games = isFirst ? spec.firstGames : spec.laterGames;
  let done = 0;
  const jobs = Array.from({ length: Math.ceil(games / SHARD) }, async (_, shard) => {
    const [from, to] = [shard * SHARD, Math.min(games, (shard + 1) * SHARD)];
    const file = positionsFile(folder, number, shard);
    if (rowsIn(file, brain.features) === undefined) {
      const { config, blunders, every } = spec;
      const playouts = spec.playouts ?? undefined;
      const seed = seedOf(training);
      const table = { title, config, seed, best, playouts };
      await crew.run({ ...table, kind: 'play', from, to, blunders, every, file });
    }
    done += to - from;
    onProgress('self-play', done, games);
  });
  await Promise.all(jobs);
}

function shardsOf({ brain, folder }: Workshop, generation: number): readonly Sized[] {
  const found: Sized[] = [];
  for (let shard = 0; ; shard++) {
    const file = positionsFile(folder, generation, shard);
    const rows = rowsIn(file, brain.features);
    if (rows === undefined) return found;
    found.push({ file, rows });
  }
}

interface Fitted {
  readonly net: Net;
  readonly fitError: number;
  readonly freshError: number;
}

/** Every tenth file is kept apart. */
function fitted(workshop: Workshop, training: Training, kept: readonly Sized[]): Fitted {
  const { brain, crew, onProgress } = workshop;
  const { spec, best } = training;
  const seed = seedOf(training);
  const isApart = (_: Sized, at: number): boolean => at % 10 === 9;
  const drawers = (files: readonly Sized[]) => drawersOf(files, brain.features, spec.trust / 100);
  const seen = drawers(kept.filter((file, at) => !isApart(file, at)));
  const net = best
    ? { ...best, weights: best.weights.slice() }
    : newNet([brain.features, ...spec.hidden], seededRng(seed));
  const slopes = crew.size > 1 ? slopesOnTwoThreads(net.layers, drawerRows(kept)) : undefined;
  let epochs = 0;
  const counted = (rng: Parameters<typeof seen>[0]): Iterable<Samples> => {
    onProgress('fit', epochs++, spec.fit.epochs);
    return seen(rng);
  };
  try {
    const fitError = fit(net, counted, seed, spec.fit, slopes);
    onProgress('fit', spec.fit.epochs, spec.fit.epochs);
    return { net, fitError, freshError: freshErrorOf(net, drawers(kept.filter(isApart))) };
  } finally {
    slopes?.close();
  }
}

/** Of all drawers together; 0 where nothing was kept apart. */
function freshErrorOf(net: Net, drawers: ReturnType<typeof drawersOf>): number {
  let [squares, rows] = [0, 0];
  for (const samples of drawers(seededRng('fresh'))) {
    squares += errorOf(net, samples) * samples.results.length;
    rows += samples.results.length;
  }
  return squares / Math.max(1, rows);
}

/** How much better a net must be for the gate to notice it surely: a tenth more than its share. */
const WORTH_NOTICING = 1.1;

/** Groups are played ahead on all threads and judged in their order, so that their number changes nothing. */
async function playGate(workshop: Workshop, training: Training, net: Net): Promise<Gate> {
  const { crew, onProgress } = workshop;
  const { title, spec } = training;
  const { seats } = spec.config;
  const job: Omit<GateJob, 'seed'> = {
    kind: 'gate',
    title,
    config: spec.config,
    best: bytesOf(training),
    challenger: netToBytes(net),
    playouts: spec.playouts ?? undefined,
  };
  const ahead: Promise<number>[] = [];
  const shares: number[] = [];
  const even = 1 / seats;
  const winsOf = (): number => shares.reduce((sum, share) => sum + share * seats, 0);
  let verdict = verdictOn(shares, { even, better: even * WORTH_NOTICING });
  for (let next = 0; shares.length < spec.gateGroups && verdict === 'unsure';) {
    while (ahead.length < crew.size && next < spec.gateGroups) {
      ahead.push(crew.run({ ...job, seed: `${seedOf(training)} gate ${next++}` }));
    }
    const share = await ahead.shift();
    if (share === undefined) break;
    shares.push(share);
    verdict = verdictOn(shares, { even, better: even * WORTH_NOTICING });
    onProgress('gate', shares.length * seats, spec.gateGroups * seats, winsOf());
  }
  await Promise.allSettled(ahead);
  const [wins, games] = [winsOf(), shares.length * seats];
  return { wins, games, strength: wins / shares.length, verdict };
}
