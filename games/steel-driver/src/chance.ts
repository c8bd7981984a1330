/** SD-1.4: a random player starts. */
import type { Emit, Rng, Weighted } from '@roundhouse/engine';
import { startRound } from './rounds.ts';
import type { Chance, Event, State } from './types.ts';

const STARTERS: readonly Weighted<Chance>[] = [0, 1, 2, 3, 4, 5].map((seat) =>
  Object.freeze({ chance: Object.freeze({ type: 'starter', seat }), weight: 1 }),
);

export function chances(state: State): readonly Weighted<Chance>[] {
  return state.phase === 'starter' ? STARTERS.slice(0, state.config.seats) : [];
}

export function sampleChance(state: State, rng: Rng): Chance {
  return { type: 'starter', seat: rng.below(state.config.seats) };
}

export function applyChance(state: State, { seat }: Chance, emit?: Emit<Event>): void {
  state.active = seat;
  emit?.({ type: 'starter', seat });
  startRound(state, emit);
}
