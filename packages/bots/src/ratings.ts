/** Ratings from places at tables of any size: Weng and Lin's Bradley-Terry model, every pair compared. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
/** A match never makes a rating surer than this share of its variance. */
const KAPPA = 0.0001;

/** The ratings after one match; `places` as in an outcome: 1 is first, equal places are ties. */
export function rate(before: readonly Rating[], places: readonly number[]): readonly Rating[] {
  return before.map((own, i) => {
    let gain = 0;
    let learnt = 0;
    for (const [q, other] of before.entries()) {
      if (q === i) continue;
      const spread = Math.sqrt(own.sigma ** 2 + other.sigma ** 2 + 2 * BETA ** 2);
      const expected = 1 / (1 + Math.exp((other.mu - own.mu) / spread));
      const scored = scoreOf(places[i] ?? 0, places[q] ?? 0);
      gain += (own.sigma ** 2 / spread) * (scored - expected);
      learnt += (own.sigma / spread) ** 3 * expected * (1 - expected);
    }
    return { mu: own.mu + gain, sigma: own.sigma * Math.sqrt(Math.max(1 - learnt, KAPPA)) };
  });
}

function scoreOf(own: number, other: number): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}
