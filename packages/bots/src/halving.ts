/** Sequential halving: all candidates are tried a little, then the better half again, until one is left. */
import type { Budget } from './bot.ts';

export interface Tried {
  /** The candidate's place in the list given. */
  readonly index: number;
  readonly mean: number;
  readonly trials: number;
}

/**
 * `sample(index, trial)` is the value of a candidate in one imagined world; the same trial number means the
 * same world and the same luck for every candidate, so that differences come from the candidates alone.
 * Answers all candidates, best first: the last one standing, then by the round in which they fell.
 */
export function halve(
  count: number,
  budget: Budget,
  sample: (index: number, trial: number) => number,
): readonly Tried[] {
  const sums = new Float64Array(count);
  const trials = new Uint32Array(count);
  const mean = (index: number): number => (sums[index] ?? 0) / Math.max(1, trials[index] ?? 0);
  const fallen: number[] = [];
  let standing = Array.from({ length: count }, (_, index) => index);
  let trial = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(count)));
  let spent = 0;
  for (let round = 1; standing.length > 1 && spent < 1; round++) {
    const share = Math.max(1, Math.floor(budget.iterations / rounds / standing.length));
    // Rounds have equal parts of the time, as they have of the iterations.
    for (let i = 0; i < share && (i === 0 || spent < round / rounds); i++, trial++) {
      for (const index of standing) {
        sums[index] = (sums[index] ?? 0) + sample(index, trial);
        trials[index] = (trials[index] ?? 0) + 1;
      }
      spent = budget.spent?.() ?? 0;
    }
    standing = standing.toSorted((a, b) => mean(b) - mean(a) || a - b);
    fallen.unshift(...standing.splice(Math.ceil(standing.length / 2)));
  }
  return [...standing, ...fallen].map((index) => ({
    index,
    mean: mean(index),
    trials: trials[index] ?? 0,
  }));
}
