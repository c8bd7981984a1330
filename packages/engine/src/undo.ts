/** How far back a seat may take its own moves without asking anybody. */
import type { Counted, Match } from './match.ts';
import type { GameTypes, Seat } from './rules.ts';

/**
 * The lowest line that the seat may undo to: the last chance, the last line by another seat, or the last
 * line that showed something new. Forced lines play themselves, so undo passes over them.
 */
export function undoFloor<G extends GameTypes>(match: Match<G>, seat: Seat): number {
  const last = match.counted.findLast((counted) => isBarrier(counted, seat));
  return last?.seq ?? match.base.after;
}

function isBarrier({ line, reveals }: Counted, seat: Seat): boolean {
  if (line.kind === 'chance' || reveals) return true;
  return !line.forced && line.seat !== seat;
}

/** Where undoing the seat's last move leads; undefined: there is none that it may take back. */
export function undoTarget<G extends GameTypes>(match: Match<G>, seat: Seat): number | undefined {
  if (match.ended !== undefined) return undefined;
  const own = match.counted.findLastIndex(
    ({ line }) => line.kind === 'act' && !line.forced && line.seat === seat,
  );
  if (own < 0) return undefined;
  const target = (own > 0 ? match.counted.at(own - 1)?.seq : undefined) ?? match.base.after;
  return target >= undoFloor(match, seat) ? target : undefined;
}

/** The line since which the seat owes its decision; undefined: it owes none. A move names it. */
export function owedSince<G extends GameTypes>(match: Match<G>, seat: Seat): number | undefined {
  return match.owed.get(seat);
}

/** Whether some seat may take back so far by itself; else all must agree. */
export function mayUndoAlone<G extends GameTypes>(match: Match<G>, to: number): boolean {
  const seats = Array.from({ length: match.config.seats }, (_, seat) => undoFloor(match, seat));
  return Math.min(...seats) <= to;
}
