/** TR-7.1: whom the opponents' pawns in the aisle are in the way of, and for which counts. */
import type { Seat } from '@roundhouse/engine';
import { aisleOf, takenSeats } from './pawns.ts';
import { isSeat, trainOf } from './train.ts';
import { NOWHERE, type Cell, type Fact, type State } from './types.ts';
import { isOn, MOST_NUMBERS, waysFrom, type Ways } from './ways.ts';

/** The opponents with a pawn in the aisle, as bits. */
export function opponentsInAisle(state: State, seat: Seat): number {
  let mask = 0;
  for (let other = 0; other < state.aisle.length; other++) {
    if (other !== seat && state.aisle[other] !== NOWHERE) mask |= 1 << other;
  }
  return mask;
}

export type Masks = Pick<Fact, 'now' | 'clear' | 'without' | 'inAisle'>;

/** By a set of opponents: the counts that need all of them gone, and nobody else. */
const counts = new Uint16Array(16);

/** For which counts number cards alone make a move. Undefined: the opponents are in no count's way. */
export function testMasks(state: State, seat: Seat): Masks | undefined {
  const inAisle = opponentsInAisle(state, seat);
  countWays(state, seat, inAisle);
  const now = counts[0] ?? 0;
  let clear = now;
  for (let others = 1; others < counts.length; others++) clear |= counts[others] ?? 0;
  if (now === clear) return undefined;
  const without = state.aisle.map((_, other) =>
    ((inAisle >> other) & 1) === 1 ? now | (counts[1 << other] ?? 0) : 0,
  );
  return { now, clear, without, inAisle };
}

/** Fills `counts`; a count that needs nobody gone is looked at no further. */
function countWays(state: State, seat: Seat, inAisle: number): void {
  const ways = waysFrom(trainOf(state), aisleOf(state, seat));
  const taken = takenSeats(state);
  for (let others = 0; others < counts.length; others++) counts[others] = 0;
  for (let count = 1; count <= MOST_NUMBERS; count++) {
    const end = ways.from[count + 1] ?? 0;
    for (let n = ways.from[count] ?? 0; n < end; n++) {
      if (((ways.seats[n] ?? 0) & taken) !== 0) continue;
      const others =
        overtaken(state, seat, ways.first[n] ?? NOWHERE) | standingOn(ways, n, state, inAisle);
      counts[others] = (counts[others] ?? 0) | (1 << count);
      if (others === 0) break;
    }
  }
}

/** The opponents on the way. */
function standingOn(ways: Ways, n: number, state: State, inAisle: number): number {
  let others = 0;
  for (let other = 0; inAisle >> other !== 0; other++) {
    if (((inAisle >> other) & 1) === 1) others |= isOn(ways, n, aisleOf(state, other)) << other;
  }
  return others;
}

/** TR-4.7: those who hold the pawn, where it steps on to an aisle cell other than the one it came from. */
function overtaken(state: State, seat: Seat, cell: Cell): number {
  return isSeat(cell) || cell === state.cameFrom[seat] ? 0 : (state.heldBy[seat] ?? 0);
}
