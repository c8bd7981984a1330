/** The levels of a title at a table of so many seats, and with that box. */
import { isLearned, type MatchRecord } from '@roundhouse/engine';
import {
  answerReview,
  budgetOf,
  levelsOf,
  netFromBytes,
  netJudge,
  withWins,
  type BotJob,
  type Bots,
  type ReviewAnswer,
  type ReviewQuestion,
  type Thought,
} from '@roundhouse/bots';
import type { AnyGame } from './playable.ts';
import type { Title } from './title.ts';

/** How the host reads a file beside the code: Node from the disk, a browser from its server. Undefined: it is not there. */
export type ReadBytes = (file: URL) => Promise<Uint8Array | undefined>;

/** Nets have learned with our boxes: with another there are only the levels that need none. */
async function weightsFor(
  title: Title,
  config: AnyGame['config'],
  read: ReadBytes,
): Promise<Uint8Array | undefined> {
  const { box } = await title.rules();
  return isLearned(box, config) ? read(title.weights(config.seats)) : undefined;
}

/** Without weights for that number of seats there are only the levels that need none. */
export async function botsOf(
  title: Title,
  config: AnyGame['config'],
  read: ReadBytes,
): Promise<Bots<AnyGame>> {
  const [brain, bytes] = await Promise.all([title.brain(), weightsFor(title, config, read)]);
  return levelsOf(brain, bytes && netFromBytes(bytes));
}

/** Who judges positions for the searching levels; undefined: nobody trained it for such a table. */
export async function judgeOf(
  title: Title,
  config: AnyGame['config'],
  read: ReadBytes,
): Promise<ReturnType<typeof netJudge<AnyGame>> | undefined> {
  const [brain, bytes] = await Promise.all([title.brain(), weightsFor(title, config, read)]);
  return bytes && netJudge(brain, netFromBytes(bytes));
}

/** What the expert says of a finished match; undefined: nobody trained it for such a table. */
export async function reviewOf(
  title: Title,
  record: MatchRecord,
  question: ReviewQuestion,
  read: ReadBytes,
): Promise<ReviewAnswer<ReviewQuestion> | undefined> {
  const judge = await judgeOf(title, record.config as unknown as AnyGame['config'], read);
  return judge && answerReview(await title.brain(), judge, record, question);
}

/** Advice follows the best of what was weighed to the end of the match: how often it wins, and what the others lack. */
export async function followedThought(
  title: Title,
  job: BotJob<AnyGame>,
  thought: Thought<AnyGame>,
  now: () => number,
): Promise<Thought<AnyGame>> {
  const { followed } = job;
  const { explanation } = thought;
  if (!followed || !explanation) return thought;
  const budget = budgetOf({ ms: followed.ms }, now);
  const spent = (): number => budget?.spent?.() ?? 1;
  const brain = await title.brain();
  return { ...thought, explanation: withWins(brain, explanation, job, followed.most, spent) };
}
