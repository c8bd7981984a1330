/** A worker that thinks for bots: jobs in, answers out, one at a time. */
import {
  answerJob,
  budgetOf,
  withWins,
  type Answer,
  type BotJob,
  type Thought,
} from '@roundhouse/bots';
import { parseRecord } from '@roundhouse/engine';
import type { ReviewJob } from '@roundhouse/table';
import { botsOf, reviewOf, titleOf, type AnyGame, type Title } from '@roundhouse/titles';

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
    const thought = answerJob(bot, job, () => performance.now());
    return { value: await adviceOn(title, job, thought) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Advice follows the best of what was weighed to the end of the match, and says how often it wins. */
async function adviceOn(
  title: Title | undefined,
  job: BotJob<AnyGame>,
  thought: Thought<AnyGame>,
): Promise<Thought<AnyGame>> {
  const { followed } = job;
  const { explanation } = thought;
  if (!title || !followed || !explanation) return thought;
  const budget = budgetOf({ ms: followed.ms }, () => performance.now());
  const spent = (): number => budget?.spent?.() ?? 1;
  const brain = await title.brain();
  return { ...thought, explanation: withWins(brain, explanation, job, followed.most, spent) };
}

addEventListener('message', async (event: MessageEvent<BotJob<AnyGame> | ReviewJob>) => {
  postMessage(await thoughtOn(event.data));
});
