/** How long something took, counted in buckets: as cheap as an addition. */

/** Upper bounds, in seconds. */
export const BOUNDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

export class Histogram {
  /** How many stayed within each bound and within none smaller; the last: beyond all. */
  readonly counts = new Float64Array(BOUNDS.length + 1);
  sum = 0;

  observe(seconds: number): void {
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] ?? Infinity)) at += 1;
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    this.sum += seconds;
  }

  get count(): number {
    return this.counts.reduce((sum, each) => sum + each, 0);
  }

  /** The bound within which that share of all stayed; undefined: nothing was counted. */
  within(share: number): number | undefined {
    const wanted = this.count * share;
    if (wanted === 0) return undefined;
    let sum = 0;
    for (const [at, bound] of BOUNDS.entries()) {
      sum += this.counts[at] ?? 0;
      if (sum >= wanted) return bound;
    }
    return Infinity;
  }
}
