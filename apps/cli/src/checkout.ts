/** The expert of another checkout of this repository, its code and all: what changed since then is measured by playing it. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Bot, levelsOf, netFromBytes } from '@roundhouse/bots';
import type { AnyGame, titleOf, Title } from '@roundhouse/titles';
import { quoted } from './arguments.ts';
import { Misuse } from './command.ts';
import { pathFrom, readBytes } from './files.ts';

/** How it is named among players: `checkout:../roundhouse-before`. */
export const CHECKOUT = 'checkout:';

/** What is asked of it was the same in all versions, as are views and actions, which are plain data. */
interface Code {
  readonly titleOf: typeof titleOf;
  readonly levelsOf: typeof levelsOf;
  readonly netFromBytes: typeof netFromBytes;
}

export async function checkoutBot(
  { id }: Title,
  { seats }: AnyGame['config'],
  name: string,
): Promise<Bot<AnyGame>> {
  const folder = name.slice(CHECKOUT.length);
  const { titleOf, levelsOf, netFromBytes } = await codeIn(folder);
  const title = titleOf(id);
  if (!title) throw new Misuse(`${quoted(folder)} has no ${id}`);
  const net = netFromBytes(readBytes(fileURLToPath(title.weights(seats))));
  const { expert } = levelsOf(await title.brain(), net);
  if (expert) return expert;
  throw new Misuse(`${quoted(folder)} has no expert of ${id}`);
}

async function codeIn(folder: string): Promise<Code> {
  const imported = (name: string): Promise<unknown> =>
    import(pathToFileURL(pathFrom(join(folder, 'packages', name, 'src', 'index.ts'))).href);
  try {
    const [titles, bots] = await Promise.all([imported('titles'), imported('bots')]);
    return { ...(titles as Code), ...(bots as Code) };
  } catch (error) {
    const cause = error instanceof Error ? error.message : '';
    throw new Misuse(`${quoted(folder)} is no checkout that can be used: ${cause}`);
  }
}
