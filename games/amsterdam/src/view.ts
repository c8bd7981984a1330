/** AM-7: what a viewer may see of a state and of an event. */
import { turnFor, type Seat, type Viewer } from '@roundhouse/engine';
import { total } from '@roundhouse/kit/multiset';
import { finals } from './scoring.ts';
import {
  cardName,
  colourPaid,
  contractName,
  contractsIn,
  jokersPaid,
  NONE,
  sizeOf,
  TRACKS,
} from './tables.ts';
import { turn } from './turn.ts';
import type { ClaimedRoute, Event, Player, SeatView, State, View } from './types.ts';

/** Whether the viewer looks at this seat's cards. */
function isOwn(viewer: Viewer, seat: Seat): boolean {
  return viewer === 'all' || viewer === seat;
}

export function view(state: State, viewer: Viewer): View {
  const now = turnFor(turn(state), (seat) => isOwn(viewer, seat));
  return {
    config: state.config,
    step: state.step,
    seat: state.seat,
    owing: now.kind === 'act' ? now.seats : [],
    draws: state.draws,
    resets: state.resets,
    passes: state.passes,
    lastTurns: state.lastTurns,
    seats: state.players.map((player, seat) => seatView(state, player, isOwn(viewer, seat))),
    display: state.display.map((card) => (card === NONE ? null : cardName(card))),
    pile: total(state.pile),
    discards: [...state.discards],
    routes: claimsOf(state),
    fresh: sizeOf(state.fresh),
    under: state.under.map((contract, place) => {
      const seat = state.underBy[place] ?? NONE;
      return { seat, contract: isOwn(viewer, seat) ? contractName(contract) : null };
    }),
    finals: state.step === 'over' ? finals(state) : null,
  };
}

function seatView(state: State, player: Player, own: boolean): SeatView {
  const shown = own || state.step === 'over';
  return {
    cards: total(player.hand),
    hand: own ? [...player.hand] : null,
    known: state.config.memory === 'assisted' ? [...player.known] : null,
    took: player.took.map(cardName),
    carts: player.carts,
    bonus: player.bonus,
    score: player.score,
    contracts: sizeOf(player.held),
    held: shown ? contractsIn(player.held) : null,
    offers: sizeOf(player.offer),
    offer: own ? contractsIn(player.offer) : null,
    chosen: own ? contractsIn(player.chosen) : null,
  };
}

function claimsOf(state: State): (ClaimedRoute | null)[] {
  return TRACKS.map((track, route) => {
    const payment = state.payments[route] ?? NONE;
    if (payment === NONE) return null;
    const seat = state.players.findIndex(
      (player) => (player.routesLow & track.low) !== 0 || (player.routesHigh & track.high) !== 0,
    );
    return { seat, colour: cardName(colourPaid(payment)), jokers: jokersPaid(payment) };
  });
}

/** The event as the viewer may know it. */
export function redact(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'drew':
      return isOwn(viewer, event.seat) ? event : { ...event, card: null };
    case 'offered':
      return isOwn(viewer, event.seat) ? event : { ...event, contract: null };
    case 'kept':
      return isOwn(viewer, event.seat) ? event : { ...event, contracts: null };
    // Sealed until all have chosen (AM-1.3), and secret to the end (AM-5.2).
    case 'chose':
    case 'completed':
      return isOwn(viewer, event.seat) ? event : undefined;
    default:
      return event;
  }
}
