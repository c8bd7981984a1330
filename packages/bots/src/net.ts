/** A small value net: features, two hidden layers, one output from 0 to 1. Plain loops over Float32Array. */

import type { Instinct } from './instinct.ts';

/** Sizes of the layers, the input first. */
export type Layers = readonly [number, number, number];

export interface Net {
  readonly layers: Layers;
  /** Row by row, then the biases, layer by layer. */
  readonly weights: Float32Array;
  /** What was learned beside it about quick choices: the expert's play-outs are played by it. */
  readonly instinct?: Instinct | undefined;
}

export function weightCount([inputs, first, second]: Layers): number {
  return inputs * first + first + first * second + second + second + 1;
}

export interface Activations {
  /** The places of the inputs that are not zero: most positions leave most of them so. */
  readonly inputs: Uint16Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
}

export function activationsOf([inputs, first, second]: Layers): Activations {
  return {
    inputs: new Uint16Array(inputs),
    first: new Float32Array(first),
    second: new Float32Array(second),
  };
}

/** Returns how many there are. */
export function findInputs(features: Float32Array, into: Uint16Array): number {
  let found = 0;
  for (let i = 0; i < features.length; i++) if (features[i] !== 0) into[found++] = i;
  return found;
}

/** The places of a layer of which nothing is left out. */
export const ALL = Uint16Array.from({ length: 2 ** 16 }, (_, place) => place);

/** The net's value of a position; `hidden` keeps the activations for training. */
export function valueOf(net: Net, features: Float32Array, hidden: Activations): number {
  const { layers, weights } = net;
  const [inputs, first, second] = layers;
  const found = findInputs(features, hidden.inputs);
  let at = forward(weights, 0, features, inputs, hidden.inputs, found, hidden.first, first);
  at = forward(weights, at, hidden.first, first, ALL, first, hidden.second, second);
  let sum = weights[at + second] ?? 0;
  for (let i = 0; i < second; i++) sum += (weights[at + i] ?? 0) * (hidden.second[i] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** One leaky layer; returns where the next layer's weights begin. */
function forward(
  weights: Float32Array,
  from: number,
  input: Float32Array,
  inputs: number,
  places: Uint16Array,
  found: number,
  output: Float32Array,
  outputs: number,
): number {
  const biases = from + inputs * outputs;
  for (let o = 0; o < outputs; o++) {
    let sum = weights[biases + o] ?? 0;
    const row = from + o * inputs;
    for (let at = 0; at < found; at++) {
      const i = places[at] ?? 0;
      sum += (weights[row + i] ?? 0) * (input[i] ?? 0);
    }
    output[o] = sum > 0 ? sum : LEAK * sum;
  }
  return biases + outputs;
}

export const LEAK = 0.01;
