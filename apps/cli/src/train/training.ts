/** A training in generations that can be left and taken up again: all it needs to go on is plain data. */
import {
  netFromBytes,
  netToBytes,
  type FitOptions,
  type Net,
  type Verdict,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';

export interface Spec {
  readonly config: AnyGame['config'];
  readonly seed: string;
  /** What stands in place of the rule bot before the first generation: the hash of its weights. */
  readonly base: string | null;
  readonly hidden: readonly [number, number];
  readonly fit: FitOptions;
  /** Matches of self-play in the first generation, by the rule bot, and in each later one, by `hard`; 0: all are later ones. */
  readonly firstGames: number;
  readonly laterGames: number;
  readonly blunders: number;
  /** One quiet position in so many is kept. */
  readonly every: number;
  /** Play-outs a move, in self-play and at the gate; null: hard's own. */
  readonly playouts: number | null;
  /** The part of a search's own value in what the net is to say, in hundredths; the rest is the result. */
  readonly trust: number;
  /** A net learns from so many generations, the last ones. */
  readonly window: number;
  /** The most chances of a gate; each is played once with the new net in every seat. */
  readonly gateGroups: number;
}

export interface Gate {
  readonly wins: number;
  readonly games: number;
  /** Wins as a multiple of the even share. */
  readonly strength: number;
  readonly verdict: Verdict;
}

/** A generation without its net. */
export interface Report {
  readonly number: number;
  readonly positions: number;
  readonly fitError: number;
  /** On a tenth of the positions, which the net did not see. */
  readonly freshError: number;
  readonly gate: Gate;
}

export interface Training {
  readonly title: string;
  readonly spec: Spec;
  readonly generations: readonly Report[];
  readonly best: Net | undefined;
}

/** Its net becomes the best only if it surely won its gate, never because it is the last. */
export function withGeneration(training: Training, report: Report, net: Net): Training {
  const { generations, best } = training;
  return {
    ...training,
    generations: [...generations, report],
    best: report.gate.verdict === 'better' ? net : best,
  };
}

export function checkpointText({ best, ...rest }: Training): string {
  const net = best ? Buffer.from(netToBytes(best)).toString('base64') : null;
  return `${JSON.stringify({ ...rest, best: net }, undefined, 2)}\n`;
}

/** What a checkpoint holds; undefined where it belongs to another training. */
export function fromCheckpoint(value: unknown, title: string, spec: Spec): Training | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { generations, best, ...known } = value as Record<string, unknown>;
  if (JSON.stringify(known) !== JSON.stringify({ title, spec })) return undefined;
  if (!Array.isArray(generations)) return undefined;
  return {
    title,
    spec,
    generations: generations as readonly Report[],
    best: typeof best === 'string' ? netFromBytes(Buffer.from(best, 'base64')) : undefined,
  };
}
