/** Positions of whole matches with what they came to: what a value net learns from. */
import { seededRng, type GameTypes, type Rng, type Seat } from '@roundhouse/engine';
import type { Bot, Budget } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { imagining } from '../imagining.ts';
import { resultOf } from '../result.ts';

/** Positions, row by row: in numbers, what each came to, and what who had to decide thought of it before. */
export interface Positions {
  readonly features: Float32Array;
  readonly results: Float32Array;
  /** NaN where nobody thought about it. */
  readonly thoughts: Float32Array;
}

export interface SelfPlay<G extends GameTypes> {
  readonly config: G['config'];
  readonly player: Bot<G>;
  /** How long a searching player thinks; without it nobody's thoughts are kept. */
  readonly budget?: Budget | undefined;
  /** Which matches: each has its own chance, so that they can be played in any order. */
  readonly from: number;
  readonly to: number;
  /** One decision in so many is a random one, so that the net sees what should not happen too. */
  readonly blunders: number;
  /** One quiet position in so many is kept. */
  readonly every: number;
  readonly seed: string;
}

export function selfPlay<G extends GameTypes>(brain: Brain<G>, play: SelfPlay<G>): Positions {
  const kept: Kept[] = [];
  for (let game = play.from; game < play.to; game++) {
    kept.push(...playOne(brain, play, seededRng(`${play.seed} game ${game}`)));
  }
  const features = new Float32Array(kept.length * brain.features);
  for (const [row, one] of kept.entries()) features.set(one.features, row * brain.features);
  return {
    features,
    results: Float32Array.from(kept, ({ result }) => result),
    thoughts: Float32Array.from(kept, ({ thought }) => thought),
  };
}

interface Kept {
  readonly features: Float32Array;
  readonly seat: Seat;
  thought: number;
  result: number;
}

function playOne<G extends GameTypes>(
  brain: Brain<G>,
  play: SelfPlay<G>,
  rng: Rng,
): readonly Kept[] {
  const { rules } = brain;
  const state = rules.setup(play.config);
  const kept: Kept[] = [];
  for (let lines = 0; lines <= rules.meta.maxLines; lines++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const [actor = 0] = turn.seats;
    const here = !turn.forced && rng.below(play.every) === 0 ? imaginedBy(brain, state, rng) : [];
    const { action, thought } = decided(brain, play, state, actor, rng);
    for (const one of here) if (one.seat === actor) one.thought = thought;
    kept.push(...here);
    rules.apply(state, actor, action);
  }
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error(`a match is not over after ${rules.meta.maxLines} lines`);
  for (const one of kept) one.result = resultOf(outcome, one.seat, brain.decisive);
  return kept;
}

function decided<G extends GameTypes>(
  { rules }: Brain<G>,
  { player, budget, blunders }: SelfPlay<G>,
  state: G['state'],
  actor: Seat,
  rng: Rng,
): { readonly action: G['action']; readonly thought: number } {
  const legal = rules.legal(state, actor);
  const [only] = legal;
  if (only === undefined) throw new Error(`seat ${actor} owes a decision and has none`);
  if (blunders > 0 && rng.below(blunders) === 0) {
    return { action: legal[rng.below(legal.length)] ?? only, thought: NaN };
  }
  const view = rules.view(state, actor);
  const [best] = (budget && player.explain?.(view, legal, actor, rng, budget).candidates) ?? [];
  if (best) return { action: best.action, thought: best.trials > 0 ? best.value : NaN };
  return { action: player.choose(view, legal, actor, rng), thought: NaN };
}

/** The position as each seat would imagine it: what the net is asked about in play. */
function imaginedBy<G extends GameTypes>(brain: Brain<G>, state: G['state'], rng: Rng): Kept[] {
  const { rules } = brain;
  const kept: Kept[] = [];
  for (let seat = 0; seat < state.config.seats; seat++) {
    const world = imagining(brain, rules.view(state, seat), seat)(rng);
    if (!brain.isQuiet(world)) break;
    const features = new Float32Array(brain.features);
    brain.describe(world, seat, features);
    kept.push({ features, seat, thought: NaN, result: NaN });
  }
  return kept;
}

/** What a net is to say: the result, and where somebody thought about it, so large a part of his thought. */
export function targetsOf({ results, thoughts }: Positions, trust: number): Float32Array {
  return results.map((result, row) => {
    const thought = thoughts[row] ?? NaN;
    return Number.isNaN(thought) ? result : (1 - trust) * result + trust * thought;
  });
}
