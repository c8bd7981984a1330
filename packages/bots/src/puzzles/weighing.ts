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
function tryAll<G extends GameTypes>(
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
/** A lead that so many standard errors more would not make enough is given up. */
const HOPED_ERRORS = 3;
/** After so many trials a deep search is sure, gives up, or goes on; the last of them is its end. */
const STAGES = [12, 24, 64, 128, 256, 512] as const;
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
    const leads = leadsOf(values);
    const isClear = leads.every(({ lead, error }) => lead >= LEAD && lead >= ERRORS * error);
    if (isClear && trial >= LEAST_TRIALS) return triedOf(actions, values);
    if (leads.some(({ lead, error }) => lead + HOPED_ERRORS * error < LEAD)) return undefined;
  }
  return undefined;
}

/** What the first has more than each other one, with the standard error of that. */
function leadsOf([first = [], ...rest]: readonly (readonly number[])[]): readonly {
  readonly lead: number;
  readonly error: number;
}[] {
  return rest.map((other) => {
    const each = first.map((value, trial) => value - (other[trial] ?? 0));
    const lead = meanOf(each);
    const error = Math.sqrt(meanOf(each.map((one) => (one - lead) ** 2)) / each.length);
    return { lead, error };
  });
}

/** Of each that the expert does not look at: enough to see who might be a rival. */
const OUTSIDER_TRIALS = 16;

/** The best few of all legal actions but those named. */
export function bestOutsiders<G extends GameTypes>(
  spot: Spot<G>,
  named: readonly G['action'][],
  most: number,
  seed: number,
): readonly G['action'][] {
  const outsiders = spot.legal.filter((action) => !named.includes(action));
  const tried = tryAll(spot, outsiders, OUTSIDER_TRIALS, seed);
  return tried.slice(0, most).map(({ action }) => action);
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
