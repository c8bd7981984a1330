/** A worker that thinks for bots: jobs in, answers out, one at a time. */
import { answerJob, type Answer, type BotJob } from '@roundhouse/bots';
import { parseRecord } from '@roundhouse/engine';
import type { ReviewJob } from '@roundhouse/table';
import { botsOf, reviewOf, titleOf, type AnyGame } from '@roundhouse/titles';

async function readBytes(file: URL): Promise<Uint8Array | undefined> {
  const response = await fetch(file);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

async function thoughtOn(job: BotJob<AnyGame> | ReviewJob): Promise<Answer> {
  try {
    const title = titleOf(job.title);
    if ('record' in job) {
      const record = parseRecord(job.record);
      return { value: title && (await reviewOf(title, job.seats, record, job, readBytes)) };
    }
    const bots = title && (await botsOf(title, job.seats, readBytes));
    // A table of a size that no weights were trained for has no searching levels.
    const bot = bots?.[job.level] ?? bots?.normal;
    if (!bot) return { error: `${job.title} has no bot ${job.level}` };
    return { value: answerJob(bot, job, () => performance.now()) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<BotJob<AnyGame> | ReviewJob>) => {
  postMessage(await thoughtOn(event.data));
});
