/** Whether counts fit expected shares: for tests of `determinize` against enumeration. */

export interface ChiSquare {
  readonly statistic: number;
  /** What the statistic exceeds by chance once in about ten thousand times. */
  readonly critical: number;
  readonly fits: boolean;
}

/** The normal deviate that is exceeded once in ten thousand times. */
const DEVIATE = 3.719;

/**
 * Pearson's statistic over categories, against the critical value by Wilson and Hilferty. Expected
 * shares are weights of any sum. A count in a category of weight 0 never fits.
 */
export function chiSquare(counts: readonly number[], weights: readonly number[]): ChiSquare {
  if (counts.length !== weights.length) throw new RangeError('as many counts as weights');
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  let statistic = 0;
  let freedom = -1;
  for (const [i, count] of counts.entries()) {
    const expected = (total * (weights[i] ?? 0)) / weight;
    if (expected > 0) {
      statistic += (count - expected) ** 2 / expected;
      freedom++;
    } else if (count > 0) {
      statistic = Number.POSITIVE_INFINITY;
    }
  }
  const critical = freedom < 1 ? 0 : criticalValue(freedom);
  return { statistic, critical, fits: statistic <= critical };
}

/** The value that chi-square with so many degrees of freedom exceeds once in ten thousand times. */
function criticalValue(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + DEVIATE * Math.sqrt(spread)) ** 3;
}
