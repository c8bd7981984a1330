/** AM-4: claiming a route. */
import type { Emit, Seat } from '@roundhouse/engine';
import { join } from '@roundhouse/kit/connectivity';
import { add, remove } from '@roundhouse/kit/multiset';
import { contractsDone } from './contracts.ts';
import { printedIn, type Printed } from './printed.ts';
import { fillDisplay, shuffleIfUsedUp } from './draw.ts';
import { playerAt } from './setup.ts';
import {
  cardNumber,
  contractsIn,
  JOKER,
  NONE,
  paymentOf,
  routeNumber,
  trackAt,
  type Track,
} from './tables.ts';
import type { Action, Event, Player, State } from './types.ts';

export type Claim = Extract<Action, { readonly type: 'claim' }>;

export function claim(state: State, seat: Seat, action: Claim, emit?: Emit<Event>): void {
  const player = playerAt(state, seat);
  const route = routeNumber(action.route);
  const track = trackAt(route);
  const printed = printedIn(state.config);
  const points = printed.routePoints[track.length] ?? 0;
  payCards(state, player, JOKER, action.jokers);
  if (action.colour !== 'joker') {
    payCards(state, player, cardNumber(action.colour), track.length - action.jokers);
  }
  state.payments[route] = paymentOf(cardNumber(action.colour), action.jokers);
  player.carts -= track.length;
  player.score += points;
  if (track.cart) player.bonus += 1;
  closeRoute(state, seat, track);
  emit?.({
    type: 'claimed',
    seat,
    route: action.route,
    colour: action.colour,
    jokers: action.jokers,
    points,
    score: player.score,
    carts: player.carts,
    bonus: track.cart,
  });
  joinLocations(printed, player, seat, track, emit);
  state.draws = 0;
  shuffleIfUsedUp(state, emit);
  fillDisplay(state, emit);
}

/** AM-4.7, and what others know of the hand: AM-7.2. */
function payCards(state: State, player: Player, kind: number, many: number): void {
  if (many === 0) return;
  remove(player.hand, kind, many);
  add(state.discards, kind, many);
  const known = (player.known[kind] ?? 0) - many;
  player.known[kind] = known > 0 ? known : 0;
}

/** The route has an owner now; AM-4.6: its twin closes for him, with two players for both. */
function closeRoute(state: State, seat: Seat, track: Track): void {
  const twin = track.twin === NONE ? undefined : trackAt(track.twin);
  const closesForAll = state.players.length === 2;
  for (let other = 0; other < state.players.length; other++) {
    const player = playerAt(state, other);
    player.openLow &= ~track.low;
    player.openHigh &= ~track.high;
    if (twin && (closesForAll || other === seat)) {
      player.openLow &= ~twin.low;
      player.openHigh &= ~twin.high;
    }
  }
  const owner = playerAt(state, seat);
  owner.routesLow |= track.low;
  owner.routesHigh |= track.high;
}

function joinLocations(
  printed: Printed,
  player: Player,
  seat: Seat,
  track: Track,
  emit?: Emit<Event>,
): void {
  const before = emit ? contractsDone(printed, player) : 0;
  const joined = join(player.linked, track.a, track.b);
  if (!emit || !joined) return;
  for (const contract of contractsIn(contractsDone(printed, player) & ~before)) {
    emit({ type: 'completed', seat, contract });
  }
}
