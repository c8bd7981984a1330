/** Fits an instinct to lessons: what each choice was worth less what its decision's choices were on average. */
import { seededRng, type Rng } from '@roundhouse/engine';
import {
  cellsOf,
  instinctSize,
  seeTable,
  worthOfChoice,
  type Cells,
  type Instinct,
  type Sheet,
  type Sizes,
} from '../instinct.ts';
import { Adam, normal, shuffled, type FitOptions } from './fit.ts';
import type { Lessons } from './lessons.ts';

export interface Practised {
  readonly instinct: Instinct;
  /** On decisions that it did not learn from: the part of the differences that it tells, 0 to 1. */
  readonly told: number;
  /** On the same: what its choices are worth more than the policy's. */
  readonly gain: number;
}

/** One decision in so many is kept apart. */
const APART = 10;

export function practise(
  lessons: Lessons,
  sizes: Sizes,
  seed: string,
  options: FitOptions,
  onEpoch?: (epoch: number) => void,
): Practised {
  const rng = seededRng(`practice ${seed}`);
  const instinct = newInstinct(sizes, rng);
  const pages = new Pages(lessons, sizes);
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

/** The lessons as an instinct reads them, one decision at a time. */
class Pages {
  readonly #lessons: Lessons;
  readonly #sizes: Sizes;
  readonly #from: Uint32Array;
  readonly #cells: Cells;
  /** Of the decision that is open: what each choice sets off in the cells, and what it is thought worth. */
  readonly #active: Float32Array[] = [];
  readonly #thought: number[] = [];

  constructor(lessons: Lessons, sizes: Sizes) {
    this.#lessons = lessons;
    this.#sizes = sizes;
    this.#cells = cellsOf(sizes);
    this.#from = new Uint32Array(lessons.counts.length + 1);
    for (const [page, count] of lessons.counts.entries()) {
      this.#from[page + 1] = (this.#from[page] ?? 0) + count;
    }
  }

  keys(): ArrayIterator<number> {
    return this.#lessons.counts.keys();
  }

  /** Adds the gradient of a decision; returns how many choices it has. */
  learn(instinct: Instinct, page: number, gradient: Float32Array): number {
    const [table, each, cells] = this.#sizes;
    const sheet = this.#sheet(page);
    const off = this.#differences(instinct, page, sheet);
    const alone = (table + each) * cells + cells;
    const counts = alone + each;
    const slope = this.#cells.table;
    for (const [choice, wrong] of off.entries()) {
      const active = this.#active[choice];
      if (!active) continue;
      for (let cell = 0; cell < cells; cell++) {
        const sum = active[cell] ?? 0;
        addAt(gradient, counts + cell, wrong * Math.max(0, sum));
        slope[cell] = sum > 0 ? wrong * (instinct.weights[counts + cell] ?? 0) : 0;
      }
      addRows(gradient, 0, sheet.table, 0, table, slope);
      const row = choice * each;
      addRows(gradient, table * cells, sheet.rows, row, each, slope);
      for (let i = 0; i < each; i++) {
        addAt(gradient, alone + i, wrong * (sheet.rows[row + i] ?? 0));
      }
      for (let cell = 0; cell < cells; cell++) {
        addAt(gradient, (table + each) * cells + cell, slope[cell] ?? 0);
      }
    }
    return off.length;
  }

  judge(
    instinct: Instinct,
    page: number,
  ): { readonly gain: number; readonly error: number; readonly spread: number } {
    const off = this.#differences(instinct, page, this.#sheet(page));
    const worths = this.#worths(page);
    const best = this.#thought.indexOf(Math.max(...this.#thought));
    const mean = meanOf(worths);
    return {
      gain: (worths[best] ?? 0) - (worths[0] ?? 0),
      error: off.reduce((sum, one) => sum + one * one, 0),
      spread: worths.reduce((sum, one) => sum + (one - mean) ** 2, 0),
    };
  }

  #sheet(page: number): Sheet {
    const [table, each] = this.#sizes;
    const { tables, rows } = this.#lessons;
    return {
      table: tables.subarray(page * table, (page + 1) * table),
      rows: rows.subarray((this.#from[page] ?? 0) * each, (this.#from[page + 1] ?? 0) * each),
    };
  }

  #worths(page: number): readonly number[] {
    return [...this.#lessons.worths.subarray(this.#from[page], this.#from[page + 1])];
  }

  /** By choice: how much more it is thought worth than it was, both against the decision's mean. */
  #differences(instinct: Instinct, page: number, sheet: Sheet): readonly number[] {
    const worths = this.#worths(page);
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
