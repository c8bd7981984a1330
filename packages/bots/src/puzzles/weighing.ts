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
  spot: Spot<G>,
  actions: readonly G['action'][],
  trials: number,
  seed: number,
): readonly Tried<G>[] {
  const sample = sampleOf(spot, actions, seed);
  const values = actions.map((): number[] => []);
  for (let trial = 0; trial < trials; trial++) {
    for (const [index, list] of values.entries()) list.push(sample(index, trial));
  }
  return triedOf(actions, values);
}

function sampleOf<G extends GameTypes>(
  { brain, judge, view, seat }: Spot<G>,
  actions: readonly G['action'][],
  seed: number,
): ReturnType<typeof sampler> {
  const horizon = { plies: brain.search.expert.plies, slips: SLIPS };
  return sampler(brain, judge, horizon, view, seat, actions, seed);
}

function triedOf<G extends GameTypes>(
  actions: readonly G['action'][],
  values: readonly (readonly number[])[],
): readonly Tried<G>[] {
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
const LEAD = 0.03;
const ERRORS = 4;
/** After so many trials a deep search is sure, gives up, or goes on; the last of them is its end. */
const STAGES = [24, 64, 128, 256, 512] as const;
/** No answer rests on fewer. */
const LEAST_TRIALS = 64;

/** The choices, if a deep search from that seed puts the first of them first, and clearly; else undefined. */
export function clearlyBest<G extends GameTypes>(
  spot: Spot<G>,
  actions: readonly G['action'][],
  seed: number,
): readonly Tried<G>[] | undefined {
  const sample = sampleOf(spot, actions, seed);
  const values = actions.map((): number[] => []);
  let trial = 0;
  for (const stage of STAGES) {
    for (; trial < stage; trial++) {
      for (const [index, list] of values.entries()) list.push(sample(index, trial));
    }
    if (trial >= LEAST_TRIALS && leads(values, LEAD, ERRORS)) return triedOf(actions, values);
    if (!leads(values, LEAD / 2, 1)) return undefined;
  }
  return undefined;
}

/** Whether the first leads every other by so much, and by so many standard errors. */
function leads(
  [first = [], ...rest]: readonly (readonly number[])[],
  by: number,
  errors: number,
): boolean {
  return rest.every((other) => {
    const each = first.map((value, trial) => value - (other[trial] ?? 0));
    const lead = meanOf(each);
    const spread = Math.sqrt(meanOf(each.map((one) => (one - lead) ** 2)) / each.length);
    return lead >= by && lead >= errors * spread;
  });
}

/** Whether a player would call them the same move. */
export function isAlike<G extends GameTypes>(
  { brain }: Pick<Spot<G>, 'brain'>,
  one: G['action'],
  other: G['action'],
): boolean {
  const gist = (action: G['action']): string =>
    brain.gist?.(action) ?? brain.rules.action.format(action);
  return gist(one) === gist(other);
}

/** Those that are called the same as the action and are worth the same, by as many trials as an answer rests on. */
export function twinsOf<G extends GameTypes>(
  spot: Spot<G>,
  action: G['action'],
  seed: number,
): readonly G['action'][] {
  const alike = spot.legal.filter((other) => other !== action && isAlike(spot, other, action));
  if (alike.length === 0) return [];
  const tried = tryAll(spot, [action, ...alike], LEAST_TRIALS, seed);
  const worth = tried.find((one) => one.action === action)?.mean ?? 0;
  return alike.filter((other) =>
    tried.some((one) => one.action === other && Math.abs(one.mean - worth) < LEAD / 2),
  );
}
