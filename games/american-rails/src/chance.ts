/** What is drawn before the first offer: a company that stays out, and the banker (AR-1). */
import { deepFreeze, type Emit, type Rng, type Weighted } from '@roundhouse/engine';
import { waitFor } from './frame.ts';
import { COMPANIES, NONE, type Chance, type Company, type Event, type State } from './types.ts';

const REMOVALS: readonly Weighted<Chance>[] = deepFreeze(
  COMPANIES.map((company) => ({ chance: { type: 'removed', company }, weight: 1 })),
);
const BANKERS: readonly (readonly Weighted<Chance>[])[] = deepFreeze(
  [0, 1, 2, 3, 4, 5].map((seats) =>
    Array.from({ length: seats }, (_, seat) => ({ chance: { type: 'banker', seat }, weight: 1 })),
  ),
);

export function chances(state: State): readonly Weighted<Chance>[] {
  switch (state.frame.step) {
    case 'removal':
      return REMOVALS;
    case 'banker':
      return BANKERS[state.config.seats] ?? [];
    default:
      return [];
  }
}

export function sampleChance(state: State, rng: Rng): Chance {
  const outcomes = chances(state);
  const drawn = outcomes.length > 0 ? outcomes[rng.below(outcomes.length)] : undefined;
  if (!drawn) throw new Error('AR-1.8: nothing is drawn after set-up');
  return drawn.chance;
}

export function applyChance(state: State, chance: Chance, emit?: Emit<Event>): void {
  if (chance.type === 'removed') {
    removeCompany(state, chance.company);
    emit?.({ type: 'removed', company: chance.company });
    waitFor(state, 'banker', NONE);
  } else {
    state.banker = chance.seat;
    emit?.({ type: 'banker', seat: chance.seat });
    waitFor(state, 'offer', chance.seat);
  }
}

/** AR-1.3: its cubes and its shares. */
function removeCompany(state: State, company: Company): void {
  const removed = state.companies[company];
  removed.status = 'removed';
  removed.supply = 0;
  removed.gone = removed.unsold;
  removed.unsold = 0;
  state.unoffered &= ~(1 << company);
}
