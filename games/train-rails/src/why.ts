/** Why not: the likeliest reason first, with the rule's number and the figures. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { reachable, type AttackAction } from './attacks.ts';
import { ACTIONS, indexOfKind, kindIndex, NUMBERS, placeOf } from './cards.ts';
import { expressTarget } from './keepers.ts';
import { handOf, sizeOf } from './hands.ts';
import { legal } from './legal.ts';
import { actionNotation } from './notation.ts';
import { aisleOf, inTrain, isOutside, sitterAt, supplyOf, waitingOf } from './pawns.ts';
import { cellOf, idOf, isSeat, trainOf } from './train.ts';
import { turn } from './turn.ts';
import { topFrame } from './frames.ts';
import {
  NOT_WAITING,
  NOWHERE,
  type Action,
  type AttackCard,
  type Card,
  type CellId,
  type Frame,
  type Source,
  type State,
  type View,
} from './types.ts';
import { seenState } from './view.ts';
import { whyNotMove } from './why-move.ts';

export function why(view: View, seat: Seat, action: Action): Refusal | undefined {
  const state = seenState(view);
  const now = turn(state);
  if (now.kind === 'chance') return refusal('chance-first', 'table', { pool: now.pool });
  if (now.kind === 'over') return refusal('match-over', 'table');
  const [actor] = now.seats;
  if (actor !== seat) {
    return refusal('not-your-turn', 'table', { seat, turn: now.seats.join(', ') });
  }
  const text = actionNotation.format(action);
  const isListed = legal(state, seat).some((listed) => actionNotation.format(listed) === text);
  if (isListed) return undefined;
  return (
    wrongTime(state, action) ??
    reason(state, seat, action) ??
    refusal('not-possible', 'TR-2.2', { text })
  );
}

/** In which frames each type of action has its place; all others only in free play. */
const PLACE_OF: Partial<Record<Action['type'], readonly Frame['type'][]>> = {
  sit: ['enter'],
  stop: ['enter', 'refresh'],
  take: ['pick'],
  accept: ['window'],
  rebel: ['window'],
  reseat: ['reseat'],
  eccentric: ['aim'],
  takeseat: ['aim'],
  exit1: ['aim'],
  exit2: ['aim'],
  beg: ['aim'],
  trade: ['swap'],
  draw: ['swap'],
  discard: ['discard', 'refresh'],
  check: ['payment', 'test'],
  pay: ['pay'],
};
const RULE_OF_FRAME: Partial<Record<Frame['type'], string>> = {
  window: 'TR-6.1',
  reseat: 'TR-8.2',
  pay: 'TR-7.2',
  aim: 'TR-6.1',
  enter: 'TR-5.10',
  swap: 'TR-2.5',
  pick: 'TR-5.8',
  refresh: 'TR-2.6',
  discard: 'TR-2.4',
};

function wrongTime(state: State, action: Action): Refusal | undefined {
  const now = topFrame(state)?.type ?? 'free';
  if ((PLACE_OF[action.type] ?? ['free']).includes(now)) return undefined;
  return refusal('not-now', RULE_OF_FRAME[now] ?? 'TR-2.2', { action: action.type, now });
}

function reason(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'place':
      return whyNotPlace(state, seat, action.door);
    case 'roll':
    case 'board':
      return whyNotBoard(state, seat, action.type);
    case 'upass':
      return whyNotUpass(state, seat, action.from);
    case 'express':
      if (expressTarget(state) < 0) return refusal('all-marked', 'TR-5.4');
      return lacking(state, seat, 'express');
    case 'reverse':
    case 'token':
      return lacking(state, seat, action.type);
    case 'enter1':
    case 'enter2':
      return lacking(state, seat, action.type) ?? noneOutside(state, seat, 'TR-5.10');
    case 'sit':
      return lackingSource(state, seat, action.from) ?? notEmptySeat(state, action.cell, 'TR-5.10');
    case 'reseat':
      return notEmptySeat(state, action.cell, 'TR-8.2');
    case 'lay':
      return lacking(state, seat, action.card) ?? whyNotLay(state, seat, action.card);
    case 'eccentric':
    case 'takeseat':
    case 'exit1':
    case 'exit2':
    case 'beg':
      return whyNotAim(state, seat, action);
    case 'rebel':
      return lacking(state, seat, 'rebel');
    case 'swap':
      if ((state.tokens[seat] ?? 0) === 0) return refusal('no-token', 'TR-2.5');
      return refusal('no-cards', 'TR-2.5');
    case 'refresh':
      if (state.boarded) return refusal('boarded-no-refresh', 'TR-2.6');
      return refusal('no-cards', 'TR-2.6');
    case 'trade':
      return lacking(state, seat, action.card);
    case 'draw':
      return refusal('trade-first', 'TR-2.5');
    case 'discard':
      return lacking(state, seat, action.card) ?? noSurplus(action.card);
    case 'take':
      return refusal('not-in-that-hand', 'TR-5.8', { card: action.card });
    case 'pay':
      return refusal('not-your-pawn', 'TR-7.2', { cell: action.cell });
    case 'stop':
      return refusal('sit-first', 'TR-5.10');
    case 'move':
    case 'arrive':
    case 'oust':
      return whyNotMove(state, seat, action);
    default:
      return undefined;
  }
}

export function lacking(state: State, seat: Seat, card: Card): Refusal | undefined {
  const held = handOf(state, seat, kindIndex(card))[placeOf(card)] ?? 0;
  return held > 0 ? undefined : refusal('no-card', 'TR-1.6', { card });
}

function noSurplus(card: Card): Refusal {
  return refusal('no-surplus', 'TR-2.4', { card });
}

function noneOutside(state: State, seat: Seat, rule: string): Refusal | undefined {
  return isOutside(state, seat) ? undefined : refusal('none-outside', rule);
}

function lackingSource(state: State, seat: Seat, from: Source): Refusal | undefined {
  if (from === 'supply') {
    return supplyOf(state, seat) > 0 ? undefined : refusal('no-supply', 'TR-3.1');
  }
  return waitingOf(state, seat) === NOT_WAITING ? refusal('nobody-waits', 'TR-3.1') : undefined;
}

function notEmptySeat(state: State, id: CellId, rule: string): Refusal | undefined {
  const cell = cellOf(trainOf(state), id);
  if (!isSeat(cell)) return refusal('not-a-seat', rule, { cell: id });
  return sitterAt(state, cell) < 0 ? undefined : refusal('seat-taken', rule, { cell: id });
}

function noVictim(state: State, seat: Seat, id: CellId, rule: string): Refusal | undefined {
  const sitter = sitterAt(state, cellOf(trainOf(state), id));
  if (sitter >= 0 && sitter !== seat) return undefined;
  return refusal('no-opponent-sits-there', rule, { cell: id });
}

function noSuchDoor(state: State, door: string): Refusal | undefined {
  const doors = trainOf(state).doors.map(({ id }) => id);
  return doors.includes(door)
    ? undefined
    : refusal('no-such-door', 'TR-3.1', { door, doors: doors.join(', ') });
}

function whyNotPlace(state: State, seat: Seat, door: string): Refusal | undefined {
  if (waitingOf(state, seat) !== NOT_WAITING) return refusal('already-waiting', 'TR-3.1');
  return lackingSource(state, seat, 'supply') ?? noSuchDoor(state, door);
}

function whyNotBoard(state: State, seat: Seat, type: 'roll' | 'board'): Refusal | undefined {
  const waiting = waitingOf(state, seat);
  if (waiting === NOT_WAITING) return refusal('nobody-waits', 'TR-3.1');
  if (type === 'roll' && waiting % 2 === 1) return refusal('board-without-roll', 'TR-3.3');
  if (type === 'board' && waiting % 2 === 0) return refusal('roll-first', 'TR-3.2');
  if (state.boarded) return refusal('boarded', 'TR-3.4');
  const aisle = aisleOf(state, seat);
  if (aisle === NOWHERE) return undefined;
  return refusal('own-pawn-in-aisle', 'TR-3.5', { cell: idOf(trainOf(state), aisle) });
}

function whyNotUpass(state: State, seat: Seat, from: string): Refusal | undefined {
  const missing = lacking(state, seat, 'upass');
  if (missing) return missing;
  if (state.boarded) return refusal('boarded', 'TR-5.12');
  if (from === 'waiting') return lackingSource(state, seat, 'waiting');
  const missingPawn = lackingSource(state, seat, 'supply');
  if (missingPawn) return missingPawn;
  // TR-8.1: with an own pawn in the aisle the door makes no difference, so none is named.
  if (aisleOf(state, seat) !== NOWHERE) return refusal('name-no-door', 'TR-8.1');
  return noSuchDoor(state, from);
}

function whyNotLay(state: State, seat: Seat, card: AttackCard): Refusal {
  if (card === 'beg' && state.begRefused) return refusal('begging-cancelled', 'TR-5.8');
  if (card === 'takeseat' && !isOutside(state, seat)) return refusal('none-outside', 'TR-5.14');
  return refusal('nobody-to-hit', RULE_OF_CARD[card], { card });
}

const RULE_OF_CARD: Readonly<Record<AttackCard, string>> = {
  exit1: 'TR-5.3',
  exit2: 'TR-5.3',
  eccentric: 'TR-5.7',
  takeseat: 'TR-5.14',
  beg: 'TR-5.8',
};

function whyNotAim(state: State, seat: Seat, action: AttackAction): Refusal | undefined {
  const frame = topFrame(state);
  if (frame?.type !== 'aim' || frame.card !== action.type) {
    return refusal('not-laid', 'TR-6.1', { card: action.type });
  }
  switch (action.type) {
    case 'eccentric':
      return noVictim(state, seat, action.cell, 'TR-5.7');
    case 'takeseat':
      return (
        lackingSource(state, seat, action.from) ?? noVictim(state, seat, action.cell, 'TR-5.14')
      );
    case 'exit1':
    case 'exit2':
      return whyNotExit(state, seat, action);
    case 'beg':
      return whyNotBeg(state, seat, action);
  }
}

function whyNotExit(
  state: State,
  seat: Seat,
  action: Extract<Action, { type: 'exit1' | 'exit2' }>,
): Refusal | undefined {
  const target = action.seat;
  if (target < 0 || target >= state.config.seats || target === seat) {
    return refusal('no-such-opponent', 'TR-5.1', { seat: target });
  }
  if (((reachable(state) >> target) & 1) === 0) {
    return refusal('out-of-reach', 'TR-5.3', { seat: target });
  }
  const train = trainOf(state);
  const cells = action.type === 'exit1' ? [action.cell] : action.cells;
  for (const id of cells) {
    const cell = cellOf(train, id);
    const isHis =
      (isSeat(cell) && sitterAt(state, cell) === target) ||
      (cell >= 0 && aisleOf(state, target) === cell);
    if (!isHis) return refusal('not-his-pawn', 'TR-5.1', { seat: target, cell: id });
  }
  if (action.type === 'exit1') return undefined;
  const due = Math.min(2, inTrain(state, target));
  if (cells.length === due) return refusal('pawns-in-order', 'TR-5.2', { due });
  return refusal('so-many-pawns', 'TR-5.2', { due, given: cells.length });
}

function whyNotBeg(
  state: State,
  seat: Seat,
  { seat: victim, kind }: Extract<Action, { type: 'beg' }>,
): Refusal | undefined {
  if (victim < 0 || victim >= state.config.seats || victim === seat) {
    return refusal('no-such-opponent', 'TR-5.8', { seat: victim });
  }
  const index = indexOfKind(kind);
  const held = sizeOf(state, victim, index === NUMBERS ? NUMBERS : ACTIONS);
  return held > 0 ? undefined : refusal('none-of-that-kind', 'TR-5.8', { seat: victim, kind });
}
