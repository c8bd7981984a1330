/** What is followed over a game for every player alike. */
import type { Figure, Telling } from './face.ts';
import { sentence } from './sentence.ts';

/** One figure a seat, under the player's name. */
export function seatFigures(
  { who }: Telling,
  group: string,
  id: string,
  values: readonly number[],
): readonly Figure[] {
  return values.map((value, seat) => ({
    id: `${id}:${seat}`,
    group,
    name: sentence(who(seat)),
    seat,
    value,
  }));
}
