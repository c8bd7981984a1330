/** Whose turn it is, what he may do, and what happens then: each phase in its own file. */
import type { Emit, Outcome, Rng, Seat, Turn, Weighted } from '@roundhouse/engine';
import { canRaise, offer, offersBy, passBid, passMarker, raise, raisesBy } from './control.ts';
import { buildLink, isBuildForced, linksOf, passBuilding, startLink } from './building.ts';
import { isTakeForced, ranking, takeGoods, takesOf } from './settlement.ts';
import { startRound } from './rounds.ts';
import { NONE, type Action, type Chance, type Event, type State } from './types.ts';

const SEATS = [0, 1, 2, 3, 4, 5] as const;
const ACT: readonly Turn[] = SEATS.map((seat) =>
  Object.freeze({ kind: 'act', seats: Object.freeze([seat]) }),
);
const FORCED: readonly Turn[] = SEATS.map((seat) =>
  Object.freeze({ kind: 'act', seats: Object.freeze([seat]), forced: true }),
);
const OVER: Turn = Object.freeze({ kind: 'over' });
const DRAW: Turn = Object.freeze({ kind: 'chance', pool: 'starter' });
const STARTERS: readonly Weighted<Chance>[] = SEATS.map((seat) =>
  Object.freeze({ chance: Object.freeze({ type: 'starter', seat }), weight: 1 }),
);
const NOTHING: readonly Action[] = Object.freeze([]);

/** The one seat that owes an action; NONE at a chance step and at the end. */
export function actor(
  state: Pick<State, 'phase' | 'active' | 'company' | 'auction' | 'control'>,
): Seat {
  switch (state.phase) {
    case 'offer':
      return state.active;
    case 'auction':
      return state.auction?.speaker ?? NONE;
    case 'build':
    case 'goods':
      return state.control[state.company] ?? NONE;
    case 'starter':
    case 'over':
      return NONE;
  }
}

/** SD-3.2, SD-3.6, SD-4.2: what plays itself, because nothing is to be chosen. */
function isForced(state: State): boolean {
  switch (state.phase) {
    case 'offer':
      return state.cubes[state.active] === 0;
    case 'auction':
      return !canRaise(state);
    case 'build':
      return isBuildForced(state);
    case 'goods':
      return isTakeForced(state);
    case 'starter':
    case 'over':
      return false;
  }
}

export function turn(state: State): Turn {
  if (state.phase === 'over') return OVER;
  if (state.phase === 'starter') return DRAW;
  return (isForced(state) ? FORCED : ACT)[actor(state)] ?? OVER;
}

export function outcome(state: State): Outcome | undefined {
  return state.phase === 'over' ? ranking(state) : undefined;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat === NONE || seat !== actor(state)) return NOTHING;
  switch (state.phase) {
    case 'offer':
      return offersBy(state, seat);
    case 'auction':
      return raisesBy(state, seat);
    case 'build':
      return linksOf(state);
    case 'goods':
      return takesOf(state);
    case 'starter':
    case 'over':
      return NOTHING;
  }
}

export function apply(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'offer':
      return offer(state, seat, action.company, action.bid, emit);
    case 'bid':
      return raise(state, seat, action.bid, emit);
    case 'pass':
      return pass(state, seat, emit);
    case 'start':
      return startLink(state, seat, action.city, action.route, emit);
    case 'build':
      return buildLink(state, seat, action.route, emit);
    case 'take':
      return takeGoods(state, seat, action.city, emit);
  }
}

function pass(state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.phase === 'offer') passMarker(state, seat, emit);
  else if (state.phase === 'auction') passBid(state, seat, emit);
  else passBuilding(state, emit);
}

/** SD-1.4: a random player starts. */
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
