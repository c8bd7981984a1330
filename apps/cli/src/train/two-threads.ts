/** A fit on two threads: this one, and another one beside it. */
import { Worker } from 'node:worker_threads';
import { addTo, type Layers, type Slopes } from '@roundhouse/bots';
import { Failed } from '../command.ts';
import { DONE, FROM, IS_OVER, ROUND, Share, sharedFit, TO } from './shared-fit.ts';

/** Far more than a batch takes: this thread can't be told otherwise that the other one broke. */
const PATIENCE_MS = 120_000;

export interface OpenSlopes extends Slopes {
  close(): void;
}

/** `rows`: the most that are taken at once. */
export function slopesOnTwoThreads(layers: Layers, rows: number): OpenSlopes {
  const fit = sharedFit(layers, rows);
  const { signals } = fit;
  const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { workerData: fit });
  const own = new Share(fit, 0);
  return {
    take({ features, results }, order) {
      fit.features.set(features);
      fit.results.set(results);
      fit.order.set(order);
    },
    add({ weights }, from, to, gradient) {
      fit.weights.set(weights);
      [signals[FROM], signals[TO]] = [from, to];
      const round = Atomics.add(signals, ROUND, 1) + 1;
      Atomics.notify(signals, ROUND);
      const error = own.add(from, to, gradient);
      while (Atomics.load(signals, DONE) !== round) {
        const ended = Atomics.wait(signals, DONE, round - 1, PATIENCE_MS);
        if (ended === 'timed-out') throw new Failed('the other thread of the fit does not answer');
      }
      addTo(gradient, fit.gradient);
      return error + (fit.error[0] ?? 0);
    },
    close() {
      Atomics.store(signals, IS_OVER, 1);
      Atomics.add(signals, ROUND, 1);
      Atomics.notify(signals, ROUND);
      worker.unref();
    },
  };
}
