/** The levels of a title at a table of so many seats. */
import { levelsOf, netFromBytes, type Bots } from '@roundhouse/bots';
import type { AnyGame, Title } from './title.ts';

/** How the host reads a file beside the code: Node from the disk, a browser from its server. Undefined: it is not there. */
export type ReadBytes = (file: URL) => Promise<Uint8Array | undefined>;

/** Without weights for that number of seats there are only the levels that need none. */
export async function botsOf(title: Title, seats: number, read: ReadBytes): Promise<Bots<AnyGame>> {
  const [brain, bytes] = await Promise.all([title.brain(), read(title.weights(seats))]);
  return levelsOf(brain, bytes && netFromBytes(bytes));
}
