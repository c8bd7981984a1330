/** TR-7.1: whom the opponents' pawns in the aisle are in the way of, and for which counts. */
import type { Seat } from '@roundhouse/engine';
import * as pawns from './pawns.ts';
import { takenSeats } from './pawns.ts';
import * as payments from './payments.ts';
import { occupiedCells } from './standing.ts';
import { isSeat, trainOf } from './train.ts';
import * as types from './types.ts';
import type { Cell, Fact, State } from './types.ts';
import * as ways from './ways.ts';
import { leastWaysFrom } from './ways.ts';

// Constants of this file: engines look imported names up each time.
const aisleOf = pawns.aisleOf;
const NOWHERE = types.NOWHERE;
const isAmong = ways.isAmong;
const MOST_NUMBERS = payments.MOST_NUMBERS;
const WAY = ways.WAY;

/** The opponents with a pawn in the aisle, as bits. */
export function opponentsInAisle(state: State, seat: Seat): number {
  let mask = 0;
  for (let other = 0; other < state.aisle.length; other++) {
    if (other !== seat && state.aisle[other] !== NOWHERE) mask |= 1 << other;
  }
  return mask;
}

export type Masks = Pick<Fact, 'now' | 'clear' | 'without' | 'inAisle'>;

/** By opponent: the counts that need him gone, and nobody else. */
const alone = new Uint16Array(4);

/** For which counts number cards alone make a move. Undefined: the opponents are in no count's way. */
export function testMasks(state: State, seat: Seat): Masks | undefined {
  const inAisle = opponentsInAisle(state, seat);
  const train = trainOf(state);
  const {
    from,
    table,
    low: askedLow,
    high: askedHigh,
  } = leastWaysFrom(train, aisleOf(state, seat));
  const taken = takenSeats(state);
  const occupied = occupiedCells(train, { taken, aisle: state.aisle, walker: seat });
  const low = occupied[1] ?? 0;
  const high = occupied[2] ?? 0;
  const held = state.heldBy[seat] ?? 0;
  // Nobody stands where any way goes, so nobody is in its way.
  if (((askedLow & low) | (askedHigh & high) | held) === 0) return undefined;
  for (let other = 0; other < alone.length; other++) alone[other] = 0;
  let now = 0;
  let clear = 0;
  for (let count = 1; count <= MOST_NUMBERS; count++) {
    const end = from[count + 1] ?? 0;
    for (let at = from[count] ?? 0; at < end; at += WAY) {
      if (((table[at] ?? 0) & taken) !== 0) continue;
      clear |= 1 << count;
      const inLow = (table[at + 1] ?? 0) & low;
      const inHigh = (table[at + 2] ?? 0) & high;
      let others = held === 0 ? 0 : overtaken(state, seat, table[at + 7] ?? NOWHERE);
      if ((inLow | inHigh) !== 0) others |= standingAt(state, inAisle, inLow, inHigh);
      // A count that needs nobody gone is looked at no further.
      if (others === 0) {
        now |= 1 << count;
        break;
      }
      if ((others & (others - 1)) !== 0) continue;
      const other = 31 - Math.clz32(others);
      alone[other] = (alone[other] ?? 0) | (1 << count);
    }
  }
  if (now === clear) return undefined;
  const without = state.aisle.map((_, other) =>
    ((inAisle >> other) & 1) === 1 ? now | (alone[other] ?? 0) : 0,
  );
  return { now, clear, without, inAisle };
}

/** The opponents on these aisle cells. */
function standingAt(state: State, inAisle: number, low: number, high: number): number {
  let others = 0;
  for (let other = 0; inAisle >> other !== 0; other++) {
    if (((inAisle >> other) & 1) === 0) continue;
    others |= isAmong(low, high, aisleOf(state, other)) << other;
  }
  return others;
}

/** TR-4.7: those who hold the pawn, where it steps on to an aisle cell other than the one it came from. */
function overtaken(state: State, seat: Seat, cell: Cell): number {
  return isSeat(cell) || cell === state.cameFrom[seat] ? 0 : (state.heldBy[seat] ?? 0);
}
