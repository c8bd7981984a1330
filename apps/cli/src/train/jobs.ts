/** What threads do for a training: positions of self-play, and groups of a gate. */
import type { AnyGame } from '@roundhouse/titles';
import type { Crew } from '../crew.ts';

interface Table {
  readonly title: string;
  readonly config: AnyGame['config'];
  readonly seed: string;
  /** The weights of the best so far, as bytes; without it the rule bot plays. */
  readonly best: Uint8Array | undefined;
  /** Play-outs a move; without it hard's own. */
  readonly playouts: number | undefined;
}

/** Plays matches and writes their positions to the file; the answer is how many there are. */
export interface PlayJob extends Table {
  readonly kind: 'play';
  readonly from: number;
  readonly to: number;
  readonly blunders: number;
  readonly every: number;
  readonly file: string;
}

/** The answer is the share of wins of the challenger. */
export interface GateJob extends Table {
  readonly kind: 'gate';
  readonly challenger: Uint8Array;
}

export type TrainCrew = Crew<PlayJob | GateJob, number>;

export const TRAIN_WORKER = new URL('./worker.ts', import.meta.url);
