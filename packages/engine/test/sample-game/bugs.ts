/** Faults to plant in the sample game, each with the check that must find it. */
import { leaks } from './bugs-leaks.ts';
import { slips } from './bugs-slips.ts';
import type { Rules } from '../../src/index.ts';
import type { CoalYard } from './types.ts';

export type Sample = Rules<CoalYard>;

export interface Bug {
  readonly name: string;
  /** The name of the check meant for it. */
  readonly caughtBy: string;
  plant(sound: Sample): Sample;
}

export const bugs: readonly Bug[] = [...leaks, ...slips];
