/** What threads do for a tuning: pairs of games between two sets of figures. */
import type { Figures, Pair } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import type { Crew } from '../crew.ts';

export interface PairsJob {
  readonly title: string;
  readonly config: AnyGame['config'];
  readonly plus: Figures;
  readonly minus: Figures;
  readonly seed: string;
  /** Which pairs: each has its own chance, so that they can be played in any order. */
  readonly from: number;
  readonly to: number;
}

export type TuneCrew = Crew<PairsJob, readonly Pair[]>;

export const TUNE_WORKER = new URL('./worker.ts', import.meta.url);
