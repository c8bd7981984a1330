/** From an imagined position to a value: a quick policy plays on, then the position is judged. */
import type { GameTypes, Imagined, Rng, Seat } from '@roundhouse/engine';
import type { Brain } from './brain.ts';
import { resultOf } from './result.ts';

/** What a position is worth to a seat, 0 to 1. */
export type Judge<G extends GameTypes> = (state: Imagined<G['state']>, seat: Seat) => number;

/** How many decisions past its horizon a play-out may look for a quiet position. */
const PATIENCE = 200;

export interface Horizon {
  /** Decisions to play on before judging. */
  readonly plies: number;
  /** One decision in so many is made carelessly, so that play-outs differ; 0: none. */
  readonly slips: number;
  /** How often a play-out is judged on its way, its end included; their mean sways less than the last one. Usually once. */
  readonly looks?: number;
}

/** Changes the state that it is given. */
export function playOn<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  state: Imagined<G['state']>,
  seat: Seat,
  horizon: Horizon,
  rng: Rng,
): number {
  const { plies, slips, looks = 1 } = horizon;
  let [sum, worth, played] = [0, 0, 0];
  for (let look = 1; look <= looks; look++) {
    const more = (plies * look) / looks - played;
    // A quiet position that came late serves all looks that were due by then.
    if (look === 1 || more > 0) {
      played += playToQuiet(brain, state, { plies: more, slips }, rng);
      worth = worthOf(brain, judge, state, seat);
    }
    sum += worth;
  }
  return sum / looks;
}

/** By its result where it is over, else as it is judged. */
export function worthOf<G extends GameTypes>(
  brain: Brain<G>,
  judge: Judge<G>,
  state: Imagined<G['state']>,
  seat: Seat,
): number {
  const outcome = brain.rules.outcome(state);
  return outcome ? resultOf(outcome, seat, brain.decisive) : judge(state, seat);
}

/** Sees who decides what, before it is done. */
export type OnDecision<G extends GameTypes> = (seat: Seat, action: G['action']) => void;

/** Plays on to the horizon and further to a position that can be judged; returns how many decisions that took. */
export function playToQuiet<G extends GameTypes>(
  brain: Brain<G>,
  state: Imagined<G['state']>,
  horizon: Horizon,
  rng: Rng,
  onDecision?: OnDecision<G>,
): number {
  const { rules } = brain;
  for (let plies = 0; ;) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') return plies;
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const late = plies >= horizon.plies;
    if (late && (brain.isQuiet(state) || plies >= horizon.plies + PATIENCE)) return plies;
    const [actor = 0] = turn.seats;
    const action = decide(brain, state, actor, horizon.slips, rng);
    onDecision?.(actor, action);
    rules.apply(state, actor, action);
    plies++;
  }
}

function decide<G extends GameTypes>(
  brain: Brain<G>,
  state: Imagined<G['state']>,
  actor: Seat,
  slips: number,
  rng: Rng,
): G['action'] {
  const legal = brain.rules.legal(state, actor);
  const [only] = legal;
  if (only === undefined) throw new Error(`seat ${actor} owes a decision and has none`);
  if (legal.length === 1) return only;
  const policy = slips > 0 && rng.below(slips) === 0 ? brain.careless : brain.policy;
  return policy(brain.rules.view(state, actor), legal, actor, rng);
}
