/** A thread that thinks for bots: jobs in, answers out, one at a time. */
import { parentPort } from 'node:worker_threads';
import { answerJob, type Answer, type BotJob } from '@roundhouse/bots';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { followedThought } from '@roundhouse/titles/bots';
import { levelsAt } from './levels.ts';

async function thoughtOn(job: BotJob<AnyGame>): Promise<Answer> {
  try {
    const title = titleOf(job.title);
    const bot = title && (await levelsAt(title, job.view.config))[job.level];
    if (!title || !bot)
      return { error: `${job.title} has no bot ${job.level} at ${job.seats} seats` };
    const now = (): number => performance.now();
    return { value: await followedThought(title, job, answerJob(bot, job, now), now) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (job: BotJob<AnyGame>) => {
  parentPort?.postMessage(await thoughtOn(job), []);
});
