/** TR-3: pawns come to the doors and into the train; the U-Pass (TR-5.12) and its penalty (TR-8.1). */
import type { Emit, Seat } from '@roundhouse/engine';
import { endTurn, proceed } from './flow.ts';
import { layCard } from './hands.ts';
import * as pawns from './pawns.ts';
import { enterAisle, sendOut, supplyOf, takeOutside } from './pawns.ts';
import { trainOf, type Door, type Train } from './train.ts';
import * as types from './types.ts';
import type { DoorId, Event, Face, State } from './types.ts';

// Constants of this file: engines look imported names up each time.
const aisleOf = pawns.aisleOf;
const waitingOf = pawns.waitingOf;
const NOT_WAITING = types.NOT_WAITING;
const NOWHERE = types.NOWHERE;

/** TR-3.1. */
export function canPlace(state: State, seat: Seat): boolean {
  return waitingOf(state, seat) === NOT_WAITING && supplyOf(state, seat) > 0;
}

/** TR-3.4, TR-3.5: neither by roll nor freely a second time, nor with an own pawn in the aisle. */
function canBoard(state: State, seat: Seat): boolean {
  return !state.boarded && aisleOf(state, seat) === NOWHERE;
}
export function canRoll(state: State, seat: Seat): boolean {
  const at = waitingOf(state, seat);
  return at !== NOT_WAITING && at % 2 === 0 && canBoard(state, seat);
}
export function canBoardFreely(state: State, seat: Seat): boolean {
  const at = waitingOf(state, seat);
  return at !== NOT_WAITING && at % 2 === 1 && canBoard(state, seat);
}

function doorAt(train: Train, index: number): Door {
  const door = train.doors[index];
  if (door === undefined) throw new RangeError(`no door ${index}`);
  return door;
}

export function doorIndex(train: Train, id: DoorId): number {
  return train.doors.findIndex((door) => door.id === id);
}

/** The door where the seat's pawn waits. */
export function ownDoor(state: State, seat: Seat): Door {
  return doorAt(trainOf(state), waitingOf(state, seat) >> 1);
}

export function applyPlace(state: State, seat: Seat, door: DoorId, emit?: Emit<Event>): void {
  takeOutside(state, seat, 'supply');
  state.waiting[seat] = 2 * doorIndex(trainOf(state), door);
  emit?.({ type: 'placed', seat, door });
}

/** TR-3.2. */
export function applyFace(state: State, face: Face, emit?: Emit<Event>): void {
  const seat = state.player;
  const door = ownDoor(state, seat);
  state.stack.pop();
  emit?.({ type: 'rolled', seat, door: door.id, face });
  if (face === 'open') stepIn(state, seat, door, 'die', emit);
  else {
    state.waiting[seat] = waitingOf(state, seat) + 1;
    endTurn(state);
  }
  proceed(state, emit);
}

function stepIn(
  state: State,
  seat: Seat,
  door: Door,
  by: 'die' | 'free' | 'upass',
  emit?: Emit<Event>,
): void {
  state.waiting[seat] = NOT_WAITING;
  state.boarded = true;
  enterAisle(state, seat, door.doorway, NOWHERE);
  emit?.({ type: 'boarded', seat, door: door.id, by, from: 'waiting' });
}

/** TR-3.3. */
export function applyBoard(state: State, seat: Seat, emit?: Emit<Event>): void {
  stepIn(state, seat, ownDoor(state, seat), 'free', emit);
}

/** TR-5.12: the waiting pawn by its own door, or a supply pawn by any. */
export function applyUpass(state: State, seat: Seat, from: DoorId, emit?: Emit<Event>): void {
  layCard(state, seat, 'upass', emit);
  state.boarded = true;
  if (aisleOf(state, seat) !== NOWHERE) {
    sendBothBack(state, seat, from === 'waiting', emit);
    return;
  }
  const train = trainOf(state);
  const source = from === 'waiting' ? 'waiting' : 'supply';
  const door = from === 'waiting' ? ownDoor(state, seat) : doorAt(train, doorIndex(train, from));
  takeOutside(state, seat, source);
  enterAisle(state, seat, door.doorway, NOWHERE);
  emit?.({ type: 'boarded', seat, door: door.id, by: 'upass', from: source });
}

/** TR-8.1: the pawn in the aisle and the one that would have boarded go back to the supply. */
function sendBothBack(state: State, seat: Seat, waiting: boolean, emit?: Emit<Event>): void {
  emit?.({ type: 'foul', seat, rule: 'TR-8.1' });
  sendOut(state, trainOf(state), seat, aisleOf(state, seat), 'upass', emit);
  if (!waiting) return;
  emit?.({ type: 'withdrawn', seat, door: ownDoor(state, seat).id });
  takeOutside(state, seat, 'waiting');
  state.supply[seat] = supplyOf(state, seat) + 1;
}
