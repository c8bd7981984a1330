import type { Rng } from '@roundhouse/engine';

/** Give or take so many thousandths, so that no two games are the same. */
export function blurred(score: number, blur: number, rng: Rng): number {
  return score * (1 + (rng.below(2 * blur + 1) - blur) / 1000);
}

/** The item with the best blurred score. */
export function bestOf<T>(
  items: readonly T[],
  score: (item: T) => number,
  blur: number,
  rng: Rng,
): T {
  let best = items[0];
  let most = -Infinity;
  for (const item of items) {
    const worth = blurred(score(item), blur, rng);
    if (worth <= most) continue;
    most = worth;
    best = item;
  }
  if (best === undefined) throw new Error('nothing to choose from');
  return best;
}

/** So many of them, the best first; the first of equals before the others. */
export function bestFew<T>(
  items: readonly T[],
  count: number,
  score: (item: T) => number,
): readonly T[] {
  return items
    .map((item) => ({ item, worth: score(item) }))
    .toSorted((one, two) => two.worth - one.worth)
    .slice(0, count)
    .map(({ item }) => item);
}
