import type { Rng } from '@roundhouse/engine';

/** Scores count give or take this many thousandths, so that no two games are the same. */
const BLUR = 40;

export function blurred(score: number, rng: Rng): number {
  return score * (1 + (rng.below(2 * BLUR + 1) - BLUR) / 1000);
}

/** The item with the best blurred score. */
export function bestOf<T>(items: readonly T[], score: (item: T) => number, rng: Rng): T {
  let best = items[0];
  let most = -Infinity;
  for (const item of items) {
    const worth = blurred(score(item), rng);
    if (worth <= most) continue;
    most = worth;
    best = item;
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}
