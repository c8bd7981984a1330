/** A thread that thinks for bots: jobs in, answers out, one at a time. */
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { answerJob, type Answer, type BotJob } from '@roundhouse/bots';
import { parseRecord } from '@roundhouse/engine';
import type { ReviewJob } from '@roundhouse/table';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { botsOf, reviewOf } from '@roundhouse/titles/bots';

const read = (file: URL) => readFile(file).catch(() => undefined);

async function thoughtOn(job: BotJob<AnyGame> | ReviewJob): Promise<Answer> {
  try {
    const title = titleOf(job.title);
    if ('record' in job) {
      const record = parseRecord(job.record);
      return { value: title && (await reviewOf(title, record, job.question, read)) };
    }
    const bots = title && (await botsOf(title, job.view.config, read));
    // A table of a size that no weights were trained for has no searching levels.
    const bot = bots?.[job.level] ?? bots?.normal;
    if (!bot) return { error: `${job.title} has no bot ${job.level}` };
    return { value: answerJob(bot, job, () => performance.now()) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (job: BotJob<AnyGame> | ReviewJob) => {
  parentPort?.postMessage(await thoughtOn(job), []);
});
