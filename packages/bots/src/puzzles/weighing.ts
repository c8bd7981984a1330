/** Choices tried in the same worlds, and whether one of them is clearly the best. */
import type { GameTypes, Seat } from '@roundhouse/engine';
import type { Brain } from '../brain.ts';
import type { Judge } from '../playout.ts';
import { sampler } from '../search.ts';

/** A position as a seat sees it, and who judges it. */
export interface Spot<G extends GameTypes> {
  readonly brain: Brain<G>;
  readonly judge: Judge<G>;
  readonly view: G['view'];
  readonly legal: readonly G['action'][];
  readonly seat: Seat;
}

/** An action with its value in each trial. */
export interface Tried<G extends GameTypes> {
  readonly action: G['action'];
  readonly values: readonly number[];
  readonly mean: number;
}

/** As an expert looks ahead, one slip in so many decisions. */
const SLIPS = 8;

/** The best first. */
export function tryAll<G extends GameTypes>(
  { brain, judge, view, seat }: Spot<G>,
  actions: readonly G['action'][],
  trials: number,
  seed: number,
): readonly Tried<G>[] {
  const horizon = { plies: brain.search.expert.plies, slips: SLIPS };
  const sample = sampler(brain, judge, horizon, view, seat, actions, seed);
  const values = actions.map((): number[] => []);
  for (let trial = 0; trial < trials; trial++) {
    for (const [index, list] of values.entries()) list.push(sample(index, trial));
  }
  return actions
    .map((action, index): Tried<G> => {
      const list = values[index] ?? [];
      return { action, values: list, mean: meanOf(list) };
    })
    .toSorted((one, other) => other.mean - one.mean);
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** What a lead must be, 0 to 1, and how many of its standard errors. */
export interface Clearly {
  readonly by: number;
  readonly errors: number;
}

/** Whether the first leads every other so clearly. */
export function isClear<G extends GameTypes>(
  [first, ...rest]: readonly Tried<G>[],
  { by, errors }: Clearly,
): boolean {
  return rest.every((other) => {
    const leads = (first?.values ?? []).map((value, trial) => value - (other.values[trial] ?? 0));
    const lead = meanOf(leads);
    const spread = Math.sqrt(meanOf(leads.map((one) => (one - lead) ** 2)) / leads.length);
    return lead >= by && lead >= errors * spread;
  });
}
