/** The levels of a title at a table of so many seats. */
import type { MatchRecord } from '@roundhouse/engine';
import {
  levelsOf,
  netFromBytes,
  netJudge,
  reviewMatch,
  type Bots,
  type Review,
  type Wanted,
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

/** A finished match as the expert sees it; undefined: nobody trained it for that number of seats. */
export async function reviewOf(
  title: Title,
  seats: number,
  record: MatchRecord,
  wanted: Wanted,
  read: ReadBytes,
): Promise<Review | undefined> {
  const [brain, bytes] = await Promise.all([title.brain(), read(title.weights(seats))]);
  return bytes && reviewMatch(brain, netJudge(brain, netFromBytes(bytes)), record, wanted);
}
