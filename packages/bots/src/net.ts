/** A small value net: features, two hidden layers, one output from 0 to 1. Plain loops over Float32Array. */

/** Sizes of the layers, the input first. */
export type Layers = readonly [number, number, number];

export interface Net {
  readonly layers: Layers;
  /** Row by row, then the biases, layer by layer. */
  readonly weights: Float32Array;
}

export function weightCount([inputs, first, second]: Layers): number {
  return inputs * first + first + first * second + second + second + 1;
}

export interface Activations {
  readonly first: Float32Array;
  readonly second: Float32Array;
}

export function activationsOf([, first, second]: Layers): Activations {
  return { first: new Float32Array(first), second: new Float32Array(second) };
}

/** The net's value of a position; `hidden` keeps the activations for training. */
export function valueOf(net: Net, features: Float32Array, hidden: Activations): number {
  const { layers, weights } = net;
  const [inputs, first, second] = layers;
  let at = forward(weights, 0, features, inputs, hidden.first, first);
  at = forward(weights, at, hidden.first, first, hidden.second, second);
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
  output: Float32Array,
  outputs: number,
): number {
  const biases = from + inputs * outputs;
  for (let o = 0; o < outputs; o++) {
    let sum = weights[biases + o] ?? 0;
    const row = from + o * inputs;
    for (let i = 0; i < inputs; i++) sum += (weights[row + i] ?? 0) * (input[i] ?? 0);
    output[o] = sum > 0 ? sum : LEAK * sum;
  }
  return biases + outputs;
}

export const LEAK = 0.01;
