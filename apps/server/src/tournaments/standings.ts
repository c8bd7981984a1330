/** Who stands where: points from every table, however large it was, and what tells equals apart. */

/** A table that is over: the entrant of each seat, null for a bot, and the places. */
export interface PlayedTable {
  readonly seats: readonly (number | null)[];
  readonly places: readonly number[];
}

export interface Standing {
  readonly entrant: number;
  /** 1 is the first; whoever is equal in all shares it. */
  readonly place: number;
  /** A hundred for each table at which all others came behind, half of that for half of them. */
  readonly points: number;
  /** How often first, with somebody behind: where all came to the same place nobody has won. */
  readonly wins: number;
  /** What the people whom he met have made on average at a table. */
  readonly strength: number;
  readonly games: number;
}

type Reckoned = Omit<Standing, 'place'>;

export function standingsOf(entrants: number, played: readonly PlayedTable[]): readonly Standing[] {
  const results = Array.from({ length: entrants }, (_, entrant) => resultsOf(entrant, played));
  const averages = results.map(({ points, games }) => (games === 0 ? 0 : points / games));
  const reckoned = results.map((result, entrant): Reckoned => {
    const { points, wins, games, met } = result;
    const sum = met.reduce((all, other) => all + (averages[other] ?? 0), 0);
    return { entrant, points, wins, games, strength: met.length === 0 ? 0 : sum / met.length };
  });
  const sorted = reckoned.toSorted(
    (one, other) => byStanding(one, other) || one.entrant - other.entrant,
  );
  return sorted.map((each) => ({
    ...each,
    place: 1 + sorted.findIndex((other) => byStanding(each, other) === 0),
    points: Math.round(each.points),
    strength: Math.round(each.strength),
  }));
}

/** Points first, then wins, then how strong the opponents were. A rounding error tells nobody apart. */
function byStanding(one: Reckoned, other: Reckoned): number {
  const order = [other.points - one.points, other.wins - one.wins, other.strength - one.strength];
  return order.find((difference) => Math.abs(difference) > 1e-6) ?? 0;
}

function resultsOf(entrant: number, played: readonly PlayedTable[]) {
  const result = { points: 0, wins: 0, games: 0, met: [] as number[] };
  for (const { seats, places } of played) {
    const place = places[seats.indexOf(entrant)];
    if (place === undefined) continue;
    const behind = places.filter((other) => other > place).length;
    const tied = places.filter((other) => other === place).length - 1;
    result.points += (100 * (behind + tied / 2)) / (places.length - 1);
    result.wins += place === 1 && behind > 0 ? 1 : 0;
    result.games += 1;
    result.met.push(...(seats.filter((other) => other !== null && other !== entrant) as number[]));
  }
  return result;
}
