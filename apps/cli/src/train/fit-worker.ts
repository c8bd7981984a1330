/** The other thread of a fit: a part of every batch, until it is over. */
import { workerData } from 'node:worker_threads';
import { DONE, FROM, IS_OVER, ROUND, Share, TO, type SharedFit } from './shared-fit.ts';

const fit = workerData as SharedFit;
const { signals } = fit;
const share = new Share(fit, 1);
for (let round = 0; ;) {
  Atomics.wait(signals, ROUND, round);
  if (Atomics.load(signals, IS_OVER) === 1) break;
  round = Atomics.load(signals, ROUND);
  fit.error[0] = share.add(signals[FROM] ?? 0, signals[TO] ?? 0, fit.gradient);
  Atomics.store(signals, DONE, round);
  Atomics.notify(signals, DONE);
}
