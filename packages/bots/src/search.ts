/** The searching levels: candidates, imagined worlds, play-outs by quick choices, values at the end. */
import { seededRng, type GameTypes, type Imagined, type Rng, type Seat } from '@roundhouse/engine';
import type { Bot, Budget, Explanation, Level } from './bot.ts';
import type { Brain, Policy } from './brain.ts';
import { halve, type Tried } from './halving.ts';
import { imagining } from './imagining.ts';
import { iterationsAt, type Iterations } from './iterations.ts';
import { playOn, type Horizon, type Judge } from './playout.ts';

export interface SearchSpec<G extends GameTypes> extends Horizon {
  readonly level: Level;
  readonly iterations: Iterations;
  /** How sure a lead over the policy’s choice must be, in standard errors. */
  readonly doubt: number;
  /** Whose choice is the favourite; without it the brain's own policy. */
  readonly policy?: Policy<G>;
  /** Who plays the play-outs; without it the brain's own policy. */
  readonly quick?: Policy<G>;
}

export function searchBot<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  spec: SearchSpec<G>,
): Bot<G> {
  const playing = spec.quick ? { ...brain, policy: spec.quick } : brain;
  const weigh: Weigh<G> = (view, legal, seat, rng, given) => {
    const budget = given ?? { iterations: iterationsAt(spec.iterations, view.config.seats) };
    const candidates = favouriteFirst(brain, spec.policy, view, legal, seat, rng);
    if (candidates.length < 2) return { candidates, tried: [] };
    const sample = sampler(playing, judge, spec, view, seat, candidates, rng.below(SEEDS));
    const pass = passInsteadOf(brain, view, seat, candidates);
    return { candidates, tried: halve(candidates.length, budget, sample, spec.doubt, pass) };
  };
  return {
    level: spec.level,
    choose(view, legal, seat, rng, budget) {
      const [only] = legal;
      if (only !== undefined && legal.length === 1) return only;
      const { candidates, tried } = weigh(view, legal, seat, rng, budget);
      const best = candidates[tried[0]?.index ?? 0];
      return best ?? brain.policy(view, legal, seat, rng);
    },
    explain(view, legal, seat, rng, budget) {
      return explanation(brain, view, seat, weigh(view, legal, seat, rng, budget));
    },
  };
}

function favouriteFirst<G extends GameTypes>(
  brain: Brain<G>,
  policy: Policy<G> | undefined,
  ...[view, legal, seat, rng]: Parameters<Policy<G>>
): readonly G['action'][] {
  const candidates = brain.candidates(view, legal, seat, rng);
  if (policy === undefined || policy === brain.policy) return candidates;
  const favourite = policy(view, legal, seat, rng);
  return [favourite, ...candidates.filter((action) => action !== favourite)];
}

/** Where the rule bot would bid, the place of the pass: nobody is to pay a price that looks worse than none. */
function passInsteadOf<G extends GameTypes>(
  brain: Brain<G>,
  view: G['view'],
  seat: Seat,
  candidates: readonly G['action'][],
): number | undefined {
  const [favourite] = candidates;
  if (favourite === undefined || !brain.isBid?.(favourite)) return undefined;
  const { rules } = brain;
  const idle = rules.action.format(rules.idle(view, seat));
  const pass = candidates.findIndex((action) => rules.action.format(action) === idle);
  return pass < 0 ? undefined : pass;
}

interface Weighing<G extends GameTypes> {
  readonly candidates: readonly G['action'][];
  readonly tried: readonly Tried[];
}
type Weigh<G extends GameTypes> = (
  view: G['view'],
  legal: readonly G['action'][],
  seat: Seat,
  rng: Rng,
  budget?: Budget,
) => Weighing<G>;

const SEEDS = 2 ** 20;

/** The same trial number gives every candidate the same imagined world and the same luck after it. */
export function sampler<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  horizon: Horizon,
  view: G['view'],
  seat: Seat,
  candidates: readonly G['action'][],
  seed: number,
): (index: number, trial: number) => number {
  const { rules } = brain;
  const imagine = imagining(brain, view, seat);
  let world: Imagined<G['state']> | undefined;
  let worldOf = -1;
  return (index, trial) => {
    if (world === undefined || worldOf !== trial) {
      world = imagine(seededRng(`${seed} world ${trial}`));
      worldOf = trial;
    }
    const action = candidates[index];
    if (action === undefined) throw new RangeError(`there is no candidate ${index}`);
    const state = cloneImagined(brain, world);
    rules.apply(state, seat, action);
    return playOn(brain, judge, state, seat, horizon, seededRng(`${seed} luck ${trial}`));
  };
}

/** A copy of an imagined state is as imagined as the original. */
export function cloneImagined<G extends GameTypes>(
  brain: Brain<G>,
  state: Imagined<G['state']>,
): Imagined<G['state']> {
  return brain.rules.clone(state) as Imagined<G['state']>;
}

function explanation<G extends GameTypes>(
  brain: Brain<G>,
  view: G['view'],
  seat: Seat,
  { candidates, tried }: Weighing<G>,
): Explanation<G['action']> {
  const order =
    tried.length > 0 ? tried : candidates.map((_, index) => ({ index, mean: 0, trials: 0 }));
  return {
    playouts: tried.reduce((sum, { trials }) => sum + trials, 0),
    candidates: order.flatMap(({ index, mean, trials }) => {
      const action = candidates[index];
      if (action === undefined) return [];
      return [{ action, value: mean, trials, reason: brain.reason(view, seat, action) }];
    }),
  };
}
