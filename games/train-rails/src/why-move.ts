/** Why a move is not possible: the pawn, the cards, the way, in this order. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { isRed, kindIndex, NUMBERS, placeOf } from './cards.ts';
import { handOf } from './hands.ts';
import { reach } from './movement.ts';
import { readCards } from './making-moves.ts';
import { standingFor, walkerOf } from './moves.ts';
import { aisleOf, sitterAt } from './pawns.ts';
import type { Standing, Walker } from './standing.ts';
import { cellOf, idOf, isAisle, isSeat, trainOf, type Train } from './train.ts';
import { CARDS, NOWHERE, type Card, type Cell, type MoveAction, type State } from './types.ts';

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
    if (given > held && held > 0)
      return refusal('no-more-of-card', 'TR-1.6', { card, held, given });
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

/** More pass cards than a hand ever holds: what could be reached with any number of them. */
const ALL_PASSES = 15;

function badWay(state: State, seat: Seat, action: MoveAction): Refusal | undefined {
  const train = trainOf(state);
  const end = cellOf(train, action.end);
  const { counts, passes } = readCards(action.cards);
  if (!isSeat(end) && !isAisle(train, end)) {
    return refusal('not-an-end', 'TR-4.3', { end: action.end });
  }
  const misplaced = action.type === 'oust' ? badOust(state, seat, action) : seatTaken(state, end);
  if (misplaced) return misplaced;
  const standing = standingFor(state, seat);
  const walker = walkerOf(state, seat);
  const fewest = fewestPasses(train, standing, walker, counts, end);
  if (fewest > ALL_PASSES) {
    return refusal('out-of-the-way', 'TR-4.3', { end: action.end, count: counts.join(', ') });
  }
  const given = action.type === 'oust' ? passes - 1 : passes;
  if (given < fewest) {
    const unheld = fewestPasses(train, standing, { ...walker, held: false }, counts, end);
    if (unheld <= given) return refusal('held', 'TR-4.7', { end: action.end });
    const inTheWay = blockerOf(
      state,
      seat,
      (without) => fewestPasses(train, without, walker, counts, end) !== fewest,
    );
    if (inTheWay !== undefined) {
      return refusal('past-opponent', 'TR-4.5', { seat: inTheWay, end: action.end });
    }
  }
  if (given !== fewest) return refusal('pass-cards', 'TR-4.6', { needs: fewest, given });
  if (action.type === 'oust') return refusal('no-shift', 'TR-4.8', { shift: action.shift });
  return refusal('name-the-way', 'TR-4.7', { end: action.end });
}

function badOust(
  state: State,
  seat: Seat,
  action: Extract<MoveAction, { type: 'oust' }>,
): Refusal | undefined {
  const sitter = sitterAt(state, cellOf(trainOf(state), action.end));
  if (sitter < 0 || sitter === seat) {
    return refusal('no-opponent-sits-there', 'TR-4.8', { cell: action.end });
  }
  return action.cards.includes('excuse')
    ? undefined
    : refusal('oust-needs-excuse', 'TR-4.8', { cell: action.end });
}

function seatTaken(state: State, end: Cell): Refusal | undefined {
  if (!isSeat(end) || sitterAt(state, end) < 0) return undefined;
  return refusal('seat-taken', 'TR-4.4', { cell: idOf(trainOf(state), end) });
}

function fewestPasses(
  train: Train,
  standing: Standing,
  walker: Walker,
  counts: readonly number[],
  end: Cell,
): number {
  const wanted = counts.reduce((mask, count) => mask | (1 << count), 0);
  const found = reach(train, standing, walker, wanted, ALL_PASSES);
  return Math.min(...counts.map((count) => found.needs(count, end)));
}

/** The first opponent whose pawns make the way what it is. */
function blockerOf(
  state: State,
  seat: Seat,
  isOther: (without: Standing) => boolean,
): Seat | undefined {
  const { taken, opponents } = standingFor(state, seat);
  for (let other = 0; other < state.config.seats; other++) {
    if (other === seat) continue;
    const his = state.sitting[other] ?? 0;
    const aisle = state.aisle.map((cell, at) => (at === other ? NOWHERE : cell));
    const without = { taken: taken & ~his, opponents: opponents & ~his, aisle, walker: seat };
    if (isOther(without)) return other;
  }
  return undefined;
}
