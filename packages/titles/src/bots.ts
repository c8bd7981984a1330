/** The levels of a title at a table of so many seats, and with that box. */
import { isLearned, type MatchRecord } from '@roundhouse/engine';
import {
  answerReview,
  levelsOf,
  netFromBytes,
  netJudge,
  type Bots,
  type ReviewAnswer,
  type ReviewQuestion,
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

/** What the expert says of a finished match; undefined: nobody trained it for such a table. */
export async function reviewOf(
  title: Title,
  record: MatchRecord,
  question: ReviewQuestion,
  read: ReadBytes,
): Promise<ReviewAnswer<ReviewQuestion> | undefined> {
  const [brain, bytes] = await Promise.all([
    title.brain(),
    weightsFor(title, record.config as unknown as AnyGame['config'], read),
  ]);
  return bytes && answerReview(brain, netJudge(brain, netFromBytes(bytes)), record, question);
}
