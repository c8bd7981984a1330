/** A thread that plays for a tuning: jobs in, pairs of games out, one job at a time. */
import { playPair, type Pair } from '@roundhouse/bots';
import { answerJobs, tableOf } from '../crew.ts';
import type { PairsJob } from './jobs.ts';

async function played(job: PairsJob): Promise<readonly Pair[]> {
  const { brain, config } = await tableOf(job);
  const { tuning } = brain;
  if (!tuning) throw new Error(`${job.title} has no figures`);
  const rivals = {
    plus: tuning.policy(job.plus, config.seats),
    minus: tuning.policy(job.minus, config.seats),
  };
  return Array.from({ length: job.to - job.from }, (_, at) =>
    playPair(brain, config, rivals, job.seed, job.from + at),
  );
}

answerJobs(played);
