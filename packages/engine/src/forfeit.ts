/** Seats that gave the match up by running out of time: whatever they score, they are placed last. */
import type { Line } from './line.ts';
import type { Seat } from './rules.ts';

export function forfeitedIn(lines: readonly Line[]): readonly Seat[] {
  const seats = lines.flatMap((line) =>
    line.kind === 'timeout' && line.standIn === 'forfeit' ? [line.seat] : [],
  );
  return [...new Set(seats)];
}

/** Places as the rules gave them, with these seats behind all others: 1, 2, 2, 4. */
export function placedLast(
  places: readonly number[],
  forfeited: readonly Seat[],
): readonly number[] {
  const isOut = (seat: Seat): boolean => forfeited.includes(seat);
  const others = places.filter((_, seat) => !isOut(seat));
  return places.map((place, seat) =>
    isOut(seat) ? others.length + 1 : 1 + others.filter((other) => other < place).length,
  );
}
