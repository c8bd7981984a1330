/** Fits a value net to positions and results: mini-batches, Adam, in a fixed order for a given seed. */
import { seededRng, type Rng } from '@roundhouse/engine';
import {
  activationsOf,
  ALL,
  findInputs,
  LEAK,
  valueOf,
  weightCount,
  type Activations,
  type Layers,
  type Net,
} from '../net.ts';

/** Positions, row by row, and what each was worth in the end. */
export interface Samples {
  readonly features: Float32Array;
  readonly results: Float32Array;
}

export interface FitOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly batch: number;
  /** Pulls weights towards zero a little at each step. */
  readonly decay: number;
}

export function newNet(layers: Layers, rng: Rng): Net {
  const weights = new Float32Array(weightCount(layers));
  let at = 0;
  const [inputs, first, second] = layers;
  for (const [from, to] of [
    [inputs, first],
    [first, second],
    [second, 1],
  ] as const) {
    const spread = Math.sqrt(2 / from);
    for (let i = 0; i < from * to; i++) weights[at++] = spread * normal(rng);
    at += to;
  }
  return { layers, weights };
}

/** About normal: twelve even numbers added up. */
export function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(2 ** 20) / 2 ** 20;
  return sum;
}

/** What is read anew for each epoch, a drawer at a time, so that not all of it need be in memory. */
export type Drawers = (rng: Rng) => Iterable<Samples>;

/** Who works out the gradients. */
export interface Slopes {
  /** The next batches are of these samples, in this order. */
  take(samples: Samples, order: Uint32Array): void;
  /** Puts the gradient of a batch's rows in its place, added up; returns their squared error. */
  add(net: Net, from: number, to: number, gradient: Float32Array): number;
}

/** Returns the mean squared error over the samples of the last epoch; changes the net. */
export function fit(
  net: Net,
  drawers: Drawers,
  seed: string,
  options: FitOptions,
  slopes: Slopes = slopesHere(net.layers),
): number {
  const { weights } = net;
  const gradient = new Float32Array(weights.length);
  const adam = new Adam(weights.length, options);
  const rng = seededRng(`fit ${seed}`);
  let [error, rows] = [0, 0];
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    [error, rows] = [0, 0];
    const rate = options.rate * (1 - epoch / options.epochs);
    for (const samples of drawers(rng)) {
      const { length } = samples.results;
      slopes.take(samples, shuffled(length, rng));
      for (let from = 0; from < length; from += options.batch) {
        const to = Math.min(length, from + options.batch);
        error += slopes.add(net, from, to, gradient);
        adam.step(weights, gradient, rate, to - from);
      }
      rows += length;
    }
  }
  return error / Math.max(1, rows);
}

/** A batch is worked out in two parts, whoever does it: so the sums are the same to the bit. */
export const PARTS = 2;

export function partOf(part: number, from: number, to: number): readonly [number, number] {
  const at = (end: number): number => from + Math.floor(((to - from) * end) / PARTS);
  return [at(part), at(part + 1)];
}

/** Puts the gradient of some rows in its place, added up; returns their squared error. */
export type AddUp = (
  net: Net,
  samples: Samples,
  rows: Uint32Array,
  gradient: Float32Array,
) => number;

export function adderUp(layers: Layers): AddUp {
  const [inputs] = layers;
  const hidden = activationsOf(layers);
  const back = activationsOf(layers);
  return (net, samples, rows, gradient) => {
    let error = 0;
    gradient.fill(0);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      const features = samples.features.subarray(row * inputs, (row + 1) * inputs);
      const off = backward(net, features, samples.results[row] ?? 0, hidden, back, gradient);
      error += off * off;
    }
    return error;
  };
}

export function addTo(gradient: Float32Array, other: Float32Array): void {
  for (let at = 0; at < gradient.length; at++)
    gradient[at] = (gradient[at] ?? 0) + (other[at] ?? 0);
}

/** All parts one after the other, in this thread. */
function slopesHere(layers: Layers): Slopes {
  const addUp = adderUp(layers);
  const other = new Float32Array(weightCount(layers));
  let samples: Samples = { features: new Float32Array(), results: new Float32Array() };
  let order = new Uint32Array();
  return {
    take(theirs, inOrder) {
      samples = theirs;
      order = inOrder.slice();
    },
    add(net, from, to, gradient) {
      let error = 0;
      for (let part = 0; part < PARTS; part++) {
        const into = part === 0 ? gradient : other;
        error += addUp(net, samples, order.subarray(...partOf(part, from, to)), into);
        if (part > 0) addTo(gradient, other);
      }
      return error;
    },
  };
}

/** The mean squared error on samples that the net was not fitted to. */
export function errorOf(net: Net, samples: Samples): number {
  const [inputs] = net.layers;
  const hidden = activationsOf(net.layers);
  let error = 0;
  for (const [row, result] of samples.results.entries()) {
    const features = samples.features.subarray(row * inputs, (row + 1) * inputs);
    error += (valueOf(net, features, hidden) - result) ** 2;
  }
  return error / Math.max(1, samples.results.length);
}

/** Adds one sample's gradient of the cross entropy; returns how far the value was off. */
function backward(
  net: Net,
  features: Float32Array,
  result: number,
  hidden: Activations,
  back: Activations,
  gradient: Float32Array,
): number {
  const { layers, weights } = net;
  const [inputs, first, second] = layers;
  const off = valueOf(net, features, hidden) - result;
  const atSecond = inputs * first + first;
  const atLast = atSecond + first * second + second;
  for (let i = 0; i < second; i++) {
    const active = hidden.second[i] ?? 0;
    gradient[atLast + i] = (gradient[atLast + i] ?? 0) + off * active;
    back.second[i] = off * (weights[atLast + i] ?? 0) * (active > 0 ? 1 : LEAK);
  }
  gradient[atLast + second] = (gradient[atLast + second] ?? 0) + off;
  layerBack(atSecond, hidden.first, first, ALL, first, back.second, second, gradient);
  for (let i = 0; i < first; i++) {
    let sum = 0;
    for (let o = 0; o < second; o++) {
      sum += (back.second[o] ?? 0) * (weights[atSecond + o * first + i] ?? 0);
    }
    back.first[i] = sum * ((hidden.first[i] ?? 0) > 0 ? 1 : LEAK);
  }
  const found = findInputs(features, hidden.inputs);
  layerBack(0, features, inputs, hidden.inputs, found, back.first, first, gradient);
  return off;
}

function layerBack(
  from: number,
  input: Float32Array,
  inputs: number,
  places: Uint16Array,
  found: number,
  back: Float32Array,
  outputs: number,
  gradient: Float32Array,
): void {
  const biases = from + inputs * outputs;
  for (let o = 0; o < outputs; o++) {
    const slope = back[o] ?? 0;
    if (slope === 0) continue;
    const row = from + o * inputs;
    for (let at = 0; at < found; at++) {
      const i = places[at] ?? 0;
      gradient[row + i] = (gradient[row + i] ?? 0) + slope * (input[i] ?? 0);
    }
    gradient[biases + o] = (gradient[biases + o] ?? 0) + slope;
  }
}

/** Steps down a slope, each weight at its own pace. */
export class Adam {
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  readonly #decay: number;
  #steps = 0;
  constructor(size: number, { decay }: FitOptions) {
    this.#mean = new Float32Array(size);
    this.#square = new Float32Array(size);
    this.#decay = decay;
  }
  step(weights: Float32Array, gradient: Float32Array, rate: number, rows: number): void {
    this.#steps++;
    const unbiasedMean = 1 - 0.9 ** this.#steps;
    const unbiasedSquare = 1 - 0.999 ** this.#steps;
    for (let i = 0; i < weights.length; i++) {
      const slope = (gradient[i] ?? 0) / rows;
      const mean = 0.9 * (this.#mean[i] ?? 0) + 0.1 * slope;
      const square = 0.999 * (this.#square[i] ?? 0) + 0.001 * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      const weight = weights[i] ?? 0;
      const pull = mean / unbiasedMean / (Math.sqrt(square / unbiasedSquare) + 1e-8);
      weights[i] = weight - rate * (pull + this.#decay * weight);
    }
  }
}

export function shuffled(rows: number, rng: Rng): Uint32Array {
  const order = Uint32Array.from({ length: rows }, (_, row) => row);
  for (let i = rows - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  return order;
}
