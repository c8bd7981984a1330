/** Why an action is not possible, made from the seat's own view. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { keepsFor } from './actions.ts';
import { LOCATION_NAMES, ROUTES, type RouteId } from './board.ts';
import type { Claim } from './claim.ts';
import { secondDraws, turnActions, type Prospect } from './legal.ts';
import { actionNotation } from './notation.ts';
import {
  cardName,
  cardNumber,
  contractSet,
  JOKER,
  NONE,
  routeNumber,
  trackAt,
  TRACKS,
} from './tables.ts';
import { nobodysTurn } from './turn.ts';
import type { Action, Card, View } from './types.ts';

/** The legal actions of the seat whose view this is; none where its hand is not shown. */
export function legalIn(view: View, seat: Seat): readonly Action[] {
  const own = view.seats[seat];
  if (!own?.hand || !own.offer || !view.owing.includes(seat)) return [];
  if (view.step === 'second') return secondDraws(showingIn(view), view.pile > 0);
  if (view.step === 'turn') return turnActions(prospectIn(view, seat, own.hand));
  return keepsFor(contractSet(own.offer));
}

function showingIn(view: View): number {
  let set = 0;
  for (const card of view.display) if (card !== null) set |= 1 << cardNumber(card);
  return set;
}

function prospectIn(view: View, seat: Seat, hand: readonly number[]): Prospect {
  let openLow = 0;
  let openHigh = 0;
  for (const track of TRACKS) {
    if (closedBy(view, seat, track.id) !== undefined) continue;
    openLow |= track.low;
    openHigh |= track.high;
  }
  return {
    hand,
    carts: view.seats[seat]?.carts ?? 0,
    openLow,
    openHigh,
    showing: showingIn(view),
    pile: view.pile > 0,
    contracts: view.fresh + view.under.length > 0,
  };
}

function ownerOf(view: View, route: number): Seat | undefined {
  return view.routes[route]?.seat;
}

/** Whether a route has an owner, or its twin closes it to the seat (AM-4.6). */
export function closedBy(view: View, seat: Seat, id: RouteId): 'owner' | 'twin' | undefined {
  const route = routeNumber(id);
  if (ownerOf(view, route) !== undefined) return 'owner';
  const { twin } = trackAt(route);
  const twinOwner = twin === NONE ? undefined : ownerOf(view, twin);
  if (twinOwner === undefined) return undefined;
  return twinOwner === seat || view.config.seats === 2 ? 'twin' : undefined;
}

export function why(view: View, seat: Seat, action: Action): Refusal | undefined {
  const text = actionNotation.format(action);
  if (legalIn(view, seat).some((listed) => actionNotation.format(listed) === text))
    return undefined;
  const now = nobodysTurn(view.step);
  if (now?.kind === 'over') return refusal('match-over', 'table');
  if (now?.kind === 'chance') return refusal('chance-first', 'table', { pool: now.pool });
  if (!view.owing.includes(seat)) {
    if (view.step === 'choose') return refusal('already-chosen', 'AM-1.3');
    return refusal('not-your-turn', 'AM-2.1', { seat: view.seat });
  }
  const hand = view.seats[seat]?.hand;
  if (!hand) return refusal('not-your-view', 'table', { seat });
  if (view.step === 'choose' || view.step === 'keep') return whyNotKeep(view, seat, action);
  switch (action.type) {
    case 'keep':
      return refusal('nothing-to-keep', 'AM-5.1');
    case 'take':
      return whyNotTake(view, action.card);
    case 'blind':
      return refusal('pile-empty', 'AM-3.7');
    default:
      break;
  }
  if (view.step === 'second') return refusal('second-card-first', 'AM-3.7');
  if (action.type === 'claim') return whyNotClaim(view, seat, hand, action);
  if (action.type === 'contracts') return refusal('no-contracts', 'AM-5.1');
  return refusal('may-not-pass', 'AM-2.2');
}

function whyNotKeep(view: View, seat: Seat, action: Action): Refusal {
  const rule = view.step === 'choose' ? 'AM-1.3' : 'AM-5.1';
  if (action.type !== 'keep') return refusal('keep-first', rule);
  if (action.contracts.length === 0) return refusal('keep-one', rule);
  const stranger = action.contracts.find((id) => !view.seats[seat]?.offer?.includes(id));
  if (stranger) return refusal('not-offered', rule, { contract: stranger });
  return refusal('keep-in-order', 'table');
}

function whyNotTake(view: View, card: Card): Refusal {
  if (!view.display.includes(card)) return refusal('not-in-display', 'AM-3.1', { card });
  return refusal('joker-second', 'AM-3.2');
}

/** The route first, then the carts, then the payment. */
function whyNotClaim(view: View, seat: Seat, hand: readonly number[], action: Claim): Refusal {
  const { route, colour, jokers } = action;
  const track = trackAt(routeNumber(route));
  const ends = {
    route,
    from: LOCATION_NAMES[ROUTES[route].a],
    to: LOCATION_NAMES[ROUTES[route].b],
  };
  const closed = closedBy(view, seat, route);
  if (closed === 'owner') {
    return refusal('route-taken', 'AM-4.1', {
      ...ends,
      owner: ownerOf(view, routeNumber(route)) ?? 0,
    });
  }
  if (closed === 'twin') {
    const twin = trackAt(track.twin).id;
    const owner = ownerOf(view, track.twin) ?? 0;
    return owner === seat
      ? refusal('own-twin', 'AM-4.6', { ...ends, twin })
      : refusal('twin-closed', 'AM-4.6', { ...ends, twin, owner });
  }
  const carts = view.seats[seat]?.carts ?? 0;
  if (carts < track.length) {
    return refusal('too-few-carts', 'AM-4.3', { ...ends, carts, needed: track.length });
  }
  return whyNotPay(hand, track.length, track.colour, ends, colour, jokers);
}

function whyNotPay(
  hand: readonly number[],
  length: number,
  wanted: number,
  ends: Readonly<Record<string, string>>,
  colour: Card,
  jokers: number,
): Refusal {
  const held = hand[JOKER] ?? 0;
  if (colour === 'joker' || jokers >= length) {
    if (jokers > held)
      return refusal('too-few-jokers', 'AM-4.2', { ...ends, held, needed: jokers });
    if (colour !== 'joker' || jokers !== length) {
      return refusal('all-jokers', 'AM-4.2', { ...ends, needed: length });
    }
    return refusal('too-few-jokers', 'AM-4.2', { ...ends, held, needed: length });
  }
  const kind = cardNumber(colour);
  if (wanted !== NONE && wanted !== kind) {
    return refusal('wrong-colour', 'AM-4.2', { ...ends, colour, wanted: cardName(wanted) });
  }
  if (jokers > held) {
    return refusal('too-few-jokers', 'AM-4.2', { ...ends, held, needed: jokers });
  }
  const needed = length - jokers;
  return refusal('too-few-cards', 'AM-4.2', { ...ends, colour, held: hand[kind] ?? 0, needed });
}
