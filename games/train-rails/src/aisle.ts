/** TR-7.1: what the opponents' pawns in the aisle leave open. */
import type { Seat } from '@roundhouse/engine';
import { countsWithMoves } from './movement.ts';
import { aisleOf, takenSeats } from './pawns.ts';
import { trainOf } from './train.ts';
import { NOWHERE, type Cell, type State } from './types.ts';

/** The opponents with a pawn in the aisle, as bits. */
export function opponentsInAisle(state: State, seat: Seat): number {
  let mask = 0;
  for (let other = 0; other < state.aisle.length; other++) {
    if (other !== seat && state.aisle[other] !== NOWHERE) mask |= 1 << other;
  }
  return mask;
}

/** For which counts the seat's pawn has a move by number cards alone, without the pawns in `gone`. */
export function countsWithout(state: State, seat: Seat, gone: number): number {
  const aisle: Cell[] = [];
  for (let other = 0; other < state.aisle.length; other++) {
    const isThere = other !== seat && ((gone >> other) & 1) === 0;
    if (isThere) aisle.push(state.aisle[other] ?? NOWHERE);
  }
  const walker = {
    start: aisleOf(state, seat),
    held: ((state.heldBy[seat] ?? 0) & ~gone) !== 0,
    cameFrom: state.cameFrom[seat] ?? NOWHERE,
  };
  return countsWithMoves(trainOf(state), { taken: takenSeats(state), opponents: 0, aisle }, walker);
}
