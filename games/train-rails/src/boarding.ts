/** TR-3: pawns come to the doors and into the train; the U-Pass (TR-5.12) and its penalty (TR-8.1). */
import type { Emit, Seat } from '@roundhouse/engine';
import { endTurn, proceed } from './flow.ts';
import { layCard } from './hands.ts';
import { aisleOf, enterAisle, sendOut, supplyOf, takeOutside, waitingOf } from './pawns.ts';
import { trainOf, type Door, type Train } from './train.ts';
import { NOT_WAITING, NOWHERE, type DoorId, type Event, type Face, type State } from './types.ts';

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

export function applyUpass(state: State, seat: Seat, from: DoorId, emit?: Emit<Event>): void {
  const train = trainOf(state);
  const source = from === 'waiting' ? 'waiting' : 'supply';
  const door = from === 'waiting' ? ownDoor(state, seat) : doorAt(train, doorIndex(train, from));
  layCard(state, seat, 'upass', emit);
  takeOutside(state, seat, source);
  state.boarded = true;
  emit?.({ type: 'boarded', seat, door: door.id, by: 'upass', from: source });
  const aisle = aisleOf(state, seat);
  if (aisle === NOWHERE) {
    enterAisle(state, seat, door.doorway, NOWHERE);
    return;
  }
  // TR-8.1: both go back to the supply.
  emit?.({ type: 'foul', seat, rule: 'TR-8.1' });
  sendOut(state, train, seat, aisle, 'upass', emit);
  state.supply[seat] = supplyOf(state, seat) + 1;
  emit?.({ type: 'left', seat, cell: train.places[door.doorway]?.id ?? '', by: 'upass' });
}
