/**
 * What players have seen of each other's hands (TR-5.8), as lower bounds: (observer, holder, card) as
 * one number each, sorted. A card leaves it when it is played or laid off, and when it may have been
 * taken by somebody out of sight.
 */
import type { Seat } from '@roundhouse/engine';
import { noCards, NUMBERS } from './cards.ts';
import { ACTION_CARDS, NUMBER_CARDS, type State } from './types.ts';

const SPAN = 32;
const HOLDERS = 4;

export interface Known {
  readonly by: Seat;
  readonly of: Seat;
  readonly kind: number;
  readonly place: number;
}

function firstOf(by: Seat, of: Seat, kind: number): number {
  return (by * HOLDERS + of) * SPAN + (kind === NUMBERS ? 0 : NUMBER_CARDS.length);
}

export function encodeKnown({ by, of, kind, place }: Known): number {
  return firstOf(by, of, kind) + place;
}

export function decodeKnown(entry: number): Known {
  const pair = Math.floor(entry / SPAN);
  const index = entry % SPAN;
  const isNumber = index < NUMBER_CARDS.length;
  return {
    by: Math.floor(pair / HOLDERS),
    of: pair % HOLDERS,
    kind: isNumber ? 0 : 1,
    place: isNumber ? index : index - NUMBER_CARDS.length,
  };
}

export function learn(state: State, known: Known): void {
  const entry = encodeKnown(known);
  let at = state.known.length;
  while (at > 0 && (state.known[at - 1] ?? 0) > entry) at--;
  state.known.splice(at, 0, entry);
}

function forgetOne(state: State, known: Known): void {
  const at = state.known.indexOf(encodeKnown(known));
  if (at >= 0) state.known.splice(at, 1);
}

/** How many of each card of a kind `by` knows in the hand of `of`. */
export function knownCounts(state: State, by: Seat, of: Seat, kind: number): number[] {
  const counts = noCards(kind);
  if (state.known.length === 0) return counts;
  const first = firstOf(by, of, kind);
  for (const entry of state.known) {
    const place = entry - first;
    if (place >= 0 && place < counts.length) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The holder showed and lost this card: everybody who knew of one knows of one less. */
export function forgetShown(state: State, of: Seat, kind: number, place: number): void {
  if (state.known.length === 0) return;
  for (let by = 0; by < state.config.seats; by++) forgetOne(state, { by, of, kind, place });
}

/** All that `by` knows of the cards of one kind in a hand is what he sees there now. */
export function lookInto(state: State, by: Seat, of: Seat, kind: number): void {
  const first = firstOf(by, of, kind);
  const end = first + cardsOfKind(kind);
  state.known = state.known.filter((entry) => entry < first || entry >= end);
  for (const [place, count] of (state.hands[2 * of + kind] ?? []).entries()) {
    for (let i = 0; i < count; i++) learn(state, { by, of, kind, place });
  }
}

/**
 * A card went from the victim's hand to the taker's, seen by these two. Anybody else loses sight of one
 * of each card that he knew there, also where he could tell which it was: that he could would show the
 * taker what is left in the victim's hand.
 */
export function followTaken(
  state: State,
  victim: Seat,
  taker: Seat,
  kind: number,
  place: number,
): void {
  for (let by = 0; by < state.config.seats; by++) {
    if (by === victim) learn(state, { by, of: taker, kind, place });
    else if (by === taker) forgetOne(state, { by, of: victim, kind, place });
    else loseSight(state, by, victim, kind);
  }
}

function loseSight({ known }: State, by: Seat, victim: Seat, kind: number): void {
  const first = firstOf(by, victim, kind);
  let last = -1;
  for (let at = 0; at < known.length;) {
    const entry = known[at] ?? 0;
    if (entry >= first && entry < first + cardsOfKind(kind) && entry !== last) known.splice(at, 1);
    else at++;
    last = entry;
  }
}

function cardsOfKind(kind: number): number {
  return kind === NUMBERS ? NUMBER_CARDS.length : ACTION_CARDS.length;
}
