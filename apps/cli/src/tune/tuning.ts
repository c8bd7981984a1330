/** A tuning: the climb, whose games threads play, and a match of what it found against what is in use. */
import {
  climb,
  mean,
  standingOf,
  type Figures,
  type Pair,
  type Sides,
  type Standing,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import type { PairsJob, TuneCrew } from './jobs.ts';

export interface Spec {
  readonly title: string;
  /** A table for each number of seats; as many games are played at each. */
  readonly configs: readonly AnyGame['config'][];
  readonly inUse: Figures;
  readonly seed: string;
  readonly steps: number;
  /** Of each step at least, and of the match at the end. */
  readonly games: number;
  readonly check: number;
}

export interface Tuned {
  readonly found: Figures;
  /** Games of all steps, and how many of them did not end. */
  readonly played: number;
  readonly endless: number;
  /** Of what was found against what is in use. */
  readonly standing: Standing;
  readonly bySeats: readonly (Standing & { readonly seats: number })[];
}

/** `difference`: how much better plus did at the step before. */
export type Progress = (
  stage: 'steps' | 'check',
  done: number,
  of: number,
  difference?: number,
) => void;

export async function tune(crew: TuneCrew, spec: Spec, onProgress: Progress): Promise<Tuned> {
  const { title, configs, inUse, seed, steps } = spec;
  const each = pairsEach(spec.games, spec);
  const all = 2 * each * configs.length * steps;
  let [played, endless] = [0, 0];
  let difference: number | undefined;
  const compared = async ({ step, plus, minus }: Sides): Promise<number> => {
    const job = { title, plus, minus, seed: `${seed} step ${step}` };
    const tables = await playedBy(crew, job, configs, each, (more) => {
      played += more;
      onProgress('steps', played, all, difference);
    });
    const pairs = tables.flat();
    endless += standingOf(pairs).endless;
    return mean(pairs.map((pair) => pair.difference));
  };
  const climbing = climb({ start: inUse, steps, seed });
  let next = climbing.next();
  while (!next.done) {
    difference = await compared(next.value);
    next = climbing.next(difference);
  }
  const found = rounded(next.value);
  return { found, played, endless, ...(await checked(crew, spec, found, onProgress)) };
}

function pairsEach(games: number, { configs }: Spec): number {
  return Math.ceil(games / configs.length / 2);
}

/** What is told is what was measured. */
function rounded(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(3))]),
  );
}

async function checked(
  crew: TuneCrew,
  spec: Spec,
  found: Figures,
  onProgress: Progress,
): Promise<Pick<Tuned, 'standing' | 'bySeats'>> {
  const { title, configs, inUse, seed } = spec;
  const each = pairsEach(spec.check, spec);
  const job = { title, plus: found, minus: inUse, seed: `${seed} check` };
  let done = 0;
  const tables = await playedBy(crew, job, configs, each, (more) => {
    done += more;
    onProgress('check', done, 2 * each * configs.length);
  });
  return {
    standing: standingOf(tables.flat()),
    bySeats: configs.map(({ seats }, at) => ({ seats, ...standingOf(tables[at] ?? []) })),
  };
}

/** Pairs that a thread plays at once: about a tenth of a second. */
const BLOCK = 25;

/** So many pairs at each table, in their order, whoever played them. */
async function playedBy(
  crew: TuneCrew,
  job: Pick<PairsJob, 'title' | 'plus' | 'minus' | 'seed'>,
  configs: readonly AnyGame['config'][],
  each: number,
  onGames: (more: number) => void,
): Promise<readonly (readonly Pair[])[]> {
  return Promise.all(
    configs.map(async (config) => {
      const blocks = Array.from({ length: Math.ceil(each / BLOCK) }, async (_, block) => {
        const [from, to] = [block * BLOCK, Math.min(each, (block + 1) * BLOCK)];
        const pairs = await crew.run({ ...job, config, from, to });
        onGames(2 * pairs.length);
        return pairs;
      });
      return (await Promise.all(blocks)).flat();
    }),
  );
}
