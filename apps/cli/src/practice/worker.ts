/** A thread that works for a practice: jobs in, answers out, one at a time. */
import {
  netFromBytes,
  netJudge,
  playPair,
  quickPolicy,
  takeDrills,
  type Brain,
  type Pair,
  type Policy,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { answerJobs, tableOf } from '../crew.ts';
import type { DrillsJob, PairsJob } from './jobs.ts';
import { keepDrills } from './drills-file.ts';

async function done(job: DrillsJob | PairsJob): Promise<readonly Pair[]> {
  const { brain, config } = await tableOf(job);
  if (job.kind === 'pairs') return pairs(brain, config, job);
  const net = netFromBytes(job.weights);
  keepDrills(job.file, takeDrills(brain, { ...job, config, judge: netJudge(brain, net) }));
  return [];
}

function pairs(brain: Brain<AnyGame>, config: AnyGame['config'], job: PairsJob): readonly Pair[] {
  const policyIn = (bytes: Uint8Array): Policy<AnyGame> =>
    quickPolicy(brain, netFromBytes(bytes).instinct);
  const [plus, minus] = [policyIn(job.challenger), policyIn(job.weights)];
  return Array.from({ length: job.to - job.from }, (_, at) =>
    playPair(brain, config, { plus, minus }, job.seed, job.from + at),
  );
}

answerJobs(done);
