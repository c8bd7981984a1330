/**
 * A full state that fits a view: every deal of the unseen cards, taken as distinguishable, is equally
 * likely among those that agree with the cards the viewer knows and with the public blocking tests on
 * hands that have not changed since (TR-7.1). What third players know of each other is left out.
 */
import type { Imagined, Rng, Seat, Viewer } from '@roundhouse/engine';
import { drawKind } from '@roundhouse/kit/multiset';
import { fitsFact } from './blocking.ts';
import { ACTIONS, NUMBERS } from './cards.ts';
import { contentsIn } from './contents.ts';
import { handOf, pileOf, sizeOf } from './hands.ts';
import type { State, View } from './types.ts';
import { seenState } from './view.ts';

/** The real deal fits, so this is reached only where a view contradicts itself. */
const MOST_TRIES = 5_000_000;

export function determinize(view: View, viewer: Viewer, rng: Rng): Imagined<State> {
  const state = seenState({ ...view, viewer });
  const hidden = view.players.flatMap(({ hand }, seat) => (hand === null ? [seat] : []));
  dealNumbers(state, hidden, rng);
  dealKind(state, ACTIONS, hidden, unseen(state, ACTIONS), rng);
  return state as Imagined<State>;
}

/** All cards of a kind that lie nowhere in sight. */
function unseen(state: State, kind: number): number[] {
  const left = [...(contentsIn(state.config).copies[kind] ?? [])];
  const take = (counts: readonly number[]): void => {
    for (const [place, count] of counts.entries()) left[place] = (left[place] ?? 0) - count;
  };
  take(pileOf(state.discard, kind));
  for (let seat = 0; seat < state.config.seats; seat++) take(handOf(state, seat, kind));
  return left;
}

function dealKind(
  state: State,
  kind: number,
  seats: readonly Seat[],
  pool: number[],
  rng: Rng,
): boolean {
  for (const seat of seats) {
    const hand = handOf(state, seat, kind);
    let held = 0;
    for (const count of hand) held += count;
    for (let missing = sizeOf(state, seat, kind) - held; missing > 0; missing--) {
      const place = drawKind(pool, rng);
      hand[place] = (hand[place] ?? 0) + 1;
    }
    if (kind === NUMBERS && !fitsFacts(state, seat)) return false;
  }
  state.deck[kind] = pool;
  return true;
}

function fitsFacts(state: State, seat: Seat): boolean {
  const hand = handOf(state, seat, NUMBERS);
  return state.facts.every((fact) => fact.seat !== seat || fitsFact(fact, hand));
}

/** Deals that contradict a public test are dealt again, all hands of them, so that the rest stay alike. */
function dealNumbers(state: State, hidden: readonly Seat[], rng: Rng): void {
  const known = state.hands.map((counts) => counts.slice());
  const pool = unseen(state, NUMBERS);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (dealKind(state, NUMBERS, hidden, pool.slice(), rng)) return;
    for (const seat of hidden) state.hands[2 * seat] = (known[2 * seat] ?? []).slice();
  }
  throw new Error('TR-7.1: no deal fits what the blocking tests told');
}
