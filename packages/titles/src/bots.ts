/** The levels of a title at a table of so many seats. */
import type { MatchRecord } from '@roundhouse/engine';
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

/** Without weights for that number of seats there are only the levels that need none. */
export async function botsOf(title: Title, seats: number, read: ReadBytes): Promise<Bots<AnyGame>> {
  const [brain, bytes] = await Promise.all([title.brain(), read(title.weights(seats))]);
  return levelsOf(brain, bytes && netFromBytes(bytes));
}

/** What the expert says of a finished match; undefined: nobody trained it for that number of seats. */
export async function reviewOf(
  title: Title,
  seats: number,
  record: MatchRecord,
  question: ReviewQuestion,
  read: ReadBytes,
): Promise<ReviewAnswer<ReviewQuestion> | undefined> {
  const [brain, bytes] = await Promise.all([title.brain(), read(title.weights(seats))]);
  return bytes && answerReview(brain, netJudge(brain, netFromBytes(bytes)), record, question);
}
