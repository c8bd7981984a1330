/** AM-3: drawing transport cards, and the display that fills itself. */
import type { Emit } from '@roundhouse/engine';
import { add, pour, remove, total } from '@roundhouse/kit/multiset';
import { canDrawSecond } from './legal.ts';
import { playerAt } from './setup.ts';
import {
  CARD_KINDS,
  cardName,
  cardNumber,
  DISPLAY_PLACES,
  JOKER,
  MOST_RESETS,
  NONE,
  RESET_JOKERS,
  RESET_NEEDS,
} from './tables.ts';
import { endTurn } from './turn-end.ts';
import type { Card, Event, State } from './types.ts';

/** AM-3.1: a card of the display; AM-3.2: a joker ends the draw. */
export function take(state: State, card: Card, emit?: Emit<Event>): void {
  const player = playerAt(state, state.seat);
  const kind = cardNumber(card);
  const place = placeOf(state.display, kind);
  state.display[place] = NONE;
  add(player.hand, kind);
  add(player.known, kind);
  player.took.push(kind);
  state.draws = kind === JOKER ? 0 : state.draws - 1;
  emit?.({ type: 'took', seat: state.seat, card, place });
  fillDisplay(state, emit);
}

/** The first place of the display that holds this. */
function placeOf(display: readonly number[], wanted: number): number {
  for (let place = 0; place < DISPLAY_PLACES; place++) if (display[place] === wanted) return place;
  return NONE;
}

const hasGap = (display: readonly number[]): boolean => placeOf(display, NONE) !== NONE;

/** AM-3.1: a card of the pile, unseen. */
export function drawBlind(state: State): void {
  state.draws -= 1;
  state.step = 'blind';
}

/** The card that a blind draw gave. */
export function takeBlind(state: State, kind: number, emit?: Emit<Event>): void {
  handOut(state, kind, emit);
  afterDraw(state, emit);
}

/** From the pile into the hand of the seat in turn. */
export function handOut(state: State, kind: number, emit?: Emit<Event>): void {
  remove(state.pile, kind);
  add(playerAt(state, state.seat).hand, kind);
  emit?.({ type: 'drew', seat: state.seat, card: cardName(kind) });
  shuffleIfUsedUp(state, emit);
}

/** AM-3.5: places of the display are filled as long as there are cards; each card is a chance step. */
export function fillDisplay(state: State, emit?: Emit<Event>): void {
  state.resets = 0;
  if (hasGap(state.display) && total(state.pile) > 0) state.step = 'refill';
  else afterDraw(state, emit);
}

/** A card goes into the first free place; true when no more are to come. */
export function turnUp(state: State, kind: number, emit?: Emit<Event>): boolean {
  const place = placeOf(state.display, NONE);
  state.display[place] = kind;
  remove(state.pile, kind);
  emit?.({ type: 'turned-up', place, card: cardName(kind) });
  shuffleIfUsedUp(state, emit);
  if (hasGap(state.display)) return total(state.pile) === 0;
  if (!mustReset(state)) return true;
  resetDisplay(state, emit);
  return false;
}

/** AM-3.5: the discards become the new pile at once. */
export function shuffleIfUsedUp(state: State, emit?: Emit<Event>): void {
  if (total(state.pile) > 0) return;
  const cards = total(state.discards);
  if (cards === 0) return;
  pour(state.discards, state.pile);
  emit?.({ type: 'shuffled', cards });
}

/** AM-3.6 with its two limits. */
function mustReset(state: State): boolean {
  let jokers = 0;
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    if (state.display[place] === JOKER) jokers++;
  }
  if (jokers < RESET_JOKERS || state.resets >= MOST_RESETS) return false;
  let others = DISPLAY_PLACES - jokers;
  for (let kind = 0; kind < CARD_KINDS; kind++) {
    if (kind !== JOKER) others += (state.pile[kind] ?? 0) + (state.discards[kind] ?? 0);
  }
  return others >= RESET_NEEDS;
}

function resetDisplay(state: State, emit?: Emit<Event>): void {
  state.resets += 1;
  emit?.({ type: 'reset', cards: state.display.map(cardName), inRow: state.resets });
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    add(state.discards, state.display[place] ?? NONE);
    state.display[place] = NONE;
  }
  shuffleIfUsedUp(state, emit);
}

/** AM-3.7: the second card if one can be taken, else the turn is over. */
export function afterDraw(state: State, emit?: Emit<Event>): void {
  if (state.draws > 0 && canDrawSecond(state)) state.step = 'second';
  else endTurn(state, emit);
}
