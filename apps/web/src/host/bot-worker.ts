/** A worker that thinks for bots: jobs in, answers out, one at a time. */
import { answerJob, type Answer, type BotJob } from '@roundhouse/bots';
import { parseRecord } from '@roundhouse/engine';
import type { ReviewJob } from '@roundhouse/table';
import { titleOf, type AnyGame } from '@roundhouse/titles';
import { botsOf, followedThought, reviewOf } from '@roundhouse/titles/bots';

async function readBytes(file: URL): Promise<Uint8Array | undefined> {
  const response = await fetch(file);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

async function thoughtOn(job: BotJob<AnyGame> | ReviewJob): Promise<Answer> {
  try {
    const title = titleOf(job.title);
    if ('record' in job) {
      const record = parseRecord(job.record);
      return {
        value: title && (await reviewOf(title, record, job.question, readBytes)),
      };
    }
    const bots = title && (await botsOf(title, job.view.config, readBytes));
    // A table of a size that no weights were trained for has no searching levels.
    const bot = bots?.[job.level] ?? bots?.normal;
    if (!bot) return { error: `${job.title} has no bot ${job.level}` };
    const now = (): number => performance.now();
    const thought = answerJob(bot, job, now);
    return { value: title && (await followedThought(title, job, thought, now)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', async (event: MessageEvent<BotJob<AnyGame> | ReviewJob>) => {
  postMessage(await thoughtOn(event.data));
});
