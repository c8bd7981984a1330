/** A training in generations that can be left and taken up again: all it needs to go on is plain data. */
import {
  netFromBytes,
  netToBytes,
  trainGeneration,
  type Brain,
  type Generation,
  type Net,
  type Progress,
  type TrainSpec,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';

export type Spec = TrainSpec<AnyGame>;
/** A generation without its net. */
export type Report = Omit<Generation, 'net'>;

export interface Training {
  readonly title: string;
  readonly spec: Spec;
  readonly generations: readonly Report[];
  readonly best: Net | undefined;
}

/** The next generation; its net becomes the best only if it won its gate, never because it is the last. */
export function trainOn(brain: Brain<AnyGame>, training: Training, onProgress: Progress): Training {
  const { spec, generations, best } = training;
  const number = generations.length;
  const { net, ...report } = trainGeneration(brain, spec, number, best, onProgress);
  return {
    ...training,
    generations: [...generations, report],
    best: report.gate.isBetter ? net : best,
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
