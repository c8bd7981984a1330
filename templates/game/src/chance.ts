/** WS-1.2: a random player starts. */
import type { Emit, Rng, Weighted } from '@roundhouse/engine';
import type { Chance, Event, State } from './types.ts';

export function chances(state: State): readonly Weighted<Chance>[] {
  if (state.mover >= 0) return [];
  return state.taken.map((_, seat) => ({ chance: { type: 'first', seat }, weight: 1 }));
}

export function sampleChance(state: State, rng: Rng): Chance {
  return { type: 'first', seat: rng.below(state.config.seats) };
}

export function applyChance(state: State, { seat }: Chance, emit?: Emit<Event>): void {
  state.mover = seat;
  emit?.({ type: 'first', seat });
}
