/** A thread that works for a practice: jobs in, answers out, one at a time. */
import {
  netFromBytes,
  netJudge,
  playPair,
  takeLessons,
  withInstinct,
  type Brain,
  type Pair,
} from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { answerJobs, tableOf } from '../crew.ts';
import type { LessonsJob, PairsJob } from './jobs.ts';
import { keepLessons } from './lessons-file.ts';

async function done(job: LessonsJob | PairsJob): Promise<readonly Pair[]> {
  const { brain, config } = await tableOf(job);
  if (job.kind === 'pairs') return pairs(brain, config, job);
  const net = netFromBytes(job.weights);
  keepLessons(job.file, takeLessons(brain, { ...job, config, judge: netJudge(brain, net) }));
  return [];
}

function pairs(brain: Brain<AnyGame>, config: AnyGame['config'], job: PairsJob): readonly Pair[] {
  const [plus, minus] = [job.challenger, job.weights].map(
    (bytes) => withInstinct(brain, netFromBytes(bytes).instinct).policy,
  );
  if (!plus || !minus) throw new Error('a match wants two sides');
  return Array.from({ length: job.to - job.from }, (_, at) =>
    playPair(brain, config, { plus, minus }, job.seed, job.from + at),
  );
}

answerJobs(done);
