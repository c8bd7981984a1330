/** What threads do for a practice: drills, and pairs of games between two instincts. */
import type { Pair } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import type { Crew } from '../crew.ts';

interface Table {
  readonly title: string;
  readonly config: AnyGame['config'];
  readonly seed: string;
  /** The weights in use, as bytes. */
  readonly weights: Uint8Array;
}

/** Writes the drills to the file. */
export interface DrillsJob extends Table {
  readonly kind: 'drills';
  readonly decisions: number;
  readonly trials: number;
  readonly plies: number;
  readonly file: string;
}

/** The answer is how they went for the challenger. */
export interface PairsJob extends Table {
  readonly kind: 'pairs';
  readonly challenger: Uint8Array;
  readonly from: number;
  readonly to: number;
}

export type PracticeCrew = Crew<DrillsJob | PairsJob, readonly Pair[]>;

export const PRACTICE_WORKER = new URL('./worker.ts', import.meta.url);
