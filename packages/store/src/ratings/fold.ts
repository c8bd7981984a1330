/** What one result makes of the ratings that stand: a value in, a value out, so that it can be computed again. */
import { FIRST, rated, type Rating } from './rate.ts';

/** A player's rating, and from how many games. */
export interface Standing extends Rating {
  readonly games: number;
}

export interface Result {
  /** By seat. */
  readonly players: readonly string[];
  readonly places: readonly number[];
}

const STRANGER: Standing = { ...FIRST, games: 0 };

/**
 * The standings of those who played, after it. A player who sat in several seats, as bots of one level do, has come to
 * several places: what they would have made of him, each alone, is averaged.
 */
export function standingsAfter(
  before: ReadonlyMap<string, Standing>,
  { players, places }: Result,
): ReadonlyMap<string, Standing> {
  const known = players.map((player) => before.get(player) ?? STRANGER);
  const bySeat = rated(known, places);
  return new Map(
    [...new Set(players)].map((player) => {
      const seats = bySeat.filter((_, seat) => players[seat] === player);
      const average = (of: (rating: Rating) => number): number =>
        Math.round(seats.reduce((sum, each) => sum + of(each), 0) / seats.length);
      const games = (before.get(player) ?? STRANGER).games + 1;
      return [
        player,
        { mean: average(({ mean }) => mean), deviation: average((each) => each.deviation), games },
      ];
    }),
  );
}
