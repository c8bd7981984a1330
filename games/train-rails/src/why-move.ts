/** Why a move is not possible: the pawn, the cards, the way, in this order. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { ACTIONS, EXCUSE, isRed, kindIndex, NUMBERS, placeOf, REBEL } from './cards.ts';
import { handOf } from './hands.ts';
import { MOST_COUNT, reach } from './movement.ts';
import { readCards, standingFor, walkerOf } from './moves.ts';
import { aisleOf, sitterAt } from './pawns.ts';
import { cellOf, isAisle, isSeat, trainOf } from './train.ts';
import { CARDS, NOWHERE, type Card, type MoveAction, type State } from './types.ts';

export function whyNotMove(state: State, seat: Seat, action: MoveAction): Refusal | undefined {
  if (aisleOf(state, seat) === NOWHERE) return refusal('no-aisle-pawn', 'TR-4.9');
  return (
    missingCard(state, seat, action.cards) ??
    badCards(action.cards) ??
    badOrder(action.cards) ??
    badWay(state, seat, action)
  );
}

/** A move is written in one way only: number cards, circle, Excuse Me, Rebel. */
function badOrder(cards: readonly Card[]): Refusal | undefined {
  const rank = (card: Card): number => kindIndex(card) * CARDS.length + placeOf(card);
  const sorted = cards.toSorted((a, b) => rank(a) - rank(b));
  // Excuse Me stands before Advanced Movement in the deck's list, behind it in a move.
  const written = [
    ...sorted.filter((card) => !isPass(card)),
    ...sorted.filter((card) => isPass(card)),
  ].join(' ');
  return written === cards.join(' ') ? undefined : refusal('card-order', 'TR-4.3', { written });
}

function missingCard(state: State, seat: Seat, cards: readonly Card[]): Refusal | undefined {
  for (const card of cards) {
    const held = handOf(state, seat, kindIndex(card))[placeOf(card)] ?? 0;
    const given = cards.filter((other) => other === card).length;
    if (given > held) return refusal('no-card', 'TR-1.6', { card });
  }
  return undefined;
}

/** TR-4.1, TR-4.2. */
function badCards(cards: readonly Card[]): Refusal | undefined {
  const numbers = cards.filter((card) => kindIndex(card) === NUMBERS);
  const circles = cards.filter((card) => card.startsWith('advanced'));
  const other = cards.find(
    (card) => !numbers.includes(card) && !circles.includes(card) && !isPass(card),
  );
  if (other !== undefined) return refusal('not-a-move-card', 'TR-4.1', { card: other });
  if (numbers.length > 2) return refusal('too-many-numbers', 'TR-4.1', { given: numbers.length });
  if (circles.length > 1) return refusal('one-advanced', 'TR-4.2', { given: circles.length });
  if (numbers.length + circles.length === 0) return refusal('no-number', 'TR-4.1');
  const colours = new Set(numbers.map((card) => isRed(placeOf(card))));
  if (colours.size > 1 && circles.length === 0) {
    return refusal('colours-differ', 'TR-4.1', { cards: numbers.join(' + ') });
  }
  return undefined;
}

function isPass(card: Card): boolean {
  return card === 'excuse' || card === 'rebel';
}

function badWay(state: State, seat: Seat, action: MoveAction): Refusal | undefined {
  const train = trainOf(state);
  const end = cellOf(train, action.end);
  const { counts, passes } = readCards(action.cards);
  const shown = counts.join(', ');
  if (!isSeat(end) && !isAisle(train, end)) {
    return refusal('not-an-end', 'TR-4.3', { end: action.end });
  }
  const hand = handOf(state, seat, ACTIONS);
  const cards = Math.max(passes, (hand[EXCUSE] ?? 0) + (hand[REBEL] ?? 0));
  const found = reach(train, standingFor(state, seat), walkerOf(state, seat), MOST_COUNT, cards);
  const isOpponents = isSeat(end) && sitterAt(state, end) >= 0;
  const needs = counts
    .map((count) => found.needs(count, end))
    .filter((fewest) => fewest <= cards && isOpponents === (action.type === 'oust'));
  if (needs.length === 0) {
    return refusal('out-of-the-way', 'TR-4.3', { end: action.end, count: shown });
  }
  const given = action.type === 'oust' ? passes - 1 : passes;
  const fewest = Math.min(...needs);
  if (given !== fewest) {
    return refusal('pass-cards', 'TR-4.6', { needs: fewest, given: Math.max(0, given) });
  }
  if (action.type === 'oust') return refusal('no-shift', 'TR-4.8', { shift: action.shift });
  return refusal('name-the-way', 'TR-4.7', { end: action.end });
}
