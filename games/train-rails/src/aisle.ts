/** TR-7.1: whom the opponents' pawns in the aisle are in the way of, and for which counts. */
import type { Seat } from '@roundhouse/engine';
import { aisleOf, takenSeats } from './pawns.ts';
import { CELLS } from './standing.ts';
import { isSeat, trainOf } from './train.ts';
import { NOWHERE, type Cell, type Fact, type State } from './types.ts';
import { jumpOver, lastCell, stepsIn, walksFrom } from './walks.ts';

/** The opponents with a pawn in the aisle, as bits. */
export function opponentsInAisle(state: State, seat: Seat): number {
  let mask = 0;
  for (let other = 0; other < state.aisle.length; other++) {
    if (other !== seat && state.aisle[other] !== NOWHERE) mask |= 1 << other;
  }
  return mask;
}

export type Masks = Pick<Fact, 'now' | 'clear' | 'without' | 'inAisle'>;

/** The most that number cards can add up to: 5 + 5. */
const MOST_NUMBERS = 10;
const ALL_COUNTS = (1 << (MOST_NUMBERS + 1)) - 2;

/** By aisle cell: the opponents there. By steps walked: those whom the walk has gone through. */
const standing = new Uint8Array(CELLS);
const passed = new Uint8Array(CELLS);
/** By a set of opponents: the counts that need all of them gone, and nobody else. */
const counts = new Uint16Array(16);

/** For which counts number cards alone make a move. Undefined: the opponents are in no count's way. */
export function testMasks(state: State, seat: Seat): Masks | undefined {
  const inAisle = opponentsInAisle(state, seat);
  seeStanding(state, inAisle);
  countWalks(state, seat);
  const now = counts[0] ?? 0;
  let clear = now;
  for (let others = 1; others < counts.length; others++) clear |= counts[others] ?? 0;
  if (now === clear) return undefined;
  const without = state.aisle.map((_, other) =>
    ((inAisle >> other) & 1) === 1 ? now | (counts[1 << other] ?? 0) : 0,
  );
  return { now, clear, without, inAisle };
}

function seeStanding(state: State, inAisle: number): void {
  standing.fill(0);
  for (let other = 0; inAisle >> other !== 0; other++) {
    if (((inAisle >> other) & 1) === 0) continue;
    const cell = aisleOf(state, other);
    standing[cell] = (standing[cell] ?? 0) | (1 << other);
  }
}

/** Fills `counts`; what is known of fewer opponents need not be found out of more. */
function countWalks(state: State, seat: Seat): void {
  const train = trainOf(state);
  const taken = takenSeats(state);
  const walks = walksFrom(train, aisleOf(state, seat), MOST_NUMBERS);
  counts.fill(0);
  for (let at = 0; at < walks.length;) {
    const walk = walks[at] ?? 0;
    const cell = lastCell(walk);
    const steps = stepsIn(walk);
    const isShut = isSeat(cell) ? ((taken >>> cell) & 1) === 1 : cell >= train.aisleEnd;
    const through = steps === 1 ? overtaken(state, seat, cell) : (passed[steps - 1] ?? 0);
    const before = counts[through] ?? 0;
    if (isShut || before === ALL_COUNTS) {
      at += jumpOver(walk);
      continue;
    }
    counts[through] = before | (1 << steps);
    if (counts[0] === ALL_COUNTS) return;
    passed[steps] = through | (standing[cell] ?? 0);
    at += steps < MOST_NUMBERS ? 1 : jumpOver(walk);
  }
}

/** TR-4.7: those who hold the pawn, where it steps on to an aisle cell other than the one it came from. */
function overtaken(state: State, seat: Seat, cell: Cell): number {
  return isSeat(cell) || cell === state.cameFrom[seat] ? 0 : (state.heldBy[seat] ?? 0);
}
