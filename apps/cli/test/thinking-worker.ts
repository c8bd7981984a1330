/** A worker with an expert that learnt nothing: weights are no matter of these tests. */
import { parentPort } from 'node:worker_threads';
import { answerJob, levelsOf, type BotJob } from '@roundhouse/bots';
import { titleOf, type AnyGame } from '@roundhouse/titles';

const nothing = new Int32Array(new SharedArrayBuffer(4));

parentPort?.on('message', async (job: BotJob<AnyGame>) => {
  if (job.seed === 'exit') process.exit(3);
  if (job.seed === 'crash') throw new Error('a crash on purpose');
  // It need not keep a core busy to be deaf.
  while (job.seed === 'hang') Atomics.wait(nothing, 0, 0, 10);
  const brain = await titleOf(job.title)?.brain();
  if (!brain) throw new Error(`${job.title} is no title`);
  const weights = new Float32Array(brain.features + 5);
  const { expert } = levelsOf(brain, { layers: [brain.features, 1, 1], weights });
  if (!expert) throw new Error('there is no expert');
  parentPort?.postMessage({ value: answerJob(expert, job, () => performance.now()) }, []);
});
