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
 * The first candidate is the favourite of the rules of thumb: it is tried to the end, and another one is
 * put before it only with a lead of more than `doubt` standard errors, because few trials find a lucky
 * candidate as easily as a good one. `rival`, if given, is a candidate for which any lead is enough; it is
 * tried to the end too.
 * Answers all candidates, best first: the last ones standing, then by the round in which they fell.
 */
export function halve(
  count: number,
  budget: Budget,
  sample: (index: number, trial: number) => number,
  doubt = 0,
  rival?: number,
): readonly Tried[] {
  const tally = new Tally(count);
  const fallen: number[] = [];
  let standing = Array.from({ length: count }, (_, index) => index);
  const seeded = rival === undefined || rival === FAVOURITE ? [FAVOURITE] : [FAVOURITE, rival];
  let trial = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(count)));
  let spent = count < 2 ? 1 : 0;
  for (let round = 0; round < rounds && spent < 1; round++) {
    const share = Math.max(1, Math.floor(budget.iterations / rounds / standing.length));
    // Rounds have equal parts of the time, as they have of the iterations.
    for (let i = 0; i < share && (i === 0 || spent < (round + 1) / rounds); i++, trial++) {
      for (const index of standing) {
        // Late is late, in the middle of a trial too; but everybody is tried once.
        if (spent >= 1 && trial > 0) break;
        tally.add(index, sample(index, trial));
        spent = budget.spent?.() ?? 0;
      }
    }
    standing = standing.toSorted((a, b) => tally.mean(b) - tally.mean(a) || a - b);
    const fell = standing.splice(Math.ceil(standing.length / 2));
    fallen.unshift(...fell.filter((index) => !seeded.includes(index)));
    // The favourite is always the first to be tried: the others' leads are taken over it.
    standing = [...seeded, ...standing.filter((index) => !seeded.includes(index))];
  }
  const lead = (index: number): number => tally.lead(index, index === rival ? 0 : doubt);
  const order = standing.toSorted((a, b) => lead(b) - lead(a) || a - b);
  return [...order, ...fallen].map((index) => ({
    index,
    mean: tally.mean(index),
    trials: tally.trials[index] ?? 0,
  }));
}

const FAVOURITE = 0;

class Tally {
  readonly trials: Uint32Array;
  readonly #sums: Float64Array;
  readonly #leads: Float64Array;
  readonly #squares: Float64Array;
  /** The favourite's value in the present trial. */
  #favourite = 0;
  constructor(count: number) {
    this.trials = new Uint32Array(count);
    this.#sums = new Float64Array(count);
    this.#leads = new Float64Array(count);
    this.#squares = new Float64Array(count);
  }
  add(index: number, value: number): void {
    if (index === FAVOURITE) this.#favourite = value;
    const lead = value - this.#favourite;
    this.trials[index] = (this.trials[index] ?? 0) + 1;
    this.#sums[index] = (this.#sums[index] ?? 0) + value;
    this.#leads[index] = (this.#leads[index] ?? 0) + lead;
    this.#squares[index] = (this.#squares[index] ?? 0) + lead * lead;
  }
  mean(index: number): number {
    return (this.#sums[index] ?? 0) / Math.max(1, this.trials[index] ?? 0);
  }
  /** The lead over the favourite, less so many of its standard errors. */
  lead(index: number, doubt: number): number {
    const trials = Math.max(1, this.trials[index] ?? 0);
    const mean = (this.#leads[index] ?? 0) / trials;
    const variance = Math.max(0, (this.#squares[index] ?? 0) / trials - mean * mean);
    return mean - doubt * Math.sqrt(variance / trials);
  }
}
