/** What a match waits for, as shared constants: playing allocates none. */
import type { Seat, Turn } from '@roundhouse/engine';

/** No title of ours seats more. */
const SEATS = [0, 1, 2, 3, 4, 5];
/** The lists themselves are not frozen: engines look into a frozen one many times slower, and every step does. */
const ACTING: readonly Turn[] = SEATS.map((seat) => Object.freeze({ kind: 'act', seats: [seat] }));
const FORCED: readonly Turn[] = SEATS.map((seat) =>
  Object.freeze({ kind: 'act', seats: [seat], forced: true }),
);
export const OVER: Turn = Object.freeze({ kind: 'over' });

/** One seat decides. */
export function acting(seat: Seat): Turn {
  return of(ACTING, seat);
}

/** One seat decides, and everybody knows that it has one action. */
export function forced(seat: Seat): Turn {
  return of(FORCED, seat);
}

export function drawing(pool: string): Turn {
  return Object.freeze({ kind: 'chance', pool });
}

function of(turns: readonly Turn[], seat: Seat): Turn {
  const turn = turns[seat];
  if (turn === undefined) throw new Error(`no seat ${seat} can decide`);
  return turn;
}
