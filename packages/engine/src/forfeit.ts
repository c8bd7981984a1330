/** Who gave the match up, or is not there at its end: whatever they score, they are placed last. */
import { parseHolder } from './holder.ts';
import type { Line } from './line.ts';
import type { Seat } from './rules.ts';

/** Seats that gave it up by running out of time. */
export function forfeitedIn(lines: readonly Line[]): readonly Seat[] {
  const seats = lines.flatMap((line) =>
    line.kind === 'timeout' && line.standIn === 'forfeit' ? [line.seat] : [],
  );
  return [...new Set(seats)];
}

/** Seats that a bot has taken over from somebody who left or was late, and that nobody took back. */
export function absentIn(lines: readonly Line[]): readonly Seat[] {
  const holders = new Map(
    lines.flatMap((line) => (line.kind === 'seat' ? [[line.seat, line.holder] as const] : [])),
  );
  return [...holders].flatMap(([seat, holder]) =>
    parseHolder(holder).kind === 'bot' ? [seat] : [],
  );
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
