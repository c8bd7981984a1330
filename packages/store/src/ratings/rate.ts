/**
 * Ratings from places, for any number of players at once: the Plackett-Luce model of Weng and Lin, 'A Bayesian
 * Approximation Method for Online Ranking' (Journal of Machine Learning Research 12, 2011), algorithm 4. Whole
 * thousandths of a point in and out, so that the same results give the same ratings wherever they are counted.
 */

/** Both in thousandths of a point. */
export interface Rating {
  /** How strong somebody is taken to be. */
  readonly mean: number;
  /** How far that may be off: two of three times by no more. */
  readonly deviation: number;
}

const MILLI = 1_000;

export const FIRST: Rating = { mean: 1_500 * MILLI, deviation: 350 * MILLI };

/** What a day's form makes of a strength: half of what is not known of a stranger, as in the paper. */
const BETA = 175;
/** Strength changes with time: before each game a little is forgotten, so that no rating stands still for ever. */
const DRIFT = 3.5;
/** What is left of the variance after one game at least. */
const LEAST = 0.0001;

interface Strength {
  readonly mean: number;
  readonly variance: number;
}

/** One rating a seat after a game, from those before it and the places, 1 the best and equal for a tie. */
export function rated(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  const known = before.map(strengthOf);
  const spread = Math.sqrt(known.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const pull = known.map(({ mean }) => Math.exp((mean - meanOf(known)) / spread));
  const placeOf = (seat: number): number => places[seat] ?? places.length;
  // Whoever came first is drawn from all, who came next from those who are left.
  const draws = known.map((_, drawn) => ({
    place: placeOf(drawn),
    left: pull.reduce((sum, each, seat) => (placeOf(seat) >= placeOf(drawn) ? sum + each : sum), 0),
    tied: places.filter((place) => place === placeOf(drawn)).length,
  }));
  return known.map(({ mean, variance }, seat) => {
    let gain = 0;
    let learnt = 0;
    for (const [drawn, { place, left, tied }] of draws.entries()) {
      if (place > placeOf(seat)) continue;
      const chance = (pull[seat] ?? 0) / left;
      gain += ((drawn === seat ? 1 : 0) - chance) / tied;
      learnt += (chance * (1 - chance)) / tied;
    }
    const share = variance / spread;
    const certain = (Math.sqrt(variance) / spread) * (share / spread) * learnt;
    return ratingOf({
      mean: mean + share * gain,
      variance: variance * Math.max(1 - certain, LEAST),
    });
  });
}

function strengthOf({ mean, deviation }: Rating): Strength {
  const most = FIRST.deviation / MILLI;
  const variance = Math.min((deviation / MILLI) ** 2 + DRIFT ** 2, most ** 2);
  return { mean: mean / MILLI, variance };
}

const meanOf = (known: readonly Strength[]): number =>
  known.reduce((sum, { mean }) => sum + mean, 0) / known.length;

const ratingOf = ({ mean, variance }: Strength): Rating => ({
  mean: Math.round(mean * MILLI),
  deviation: Math.round(Math.sqrt(variance) * MILLI),
});
