/** Cards in and out of hands. */
import type { Emit, Seat } from '@roundhouse/engine';
import * as multiset from '@roundhouse/kit/multiset';
import { pour, total } from '@roundhouse/kit/multiset';
import * as cards from './cards.ts';
import { cardAt } from './cards.ts';
import { followTaken, forgetShown } from './memory.ts';
import type { ActionCard, Card, Event, State } from './types.ts';

// Constants of this file: engines look imported names up each time.
const add = multiset.add;
const remove = multiset.remove;
const cardIndex = cards.cardIndex;
const kindIndexAt = cards.kindIndexAt;
const NUMBERS = cards.NUMBERS;
const placeAt = cards.placeAt;

export function handOf(state: State, seat: Seat, kind: number): number[] {
  const hand = state.hands[2 * seat + kind];
  if (hand === undefined) throw new RangeError(`no hand of seat ${seat}`);
  return hand;
}

/** The cards of a hand's kind: a bit for each place. Without a branch for each, which nobody could foresee. */
export function heldIn(hand: readonly number[]): number {
  let held = 0;
  for (let place = 0; place < hand.length; place++) {
    held |= ((0 - (hand[place] ?? 0)) >>> 31) << place;
  }
  return held;
}

export function sizeOf(state: State, seat: Seat, kind: number): number {
  return state.sizes[2 * seat + kind] ?? 0;
}

export function pileOf(piles: number[][], kind: number): number[] {
  const pile = piles[kind];
  if (pile === undefined) throw new RangeError(`no pile ${kind}`);
  return pile;
}

const resize = (state: State, seat: Seat, kind: number, by: number): void => {
  const at = 2 * seat + kind;
  state.sizes[at] = (state.sizes[at] ?? 0) + by;
  // What a test told about a number hand is no longer true of another hand.
  if (kind === NUMBERS) forgetFacts(state, seat);
};

const forgetFacts = ({ facts }: State, seat: Seat): void => {
  for (let at = facts.length - 1; at >= 0; at--) if (facts[at]?.seat === seat) facts.splice(at, 1);
};

/** A card of the hand goes face up to its discard pile. */
export function layOff(state: State, seat: Seat, card: Card): void {
  const index = cardIndex(card);
  const kind = kindIndexAt(index);
  const place = placeAt(index);
  remove(handOf(state, seat, kind), place);
  add(pileOf(state.discard, kind), place);
  resize(state, seat, kind, -1);
  forgetShown(state, seat, kind, place);
}

/** TR-6.1: a laid card goes to the discards at once. */
export function layCard(state: State, seat: Seat, card: ActionCard, emit?: Emit<Event>): void {
  layOff(state, seat, card);
  emit?.({ type: 'played', seat, card });
}

export function drawCard(
  state: State,
  seat: Seat,
  kind: number,
  place: number,
  emit?: Emit<Event>,
): void {
  const deck = pileOf(state.deck, kind);
  if (isEmpty(deck)) remake(state, kind, emit);
  remove(deck, place);
  add(handOf(state, seat, kind), place);
  resize(state, seat, kind, 1);
  emit?.({
    type: 'drew',
    seat,
    kind: kind === NUMBERS ? 'number' : 'action',
    card: cardAt(kind, place),
  });
}

/** TR-5.8: only the two see the card. */
export function handOver(
  state: State,
  victim: Seat,
  taker: Seat,
  kind: number,
  place: number,
  emit?: Emit<Event>,
): void {
  remove(handOf(state, victim, kind), place);
  add(handOf(state, taker, kind), place);
  resize(state, victim, kind, -1);
  resize(state, taker, kind, 1);
  followTaken(state, victim, taker, kind, place);
  emit?.({
    type: 'begged',
    seat: taker,
    victim,
    kind: kind === NUMBERS ? 'number' : 'action',
    card: cardAt(kind, place),
  });
}

/** TR-1.3: what the next card is drawn from: the deck, or its discards where none is left. */
export function drawPile(state: State, kind: number): number[] {
  const deck = pileOf(state.deck, kind);
  return isEmpty(deck) ? pileOf(state.discard, kind) : deck;
}

export function isEmpty(pile: readonly number[]): boolean {
  for (let place = 0; place < pile.length; place++) if (pile[place] !== 0) return false;
  return true;
}

const remake = (state: State, kind: number, emit?: Emit<Event>): void => {
  const discard = pileOf(state.discard, kind);
  const laid = total(discard);
  pour(discard, pileOf(state.deck, kind));
  emit?.({ type: 'remade', kind: kind === NUMBERS ? 'number' : 'action', cards: laid });
};
