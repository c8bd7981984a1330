/** The two decks: how many of each card, and what is printed on it. */
import { ACTION_CARDS, CARDS, NUMBER_CARDS, type Card, type Config, type Kind } from './types.ts';

export const NUMBERS = 0;
export const ACTIONS = 1;

/**
 * All arrays of counts are copies of arrays made here, without a gap at any time: what `map` or a length
 * makes has had gaps, engines look for them ever after, and a function that sees both sorts is slow for all.
 */
export function repeated(value: number, times: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < times; at++) list.push(value);
  return list;
}

export function listed(counts: readonly number[]): number[] {
  const list = repeated(0, counts.length);
  for (const [place, count] of counts.entries()) list[place] = count;
  return list;
}

export const NUMBER_PLACES = NUMBER_CARDS.length;
const NO_CARDS = [repeated(0, NUMBER_CARDS.length), repeated(0, ACTION_CARDS.length)];
/** No card of a kind, as counts. */
export function noCards(kind: number): number[] {
  return (NO_CARDS[kind] ?? []).slice();
}

const MARKS = 32;
/** First letter, last letter and length tell all cards apart: a number for each, found faster than a Map finds it. */
const markOf = (card: Card): number =>
  (card.charCodeAt(0) + 4 * card.charCodeAt(card.length - 1) + 11 * card.length) % MARKS;
const INDICES = repeated(0, MARKS);
for (const [index, card] of CARDS.entries()) INDICES[markOf(card)] = index;

/** A card's place in CARDS. */
export function cardIndex(card: Card): number {
  return INDICES[markOf(card)] ?? 0;
}

/** A card's place among the number cards or among the action cards. */
export function placeOf(card: Card): number {
  return placeAt(cardIndex(card));
}
export function placeAt(index: number): number {
  return index < NUMBER_CARDS.length ? index : index - NUMBER_CARDS.length;
}

/** NUMBERS or ACTIONS. */
export function kindIndex(card: Card): number {
  return kindIndexAt(cardIndex(card));
}
export function kindIndexAt(index: number): number {
  return index < NUMBER_CARDS.length ? NUMBERS : ACTIONS;
}
export function kindOf(card: Card): Kind {
  return kindIndex(card) === NUMBERS ? 'number' : 'action';
}
export function indexOfKind(kind: Kind): number {
  return kind === 'number' ? NUMBERS : ACTIONS;
}

export function cardAt(kind: number, place: number): Card {
  const card = kind === NUMBERS ? NUMBER_CARDS[place] : ACTION_CARDS[place];
  if (card === undefined) throw new RangeError(`no card ${place} of kind ${kind}`);
  return card;
}

export const VALUES = 5;
/** The number on the number card at this place: red 1 to 5, blue 1 to 5. */
export function valueAt(place: number): number {
  return (place % VALUES) + 1;
}
export function isRed(place: number): boolean {
  return place < VALUES;
}

export const EXCUSE = placeOf('excuse');
export const REBEL = placeOf('rebel');
export const ADVANCED = placeOf('advanced1');
/** The circles are 1, 2 and 3. */
export const CIRCLES = 3;

/** TR-1.1. */
export const PAWNS: Readonly<Record<number, number>> = { 2: 12, 3: 10, 4: 8 };
export function pawnsOf(config: Config): number {
  return PAWNS[config.seats] ?? 0;
}

/** TR-1.4. */
export const FIRST_TOKENS = 3;
const USUAL_HAND = [2, 3] as const;
const OTHER_HAND = [3, 2] as const;
/** How many number cards and action cards a full hand has. */
export function handSize({ hand }: Pick<Config, 'hand'>): readonly [number, number] {
  return hand === '2N+3A' ? USUAL_HAND : OTHER_HAND;
}
