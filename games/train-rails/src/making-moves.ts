/** A move is made: its cards are laid, the pawn goes, and an opponent may be asked to shift (TR-4.8). */
import type { Emit, Seat } from '@roundhouse/engine';
import { openAttack } from './attacks.ts';
import { ADVANCED, isRed, kindIndex, NUMBERS, placeOf, valueAt } from './cards.ts';
import { endTurn, proceed, testWin } from './flow.ts';
import { layOff } from './hands.ts';
import { reach } from './movement.ts';
import { standingFor, walkerOf } from './moves.ts';
import { witness } from './path.ts';
import { enterAisle, leaveAisle, sitDown, sitterAt } from './pawns.ts';
import { cellOf, idOf, isSeat, trainOf } from './train.ts';
import { NOWHERE, type Card, type Cell, type Event, type MoveAction, type State } from './types.ts';

/** The counts that the cards can stand for, the circle added first, and the pass cards among them. */
export function readCards(cards: readonly Card[]): { counts: readonly number[]; passes: number } {
  let [sum, circle, reds, blues, passes] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const place = placeOf(card);
    if (kindIndex(card) === NUMBERS) {
      sum += valueAt(place);
      if (isRed(place)) reds++;
      else blues++;
    } else if (card === 'excuse' || card === 'rebel') passes++;
    else circle = place - ADVANCED + 1;
  }
  return { counts: reds > 0 && blues > 0 ? [sum + circle, sum] : [sum + circle], passes };
}

/** A way that the pawn can have gone. */
export function pathOf(state: State, seat: Seat, action: MoveAction): Cell[] {
  const train = trainOf(state);
  const { counts, passes } = readCards(action.cards);
  const end = cellOf(train, action.end);
  const from = action.type === 'arrive' ? cellOf(train, action.from) : NOWHERE;
  const cards = action.type === 'oust' ? passes - 1 : passes;
  const [standing, walker] = [standingFor(state, seat), walkerOf(state, seat)];
  for (const count of counts) {
    // TR-4.6: only the count for which these are the fewest pass cards.
    if (reach(train, standing, walker, 1 << count, cards).needs(count, end) !== cards) continue;
    const path = witness(train, standing, walker, { end, count, cards, from });
    if (path) return path;
  }
  throw new Error(`TR-4.3: no way to ${action.end} with ${action.cards.join(' ')}`);
}

export function applyMove(state: State, seat: Seat, action: MoveAction, emit?: Emit<Event>): void {
  const train = trainOf(state);
  const end = cellOf(train, action.end);
  const isContestedEnd = !isSeat(end) && state.aisle.includes(end);
  const path = emit || isContestedEnd ? pathOf(state, seat, action) : undefined;
  for (let at = 0; at < action.cards.length; at++) {
    const card = action.cards[at];
    if (card) layOff(state, seat, card);
  }
  emit?.({
    type: action.type === 'oust' ? 'aimed' : 'moved',
    seat,
    path: (path ?? []).map((cell) => idOf(train, cell)),
    cards: [...action.cards],
  });
  if (action.type === 'oust') {
    const target = sitterAt(state, end);
    openAttack(state, target, { card: 'excuse', cell: action.end, shift: action.shift }, emit);
    return;
  }
  leaveAisle(state, seat);
  if (isSeat(end)) sitDown(state, seat, end);
  else enterAisle(state, seat, end, path?.at(-2) ?? NOWHERE);
  if (testWin(state, seat, emit)) return;
  endTurn(state);
  proceed(state, emit);
}
