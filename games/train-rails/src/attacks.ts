/** Cards that hit an opponent (TR-5.1 to TR-5.3, TR-5.7, TR-5.8, TR-5.14), his answer (TR-6), TR-8.2. */
import type { Emit, Seat } from '@roundhouse/engine';
import { ACTIONS, cardAt, indexOfKind, kindIndex, placeOf } from './cards.ts';
import { endTurn, nextSeat, opponentsMask, proceed, testWin } from './flow.ts';
import { handOf, handOver, layCard, sizeOf } from './hands.ts';
import { lookInto } from './memory.ts';
import {
  aisleOf,
  leaveAisle,
  sendOut,
  sitDown,
  sitterAt,
  standPushed,
  standUp,
  takeOutside,
} from './pawns.ts';
import { cellOf, idOf, SEATS, trainOf } from './train.ts';
import { topFrame } from './frames.ts';
import {
  NOWHERE,
  type Action,
  type Attack,
  type AttackCard,
  type Card,
  type CellId,
  type Event,
  type Kind,
  type Source,
  type State,
} from './types.ts';

/** TR-5.3: the skipped players on the way and the first one not skipped, as bits. */
export function reachable(state: State): number {
  let mask = 0;
  const others = opponentsMask(state, state.player);
  for (let seat = nextSeat(state, state.player); mask !== others; seat = nextSeat(state, seat)) {
    mask |= 1 << seat;
    if (((state.marked >> seat) & 1) === 0) break;
  }
  return mask;
}

export type AttackAction = Extract<Action, { type: AttackCard }>;

/** TR-6.1: the card lies with the discards at once; nobody else can act before it is aimed. */
export function applyLay(state: State, card: AttackCard, emit?: Emit<Event>): void {
  layCard(state, state.player, card, emit);
  state.stack.push({ type: 'aim', card });
}

export function applyAttack(state: State, action: AttackAction, emit?: Emit<Event>): void {
  state.stack.pop();
  openAttack(state, targetOf(state, action), named(action), emit);
}

function targetOf(state: State, action: AttackAction): Seat {
  if (action.type === 'eccentric' || action.type === 'takeseat') {
    return sitterAt(state, cellOf(trainOf(state), action.cell));
  }
  return action.seat;
}

function named(action: AttackAction): Attack {
  switch (action.type) {
    case 'exit1':
    case 'eccentric':
      return { card: action.type, cell: action.cell };
    case 'exit2':
      return { card: 'exit2', cell: action.cells[0] ?? '', other: action.cells[1] ?? null };
    case 'takeseat':
      return { card: 'takeseat', cell: action.cell, from: action.from };
    case 'beg':
      return { card: 'beg', kind: action.kind };
  }
}

/** TR-6.3: every target with an action card is asked. */
export function openAttack(state: State, target: Seat, attack: Attack, emit?: Emit<Event>): void {
  const asked = sizeOf(state, target, ACTIONS) > 0;
  emit?.({ type: 'attacked', seat: state.player, target, attack: { ...attack }, asked });
  if (asked) state.stack.push({ type: 'window', seat: target, attack });
  else strike(state, target, attack, emit);
}

export function applyAccept(state: State, emit?: Emit<Event>): void {
  const frame = state.stack.pop();
  if (frame?.type !== 'window') throw new Error('TR-6.3: nothing to accept');
  emit?.({ type: 'accepted', seat: frame.seat, attack: { ...frame.attack } });
  strike(state, frame.seat, frame.attack, emit);
}

/** TR-6.1, TR-6.2: no effect; a red card still ends the attacker's turn. */
export function applyRebel(state: State, emit?: Emit<Event>): void {
  const frame = state.stack.pop();
  if (frame?.type !== 'window') throw new Error('TR-6.1: nothing to answer');
  layCard(state, frame.seat, 'rebel', emit);
  emit?.({ type: 'cancelled', seat: frame.seat, attack: { ...frame.attack } });
  if (frame.attack.card === 'beg') state.begRefused = true;
  if (isRedAttack(frame.attack)) endTurn(state);
  proceed(state, emit);
}

function isRedAttack({ card }: Attack): boolean {
  return card === 'exit1' || card === 'exit2' || card === 'excuse';
}

function strike(state: State, target: Seat, attack: Attack, emit?: Emit<Event>): void {
  const { player } = state;
  const train = trainOf(state);
  switch (attack.card) {
    case 'exit1':
      sendOut(state, train, target, cellOf(train, attack.cell), 'exit', emit);
      break;
    case 'exit2':
      sendOut(state, train, target, cellOf(train, attack.cell), 'exit', emit);
      if (attack.other !== null) {
        sendOut(state, train, target, cellOf(train, attack.other), 'exit', emit);
      }
      break;
    case 'eccentric':
      push(state, target, attack.cell, undefined, emit);
      break;
    case 'takeseat':
      push(state, target, attack.cell, attack.from, emit);
      if (testWin(state, player, emit)) return;
      break;
    case 'beg':
      begin(state, target, attack.kind, emit);
      break;
    case 'excuse':
      oust(state, target, attack.cell, attack.shift, emit);
      if (testWin(state, player, emit)) return;
      break;
  }
  if (isRedAttack(attack)) endTurn(state);
  proceed(state, emit);
}

/** TR-5.7, TR-5.14: off the seat into the aisle; the attacker's own pawn may take the seat. */
function push(
  state: State,
  target: Seat,
  id: CellId,
  from: Source | undefined,
  emit?: Emit<Event>,
): void {
  const { player } = state;
  const train = trainOf(state);
  const cell = cellOf(train, id);
  const exit = train.exits[cell] ?? NOWHERE;
  standUp(state, target, cell);
  emit?.({ type: 'pushed', seat: target, cell: id, to: idOf(train, exit) });
  if (from !== undefined) {
    takeOutside(state, player, from);
    sitDown(state, player, cell);
    state.satNow |= 1 << cell;
    emit?.({ type: 'sat', seat: player, cell: id, by: 'takeseat', from });
  }
  if (aisleOf(state, target) === NOWHERE) standPushed(state, target, exit);
  else foul(state, target, idOf(train, exit), emit);
}

/** TR-8.2: what the attacker seated in this turn goes back; the victim seats both aisle pawns. */
function foul(state: State, victim: Seat, pushed: CellId, emit?: Emit<Event>): void {
  const { player } = state;
  const train = trainOf(state);
  emit?.({ type: 'foul', seat: player, rule: 'TR-8.2' });
  for (let cell = 0; cell < SEATS; cell++) {
    if (((state.satNow >>> cell) & 1) === 1) sendOut(state, train, player, cell, 'foul', emit);
  }
  state.satNow = 0;
  state.stack.push({ type: 'reseat', seat: victim, pushed });
}

export function applyReseat(state: State, id: CellId, emit?: Emit<Event>): void {
  const frame = topFrame(state);
  if (frame?.type !== 'reseat') throw new Error('TR-8.2: nobody to seat');
  const { seat } = frame;
  const cell = cellOf(trainOf(state), id);
  sitDown(state, seat, cell);
  emit?.({ type: 'sat', seat, cell: id, by: 'reseat', from: 'aisle' });
  if (aisleOf(state, seat) !== NOWHERE) {
    leaveAisle(state, seat);
    return;
  }
  state.stack.pop();
  if (!testWin(state, seat, emit)) proceed(state, emit);
}

/** TR-5.8: blind, the card is drawn from the victim's hand; open, the attacker looks and picks. */
function begin(state: State, victim: Seat, kind: Kind, emit?: Emit<Event>): void {
  const { player } = state;
  if (state.config.begging === 'blind') {
    state.stack.push({ type: 'beg', victim, kind });
    return;
  }
  const index = indexOfKind(kind);
  lookInto(state, player, victim, index);
  state.stack.push({ type: 'pick', victim, kind });
  emit?.({ type: 'seen', seat: player, victim, kind, cards: cardsIn(state, victim, index) });
}

function cardsIn(state: State, seat: Seat, kind: number): Card[] {
  const cards: Card[] = [];
  for (const [place, count] of handOf(state, seat, kind).entries()) {
    for (let i = 0; i < count; i++) cards.push(cardAt(kind, place));
  }
  return cards;
}

/** The card changes hands; the victim draws one of the same kind at once. */
export function takeBegged(state: State, card: Card, emit?: Emit<Event>): void {
  const frame = state.stack.pop();
  if (frame?.type !== 'beg' && frame?.type !== 'pick') throw new Error('TR-5.8: nothing to take');
  const kind = kindIndex(card);
  handOver(state, frame.victim, state.player, kind, placeOf(card), emit);
  const [numbers, actions] = kind === ACTIONS ? [0, 1] : [1, 0];
  state.stack.push({ type: 'draw', seat: frame.victim, numbers, actions });
  proceed(state, emit);
}

/** TR-4.8: the opponent shifts along, the mover takes his seat. */
function oust(state: State, target: Seat, id: CellId, shift: CellId, emit?: Emit<Event>): void {
  const train = trainOf(state);
  const cell = cellOf(train, id);
  standUp(state, target, cell);
  sitDown(state, target, cellOf(train, shift));
  emit?.({ type: 'shifted', seat: target, cell: id, to: shift, by: state.player });
  leaveAisle(state, state.player);
  sitDown(state, state.player, cell);
}
