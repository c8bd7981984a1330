/** Where pawns stand and sit, and what follows for the others when one comes or goes. */
import type { Emit, Seat } from '@roundhouse/engine';
import { countOnes } from '@roundhouse/kit/bitset';
import { idOf, type Train } from './train.ts';
import * as types from './types.ts';
import type { Cell, Event, Source, State } from './types.ts';

// Constants of this file: engines look imported names up each time.
const NOT_WAITING = types.NOT_WAITING;
const NOWHERE = types.NOWHERE;

export function sittingOf(state: State, seat: Seat): number {
  return state.sitting[seat] ?? 0;
}
export function aisleOf(state: State, seat: Seat): Cell {
  return state.aisle[seat] ?? NOWHERE;
}
export function supplyOf(state: State, seat: Seat): number {
  return state.supply[seat] ?? 0;
}
export function waitingOf(state: State, seat: Seat): number {
  return state.waiting[seat] ?? NOT_WAITING;
}
export function inTrain(state: State, seat: Seat): number {
  return countOnes(sittingOf(state, seat)) + (aisleOf(state, seat) === NOWHERE ? 0 : 1);
}
export function isOutside(state: State, seat: Seat): boolean {
  return supplyOf(state, seat) > 0 || waitingOf(state, seat) !== NOT_WAITING;
}

/** The seats that anybody sits on, as bits. */
export function takenSeats(state: State): number {
  let taken = 0;
  for (let seat = 0; seat < state.sitting.length; seat++) taken |= state.sitting[seat] ?? 0;
  return taken;
}

/** Who sits there; -1: nobody. */
export function sitterAt(state: State, cell: Cell): Seat {
  for (let seat = 0; seat < state.sitting.length; seat++) {
    if (((sittingOf(state, seat) >>> cell) & 1) === 1) return seat;
  }
  return -1;
}

/** Off its aisle cell: whoever was held by it is held no more, and its own counter is done (TR-7.1). */
export function leaveAisle(state: State, seat: Seat): void {
  state.aisle[seat] = NOWHERE;
  state.heldBy[seat] = 0;
  state.cameFrom[seat] = NOWHERE;
  state.counter[seat] = 0;
  state.blockers[seat] = 0;
  for (let other = 0; other < state.heldBy.length; other++) {
    const held = (state.heldBy[other] ?? 0) & ~(1 << seat);
    state.heldBy[other] = held;
    if (held === 0) state.cameFrom[other] = NOWHERE;
  }
}

/** Onto an aisle cell, behind those who stand there already (TR-4.7). */
export function enterAisle(state: State, seat: Seat, cell: Cell, cameFrom: Cell): void {
  let held = 0;
  if (state.config.overtaking === 'strict') {
    for (let other = 0; other < state.aisle.length; other++) {
      if (other !== seat && state.aisle[other] === cell) held |= 1 << other;
    }
  }
  state.aisle[seat] = cell;
  state.heldBy[seat] = held;
  state.cameFrom[seat] = held === 0 ? NOWHERE : cameFrom;
}

/** Pushed off a seat: never held there (TR-4.7). */
export function standPushed(state: State, seat: Seat, cell: Cell): void {
  state.aisle[seat] = cell;
  state.heldBy[seat] = 0;
  state.cameFrom[seat] = NOWHERE;
}

export function sitDown(state: State, seat: Seat, cell: Cell): void {
  state.sitting[seat] = sittingOf(state, seat) | (1 << cell);
}
export function standUp(state: State, seat: Seat, cell: Cell): void {
  state.sitting[seat] = sittingOf(state, seat) & ~(1 << cell);
}

/** A pawn outside the train is taken in hand. */
export function takeOutside(state: State, seat: Seat, from: Source): void {
  if (from === 'waiting') state.waiting[seat] = NOT_WAITING;
  else state.supply[seat] = supplyOf(state, seat) - 1;
}

/** A pawn in the train, seated or in the aisle, goes back to its owner's supply. */
export function sendOut(
  state: State,
  train: Train,
  seat: Seat,
  cell: Cell,
  by: 'exit' | 'upass' | 'foul' | 'payment',
  emit?: Emit<Event>,
): void {
  if (aisleOf(state, seat) === cell) leaveAisle(state, seat);
  else standUp(state, seat, cell);
  state.supply[seat] = supplyOf(state, seat) + 1;
  emit?.({ type: 'left', seat, cell: idOf(train, cell), by });
}
