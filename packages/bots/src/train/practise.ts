/** Fits an instinct to drills: what each choice was worth less what its decision's choices were on average. */
import { seededRng, type Rng } from '@roundhouse/engine';
import {
  cellsOf,
  instinctSize,
  placesOf,
  seeTable,
  worthOfChoice,
  type Cells,
  type Instinct,
  type Sheet,
  type Sizes,
} from '../instinct.ts';
import { Adam, normal, shuffled, type FitOptions } from './fit.ts';
import type { Drills } from './drills.ts';

export interface Practised {
  readonly instinct: Instinct;
  /** On decisions that it did not learn from: the part of the differences that it tells, at most 1; below 0: none, and wrongly. */
  readonly told: number;
  /** On the same: what its choices are worth more than the policy's. */
  readonly gain: number;
}

/** One decision in so many is kept apart. */
const APART = 10;

/** Drills in as many parts as they were taken in: all of them are read in each epoch. */
export function practise(
  drills: readonly Drills[],
  sizes: Sizes,
  seed: string,
  options: FitOptions,
  onEpoch?: (epoch: number) => void,
): Practised {
  const rng = seededRng(`practice ${seed}`);
  const instinct = newInstinct(sizes, rng);
  const pages = new Pages(drills, sizes);
  const learned = [...pages.keys()].filter((page) => page % APART !== APART - 1);
  const gradient = new Float32Array(instinct.weights.length);
  const adam = new Adam(gradient.length, options);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    onEpoch?.(epoch);
    const rate = options.rate * (1 - epoch / options.epochs);
    const order = shuffled(learned.length, rng);
    for (let from = 0; from < order.length; from += options.batch) {
      const batch = order.subarray(from, from + options.batch);
      gradient.fill(0);
      let rows = 0;
      for (const at of batch) rows += pages.learn(instinct, learned[at] ?? 0, gradient);
      adam.step(instinct.weights, gradient, rate, rows);
    }
  }
  return { instinct, ...judged(instinct, pages) };
}

function newInstinct(sizes: Sizes, rng: Rng): Instinct {
  const [table, each, cells] = sizes;
  const weights = new Float32Array(instinctSize(sizes));
  const spread = 0.7 * Math.sqrt(2 / (table + each));
  for (let at = 0; at < (table + each) * cells; at++) weights[at] = spread * normal(rng);
  for (let at = weights.length - cells; at < weights.length; at++) weights[at] = normal(rng) / 50;
  return { sizes, weights };
}

function judged(instinct: Instinct, pages: Pages): Omit<Practised, 'instinct'> {
  let [apart, gained, off, all] = [0, 0, 0, 0];
  for (const page of pages.keys()) {
    if (page % APART !== APART - 1) continue;
    const { gain, error, spread } = pages.judge(instinct, page);
    apart += 1;
    gained += gain;
    off += error;
    all += spread;
  }
  return { told: all > 0 ? 1 - off / all : 0, gain: gained / Math.max(1, apart) };
}

/** The drills as an instinct reads them, one decision at a time. */
class Pages {
  readonly #sizes: Sizes;
  readonly #pages: readonly Page[];
  readonly #cells: Cells;
  readonly #slope: Float32Array;
  /** Of the decision that is open: what each choice sets off in the cells, and what it is thought worth. */
  readonly #active: Float32Array[] = [];
  readonly #thought: number[] = [];

  constructor(drills: readonly Drills[], sizes: Sizes) {
    this.#sizes = sizes;
    this.#pages = drills.flatMap((part) => pagesIn(part));
    this.#cells = cellsOf(sizes);
    this.#slope = new Float32Array(sizes[2]);
  }

  keys(): ArrayIterator<number> {
    return this.#pages.keys();
  }

  /** Adds the gradient of a decision; returns how many choices it has. */
  learn(instinct: Instinct, page: number, gradient: Float32Array): number {
    const { sheet, worths } = this.#open(page);
    const off = this.#differences(instinct, sheet, worths);
    for (const [choice, wrong] of off.entries()) {
      this.#follow(instinct, sheet, choice, wrong, gradient);
    }
    return off.length;
  }

  /** Back from how wrong one choice was thought of to all that had a part in it. */
  #follow(
    { weights }: Instinct,
    { table, rows }: Sheet,
    choice: number,
    wrong: number,
    gradient: Float32Array,
  ): void {
    const [width, each, cells] = this.#sizes;
    const { biases, alone, counts } = placesOf(this.#sizes);
    const slope = this.#slope;
    for (let cell = 0; cell < cells; cell++) {
      const sum = this.#active[choice]?.[cell] ?? 0;
      addAt(gradient, counts + cell, wrong * Math.max(0, sum));
      slope[cell] = sum > 0 ? wrong * (weights[counts + cell] ?? 0) : 0;
      addAt(gradient, biases + cell, slope[cell] ?? 0);
    }
    const row = choice * each;
    addRows(gradient, 0, table, 0, width, slope);
    addRows(gradient, width * cells, rows, row, each, slope);
    for (let i = 0; i < each; i++) addAt(gradient, alone + i, wrong * (rows[row + i] ?? 0));
  }

  judge(
    instinct: Instinct,
    page: number,
  ): { readonly gain: number; readonly error: number; readonly spread: number } {
    const { sheet, worths } = this.#open(page);
    const off = this.#differences(instinct, sheet, worths);
    const best = this.#thought.indexOf(Math.max(...this.#thought));
    const mean = meanOf(worths);
    return {
      gain: (worths[best] ?? 0) - (worths[0] ?? 0),
      error: off.reduce((sum, one) => sum + one * one, 0),
      spread: worths.reduce((sum, one) => sum + (one - mean) ** 2, 0),
    };
  }

  #open(page: number): { readonly sheet: Sheet; readonly worths: readonly number[] } {
    const [table, each] = this.#sizes;
    const { part, at, from, to } = this.#pages[page] ?? NO_PAGE;
    const { tables, rows, worths } = part;
    const sheet = {
      table: tables.subarray(at * table, (at + 1) * table),
      rows: rows.subarray(from * each, to * each),
    };
    return { sheet, worths: [...worths.subarray(from, to)] };
  }

  /** By choice: how much more it is thought worth than it was, both against the decision's mean. */
  #differences(instinct: Instinct, sheet: Sheet, worths: readonly number[]): readonly number[] {
    seeTable(instinct, sheet, this.#cells);
    this.#thought.length = worths.length;
    for (let choice = 0; choice < worths.length; choice++) {
      this.#thought[choice] = worthOfChoice(instinct, sheet, choice, this.#cells);
      const active = (this.#active[choice] ??= new Float32Array(this.#cells.choice.length));
      active.set(this.#cells.choice);
    }
    const [thought, worth] = [meanOf(this.#thought), meanOf(worths)];
    return worths.map((one, choice) => (this.#thought[choice] ?? 0) - thought - one + worth);
  }
}

/** Where a decision lies: the choices of its part from here to there. */
interface Page {
  readonly part: Drills;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const NONE = new Float32Array(0);
const NO_PAGE: Page = {
  part: { counts: new Uint8Array(0), tables: NONE, rows: NONE, worths: NONE },
  at: 0,
  from: 0,
  to: 0,
};

function pagesIn(part: Drills): readonly Page[] {
  let to = 0;
  return Array.from(part.counts, (count, at) => {
    const from = to;
    to += count;
    return { part, at, from, to };
  });
}

const meanOf = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

function addAt(into: Float32Array, at: number, more: number): void {
  into[at] = (into[at] ?? 0) + more;
}

/** For each number its part in every cell's slope. */
function addRows(
  gradient: Float32Array,
  from: number,
  numbers: Float32Array,
  first: number,
  count: number,
  slope: Float32Array,
): void {
  for (let i = 0; i < count; i++) {
    const number = numbers[first + i] ?? 0;
    if (number === 0) continue;
    const at = from + i * slope.length;
    for (let cell = 0; cell < slope.length; cell++) {
      gradient[at + cell] = (gradient[at + cell] ?? 0) + number * (slope[cell] ?? 0);
    }
  }
}
