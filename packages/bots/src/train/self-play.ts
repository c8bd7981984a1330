/** Positions of whole matches with what they came to: what a value net learns from. */
import { seededRng, type GameTypes, type Rng, type Seat } from '@roundhouse/engine';
import type { Bot } from '../bot.ts';
import type { Brain } from '../brain.ts';
import { resultOf } from '../result.ts';
import type { Samples } from './fit.ts';

export interface SelfPlay<G extends GameTypes> {
  readonly config: G['config'];
  readonly player: Bot<G>;
  readonly games: number;
  /** One decision in so many is a random one, so that the net sees what should not happen too. */
  readonly blunders: number;
  /** One quiet position in so many is kept. */
  readonly every: number;
  readonly seed: string;
  readonly onGame?: (done: number) => void;
}

export function selfPlay<G extends GameTypes>(brain: Brain<G>, play: SelfPlay<G>): Samples {
  const kept: Float32Array[] = [];
  const results: number[] = [];
  for (let game = 0; game < play.games; game++) {
    playOne(brain, play, seededRng(`${play.seed} game ${game}`), kept, results);
    play.onGame?.(game + 1);
  }
  const features = new Float32Array(kept.length * brain.features);
  for (const [row, one] of kept.entries()) features.set(one, row * brain.features);
  return { features, results: Float32Array.from(results) };
}

function playOne<G extends GameTypes>(
  brain: Brain<G>,
  play: SelfPlay<G>,
  rng: Rng,
  kept: Float32Array[],
  results: number[],
): void {
  const { rules } = brain;
  const state = rules.setup(play.config);
  const seats: Seat[] = [];
  for (let lines = 0; lines <= rules.meta.maxLines; lines++) {
    const turn = rules.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng));
      continue;
    }
    const [actor = 0] = turn.seats;
    if (!turn.forced && rng.below(play.every) === 0) keep(brain, state, rng, kept, seats);
    const legal = rules.legal(state, actor);
    const isBlunder = play.blunders > 0 && rng.below(play.blunders) === 0;
    const action = isBlunder
      ? legal[rng.below(legal.length)]
      : play.player.choose(rules.view(state, actor), legal, actor, rng);
    if (action === undefined) throw new Error(`seat ${actor} owes a decision and has none`);
    rules.apply(state, actor, action);
  }
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error(`a match is not over after ${rules.meta.maxLines} lines`);
  for (const seat of seats) results.push(resultOf(outcome, seat, brain.decisive));
}

/** The position as each seat would imagine it: what the net is asked about in play. */
function keep<G extends GameTypes>(
  brain: Brain<G>,
  state: G['state'],
  rng: Rng,
  kept: Float32Array[],
  seats: Seat[],
): void {
  const { rules } = brain;
  for (let seat = 0; seat < state.config.seats; seat++) {
    const world = rules.determinize(rules.view(state, seat), seat, rng);
    if (!brain.isQuiet(world)) return;
    const features = new Float32Array(brain.features);
    brain.describe(world, seat, features);
    kept.push(features);
    seats.push(seat);
  }
}
