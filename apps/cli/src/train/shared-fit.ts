/** The numbers of a fit in memory that two threads share: each works out its part of every batch. */
import {
  adderUp,
  partOf,
  weightCount,
  type AddUp,
  type Layers,
  type Net,
  type Samples,
} from '@roundhouse/bots';

/** Where the figures of a batch stand among the signals. */
export const ROUND = 0;
export const DONE = 1;
export const IS_OVER = 2;
export const FROM = 3;
export const TO = 4;
const SIGNALS = 5;

export interface SharedFit {
  readonly layers: Layers;
  readonly signals: Int32Array<SharedArrayBuffer>;
  readonly weights: Float32Array<SharedArrayBuffer>;
  readonly features: Float32Array<SharedArrayBuffer>;
  readonly results: Float32Array<SharedArrayBuffer>;
  readonly order: Uint32Array<SharedArrayBuffer>;
  /** Of the other thread. */
  readonly gradient: Float32Array<SharedArrayBuffer>;
  readonly error: Float64Array<SharedArrayBuffer>;
}

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);

export function sharedFit(layers: Layers, rows: number): SharedFit {
  const count = weightCount(layers);
  return {
    layers,
    signals: new Int32Array(shared(SIGNALS * 4)),
    weights: new Float32Array(shared(count * 4)),
    features: new Float32Array(shared(rows * layers[0] * 4)),
    results: new Float32Array(shared(rows * 4)),
    order: new Uint32Array(shared(rows * 4)),
    gradient: new Float32Array(shared(count * 4)),
    error: new Float64Array(shared(8)),
  };
}

/** One thread's part of the batches. */
export class Share {
  readonly #fit: SharedFit;
  readonly #net: Net;
  readonly #samples: Samples;
  readonly #addUp: AddUp;
  readonly #part: number;

  constructor(fit: SharedFit, part: number) {
    this.#fit = fit;
    this.#net = { layers: fit.layers, weights: fit.weights };
    this.#samples = { features: fit.features, results: fit.results };
    this.#addUp = adderUp(fit.layers);
    this.#part = part;
  }

  add(from: number, to: number, gradient: Float32Array): number {
    const rows = this.#fit.order.subarray(...partOf(this.#part, from, to));
    return this.#addUp(this.#net, this.#samples, rows, gradient);
  }
}
